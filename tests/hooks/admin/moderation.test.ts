import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { aVideoOf, collections, kinds, moderationStage } from './moderation-stage.ts';

const stage = moderationStage();
const { api, setStage, report, revise, sees, actions } = stage;

describe('a decision', () => {
  beforeAll(setStage);

  test.each(kinds)(
    'to hide a %s takes it from all but its owner and admins (who read no messages), is logged, and can be undone',
    async (kind) => {
      const { id } = (await report(stage.ada, kind)).body;
      const reader = kind === 'message' ? stage.ada : await api.join(`r_${newRecordId()}`);
      expect([await sees(reader, kind), await sees(stage.ben, kind)]).toEqual([true, true]);
      expect((await revise(stage.admin, id, { status: 'hidden', note: 'Rude.' })).status).toBe(200);
      expect([await sees(reader, kind), await sees(stage.ben, kind), await sees(stage.admin, kind)]).toEqual([
        false,
        true,
        kind !== 'message',
      ]);
      if (kind !== 'message') expect(await sees(null, kind)).toBe(false);
      expect((await revise(stage.admin, id, { status: 'restored' })).status).toBe(200);
      expect(await sees(reader, kind)).toBe(true);
      expect(await actions(stage.rows[kind])).toMatchObject([
        {
          action: `${kind}.hide`,
          actor: stage.admin.id,
          subject_kind: kind,
          details: { owner: stage.ben.id, report: id, note: 'Rude.' },
        },
        { action: `${kind}.restore`, actor: stage.admin.id },
      ]);
    },
  );

  test('settles every report of the item at once, and two admins who decide the same converge', async () => {
    await setStage();
    const other = await api.join(`two_${newRecordId()}`);
    const [first, second] = [(await report(stage.ada, 'food')).body.id, (await report(other, 'food')).body.id];
    await revise(stage.admin, first, { status: 'hidden' });
    expect((await api.call('GET', recordsPath('reports', second), { token: other.token })).body).toMatchObject({
      status: 'hidden',
    });
    expect((await revise(stage.admin, second, { status: 'hidden' })).status).toBe(200);
    expect(await actions(stage.rows.food)).toHaveLength(1);
  });

  test('to dismiss touches nothing; no step leads where there is none', async () => {
    await setStage();
    const { id } = (await report(stage.ada, 'review')).body;
    expect((await revise(stage.admin, id, { status: 'restored' })).body.data['status']?.code).toBe(
      'validation_invalid_step',
    );
    await revise(stage.admin, id, { status: 'dismissed' });
    expect(await sees(null, 'review')).toBe(true);
    expect(await actions(stage.rows.review)).toMatchObject([{ action: 'review.dismiss' }]);
  });

  test("is no member's, and an admin puts no word into a reporter's mouth", async () => {
    await setStage();
    const { id } = (await report(stage.ada, 'food')).body;
    expect((await revise(stage.ada, id, { status: 'hidden' })).status).toBe(400);
    expect((await revise(stage.ben, id, { status: 'dismissed' })).status).toBe(404);
    expect((await revise(stage.admin, id, { text: 'No.' })).status).toBe(400);
    expect(
      (
        await api.call('PATCH', recordsPath('foods', stage.rows.food), {
          token: stage.ben.token,
          body: { is_hidden: true },
        })
      ).status,
    ).toBe(400);
    await revise(stage.admin, id, { status: 'hidden' });
    expect(
      (
        await api.call('PATCH', recordsPath('foods', stage.rows.food), {
          token: stage.ben.token,
          body: { is_hidden: false },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await api.call('PATCH', recordsPath('foods', stage.rows.food), {
          token: stage.ben.token,
          body: { description: 'Better.' },
        })
      ).status,
    ).toBe(200);
    expect(await sees(stage.ada, 'food')).toBe(false);
  });
});

describe('[S5] what is hidden', () => {
  beforeAll(setStage);

  test('leaves devices with the next pull, and no snapshot that is built holds it', async () => {
    const cursors = { '*': 0, [`m:${stage.ben.id}`]: 0 };
    const before = await pullAll(api, { token: stage.ada.token, cursors });
    expect(JSON.stringify(before.rows)).toContain(stage.rows.review);
    for (const kind of ['food', 'review', 'member'] as const)
      await revise(stage.admin, (await report(stage.ada, kind)).body.id, { status: 'hidden' });
    const after = await pullAll(api, { token: stage.ada.token, epoch: before.epoch, cursors: before.cursors });
    const named = after.entries.map(([, , collection, id]) => `${collection}/${id}`);
    for (const kind of ['food', 'review', 'member'] as const)
      expect(named).toContain(`${collections[kind]}/${stage.rows[kind]}`);
    for (const gone of [stage.rows.food, stage.rows.review, 'Example"'])
      expect(JSON.stringify(after.rows)).not.toContain(gone);
    const own = await pullAll(api, { token: stage.ben.token, cursors: { [`u:${stage.ben.id}`]: 0, '*': 0 } });
    expect(own.rows['foods']?.map(({ id }) => id)).toContain(stage.rows.food);
    const { parts } = (await api.call('POST', '/api/sync/snapshot', { token: stage.superuser })).body as unknown as {
      parts: { hash: string }[];
    };
    for (const { hash } of parts) {
      const text = String((await api.call('GET', `/api/sync/snapshot/${hash}`)).body['text']);
      // A photo of his that nobody has hidden is a cover still, and says whose it is: his profile is what is not there.
      for (const gone of [stage.rows.food, stage.rows.review, `"id":"${stage.ben.id}"`])
        expect(text).not.toContain(gone);
    }
  });

  test('R38: is not reviewed, liked, saved, filmed or reported once more, by a rule that says why; what was said before can be taken back', async () => {
    await setStage();
    const like = { food: stage.rows.food, user: stage.ada.id };
    const liked = await api.create('food_likes', stage.ada.token, like);
    const other = await api.join(`late_${newRecordId()}`);
    await revise(stage.admin, (await report(stage.ada, 'food')).body.id, { status: 'hidden' });
    for (const who of [other, stage.ben]) {
      for (const [collection, extra] of [
        ['reviews', { rating: 1 }],
        ['food_likes', {}],
        ['saved_foods', { state: 'want' }],
      ] as const) {
        const { status, body } = await api.call('POST', recordsPath(collection), {
          token: who.token,
          body: { food: stage.rows.food, user: who.id, ...extra },
        });
        expect([collection, status, body.data['food']?.code]).toEqual([collection, 400, 'validation_hidden']);
      }
      expect(
        (await api.call('POST', recordsPath('videos'), { token: who.token, body: aVideoOf(who, stage.rows.food) })).body
          .data['food']?.code,
      ).toBe('validation_hidden');
    }
    expect((await report(other, 'food')).body.data['item']?.code).toBe('validation_missing');
    expect((await api.call('DELETE', recordsPath('food_likes', liked), { token: stage.ada.token })).status).toBe(204);
  });

  test('has its picture for its owner and admins alone', async () => {
    await setStage();
    const { body } = await api.call('GET', recordsPath('foods', stage.rows.food));
    const file = `/api/files/foods/${stage.rows.food}/${String(body['image'])}`;
    const open = async (who?: ApiMember) => (await api.call('GET', file, { token: who?.token })).status;
    const withFileToken = async (who: ApiMember) => {
      const { token } = (await api.call('POST', '/api/files/token', { token: who.token })).body;
      return (await api.call('GET', `${file}?thumb=96x96&token=${String(token)}`)).status;
    };
    expect([await open(), await open(stage.ada)]).toEqual([200, 200]);
    await revise(stage.admin, (await report(stage.ada, 'food')).body.id, { status: 'hidden' });
    expect([await open(), await open(stage.ada), await open(stage.ben), await open(stage.admin)]).toEqual([
      404, 404, 200, 200,
    ]);
    expect([await withFileToken(stage.ben), await withFileToken(stage.ada)]).toEqual([200, 404]);
  });
});
