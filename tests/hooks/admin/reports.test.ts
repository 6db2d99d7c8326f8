import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { kinds, moderationStage } from './moderation-stage.ts';

const stage = moderationStage();
const { server, api, setStage, report, revise, sees, actions } = stage;

describe('a report', () => {
  beforeAll(setStage);

  test.each(kinds)("of a %s keeps what was reported, and is its reporter's and the admins' alone", async (kind) => {
    const { body } = await report(stage.ada, kind);
    const excerpt = {
      food: 'Slop',
      review: 'Rude words.',
      message: 'A threat.',
      member: 'Example',
      video: 'A cooking pot',
      photo: 'Only my thumb',
    }[kind];
    expect(body).toMatchObject({ status: 'open', item_owner: stage.ben.id, excerpt: expect.stringContaining(excerpt) });
    const seen = async (who: ApiMember) =>
      (await api.call('GET', recordsPath('reports', body.id), { token: who.token })).status;
    expect([await seen(stage.ada), await seen(stage.ben), await seen(stage.admin)]).toEqual([200, 404, 200]);
    const told = await pullAll(api, { token: stage.ben.token, cursors: { [`u:${stage.ben.id}`]: 0, 'g:admins': 0 } });
    expect([told.denied, told.rows['reports']]).toEqual([['g:admins'], undefined]);
    expect(
      (await pullAll(api, { token: stage.admin.token, cursors: { 'g:admins': 0 } })).rows['reports']?.map(
        ({ id }) => id,
      ),
    ).toContain(body.id);
  });

  test("is one per reporter and item; the second device's becomes an edit, and saying more opens a decided one again [S12]", async () => {
    const there = await api.call('GET', recordsPath('reports'), { token: stage.ada.token });
    const { id } = there.body.items.find((item) => item['kind'] === 'food') ?? { id: '' };
    expect((await report(stage.ada, 'food')).status).toBe(400);
    expect(
      (
        await revise(stage.ada, id, {
          reporter: stage.ada.id,
          kind: 'food',
          item: stage.rows.food,
          reason: 'unsafe',
          text: 'Look again.',
        })
      ).status,
    ).toBe(200);
    await revise(stage.admin, id, { status: 'dismissed' });
    expect((await revise(stage.ada, id, { text: 'I insist.' })).body).toMatchObject({ status: 'open' });
  });

  test("cannot be of what its reporter cannot see or owns, in another's name, with a decision, or of another reason than those", async () => {
    const third = await api.join(`third_${newRecordId()}`);
    expect((await report(third, 'message')).body.data['item']?.code).toBe('validation_missing');
    expect((await report(stage.ben, 'review')).body.data['item']?.code).toBe('validation_own');
    expect((await report(third, 'food', { item: newRecordId() })).status).toBe(400);
    for (const forged of [
      { reporter: stage.ada.id },
      { status: 'hidden' },
      { item_owner: third.id },
      { excerpt: 'x' },
      { reason: 'boredom' },
      { text: 'x'.repeat(1001) },
      { note: 'n' },
    ]) {
      expect([forged, (await report(third, 'food', forged)).status]).toEqual([forged, 400]);
    }
  });

  test('may come after the block of whom it is about, from the blocker and from the blocked (R38)', async () => {
    await setStage();
    await api.create('blocks', stage.ada.token, { blocker: stage.ada.id, blocked: stage.ben.id });
    expect((await report(stage.ada, 'message')).status).toBe(200);
    expect((await report(stage.ada, 'review')).status).toBe(200);
    const hers = await api.create('foods', stage.ada.token, {
      name: `Hers ${newRecordId()}`,
      uploaded_by: stage.ada.id,
    });
    expect((await report(stage.ben, 'member', { item: stage.ada.id })).status).toBe(200);
    expect((await report(stage.ben, 'food', { item: hers })).body).toMatchObject({
      status: 'open',
      item_owner: stage.ada.id,
    });
  });

  test('R38: may come from whom the reported one has blocked, of messages by their two members alone; who was blocked still reads what was written', async () => {
    await setStage();
    await api.create('blocks', stage.ben.token, { blocker: stage.ben.id, blocked: stage.ada.id });
    const third = await api.join(`third_${newRecordId()}`);
    expect((await report(third, 'message')).body.data['item']?.code).toBe('validation_missing');
    const { body } = await api.call(
      'GET',
      `${recordsPath('messages')}?filter=${encodeURIComponent(`conversation='${stage.conversation}'`)}`,
      { token: stage.ada.token },
    );
    expect(body.items.map(({ id }) => id)).toEqual([stage.rows.message]);
    for (const kind of kinds) expect([kind, (await report(stage.ada, kind)).status]).toEqual([kind, 200]);
    expect(
      (
        await api.call('POST', recordsPath('messages'), {
          token: stage.ada.token,
          body: { conversation: stage.conversation, sender: stage.ada.id, content: 'Why?' },
        })
      ).status,
    ).toBe(400);
    expect(await sees(stage.ben, 'message')).toBe(false);
  });

  test('R38: stays when its item, its reporter and whom it is about have left, with the words but without their ids, and can be decided', async () => {
    await setStage();
    const others = await Promise.all([api.join(`o_${newRecordId()}`), api.join(`p_${newRecordId()}`)]);
    const [first, second, third] = [
      (await report(stage.ada, 'message')).body.id,
      ...(await Promise.all(others.map(async (other) => (await report(other, 'food')).body.id))),
    ];
    await api.call('DELETE', recordsPath('foods', stage.rows.food), { token: stage.ben.token });
    const leave = (who: ApiMember) =>
      api.call('POST', '/api/account/delete', { token: who.token, body: { password: 'a-test-password' } });
    for (const other of others) expect((await leave(other)).status).toBe(204);
    expect((await leave(stage.ben)).status).toBe(204);
    const pulled = await pullAll(api, { token: stage.admin.token, cursors: { 'g:admins': 0 } });
    const stored = (id: string | undefined) => pulled.rows['reports']?.find((row) => row.id === id);
    expect(stored(first)).toMatchObject({
      status: 'open',
      kind: 'message',
      item: stage.rows.message,
      excerpt: 'A threat.',
      reporter: stage.ada.id,
      item_owner: '',
      owner_left: true,
      reporter_left: false,
    });
    for (const id of [second, third])
      expect(stored(id)).toMatchObject({
        kind: 'food',
        excerpt: expect.stringContaining('Slop'),
        reporter: '',
        item_owner: '',
        owner_left: true,
        reporter_left: true,
      });
    expect((await revise(stage.admin, first ?? '', { status: 'hidden', note: 'Gone already.' })).status).toBe(200);
    expect((await revise(stage.admin, second ?? '', { status: 'dismissed' })).status).toBe(200);
    expect((await api.call('GET', recordsPath('reports', third), { token: stage.admin.token })).body).toMatchObject({
      status: 'dismissed',
    });
  });

  test('R38: keeps what was reported as it was, whatever becomes of it', async () => {
    await setStage();
    const { id } = (await report(stage.ada, 'food')).body;
    await api.call('PATCH', recordsPath('foods', stage.rows.food), {
      token: stage.ben.token,
      body: { name: `Harmless ${newRecordId()}`, description: 'Nothing here.' },
    });
    await revise(stage.ada, id, { text: 'It was worse before.' });
    expect((await api.call('GET', recordsPath('reports', id), { token: stage.ada.token })).body['excerpt']).toContain(
      'Slop',
    );
  });

  describe('R38: keeps the picture that was reported', () => {
    const pictured = {
      food: ['foods', 'image'],
      member: ['profiles', 'avatar'],
      video: ['videos', 'thumbnail'],
    } as const;
    const tokenOf = async (who: ApiMember | { token: string } | null) =>
      who === null ? '' : String((await api.call('POST', '/api/files/token', { token: who.token })).body['token']);
    const opened = async (id: string, name: unknown, who: ApiMember | { token: string } | null) => {
      const answer = await fetch(`${server.url}/api/files/reports/${id}/${String(name)}?token=${await tokenOf(who)}`);
      return {
        status: answer.status,
        cache: answer.headers.get('Cache-Control'),
        bytes: new Uint8Array(await answer.arrayBuffer()),
      };
    };

    test.each(['food', 'member', 'video'] as const)(
      'of a %s, for admins alone, also when its owner has taken it away',
      async (kind) => {
        await setStage();
        const [collection, field] = pictured[kind];
        if (kind !== 'food') {
          const form = new FormData();
          form.set(field, new Blob([aPngPicture()]), 'rude.png');
          expect(
            (await api.call('PATCH', recordsPath(collection, stage.rows[kind]), { token: stage.superuser, body: form }))
              .status,
          ).toBe(200);
        }
        const { id } = (await report(stage.ada, kind)).body;
        if (kind === 'member')
          await api.call('PATCH', recordsPath('profiles', stage.ben.id), {
            token: stage.ben.token,
            body: { avatar: null },
          });
        else await api.call('DELETE', recordsPath(collection, stage.rows[kind]), { token: stage.ben.token });
        await revise(stage.ada, id, { text: 'It had a picture.' });
        const { picture } = (await api.call('GET', recordsPath('reports', id), { token: stage.admin.token })).body;
        expect(picture).toMatch(/^reported_[a-zA-Z0-9]{10}\.png$/);
        const seen = await opened(id, picture, stage.admin);
        expect([seen.status, seen.cache, seen.bytes]).toEqual([
          200,
          'private, no-store',
          new Uint8Array(aPngPicture()),
        ]);
        expect((await opened(id, picture, { token: stage.superuser })).status).toBe(200);
        for (const other of [stage.ada, stage.ben, null]) expect((await opened(id, picture, other)).status).toBe(404);
      },
    );

    test('is set by nobody, is no file of its reporter’s export, and goes with the report', async () => {
      await setStage();
      const form = new FormData();
      for (const [key, value] of Object.entries({
        reporter: stage.ada.id,
        kind: 'food',
        item: stage.rows.food,
        reason: 'offensive',
      }))
        form.set(key, value);
      form.set('picture', new Blob([aPngPicture()]), 'mine.png');
      expect((await api.call('POST', recordsPath('reports'), { token: stage.ada.token, body: form })).status).toBe(400);
      const { id } = (await report(stage.ada, 'food')).body;
      const { picture } = (await api.call('GET', recordsPath('reports', id), { token: stage.admin.token })).body;
      expect((await revise(stage.ada, id, { picture: null })).status).toBe(400);
      expect(
        JSON.stringify((await api.call('GET', '/api/account/export', { token: stage.ada.token })).body['files']),
      ).not.toContain('/reports/');
      await revise(stage.admin, id, { status: 'dismissed' });
      const long = new Date(Date.now() - 181 * 86_400_000).toISOString().replace('T', ' ');
      await api.call('PATCH', recordsPath('reports', id), { token: stage.superuser, body: { decided_at: long } });
      await api.call('POST', '/api/crons/foretaste-reports', { token: stage.superuser });
      await expect.poll(async () => (await opened(id, picture, stage.admin)).status).toBe(404);
      // PocketBase removes files in its own time.
      const left = async () =>
        (await readdir(server.dataDir + '/storage', { recursive: true })).filter((place) => place.includes(id));
      await expect.poll(left).toEqual([]);
    });
  });

  test('R38: does not say to its reporter which admin decided', async () => {
    await setStage();
    const { id } = (await report(stage.ada, 'food')).body;
    await revise(stage.admin, id, { status: 'dismissed' });
    const told = [
      await api.call('GET', recordsPath('reports', id), { token: stage.ada.token }),
      await api.call('GET', `${recordsPath('reports')}?fields=*,decided_by`, { token: stage.ada.token }),
    ];
    const pulled = await pullAll(api, { token: stage.ada.token, cursors: { [`u:${stage.ada.id}`]: 0 } });
    for (const answer of [
      told[0]?.body,
      told[1]?.body,
      pulled.rows['reports'],
      (await revise(stage.ada, id, { text: 'Again.' })).body,
    ])
      expect(JSON.stringify(answer)).not.toContain(stage.admin.id);
    expect(
      (
        await api.call(
          'GET',
          `${recordsPath('reports')}?filter=${encodeURIComponent(`decided_by='${stage.admin.id}'`)}`,
          {
            token: stage.ada.token,
          },
        )
      ).body.items ?? [],
    ).toEqual([]);
    expect(await actions(stage.rows.food)).toMatchObject([{ actor: stage.admin.id }]);
  });

  test('R38: is forgotten 180 days after the decision, and not before one', async () => {
    await setStage();
    const ids = [
      (await report(stage.ada, 'food')).body.id,
      (await report(stage.ada, 'review')).body.id,
      (await report(stage.ada, 'message')).body.id,
    ];
    for (const id of ids.slice(1)) await revise(stage.admin, id, { status: 'dismissed' });
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().replace('T', ' ');
    for (const [at, days] of [
      [0, 400],
      [1, 181],
      [2, 179],
    ] as const)
      await api.call('PATCH', recordsPath('reports', ids[at]), {
        token: stage.superuser,
        body: { decided_at: daysAgo(days) },
      });
    expect((await api.call('POST', '/api/crons/foretaste-reports', { token: stage.superuser })).status).toBe(204);
    const there = async (id: string | undefined) =>
      (await api.call('GET', recordsPath('reports', id), { token: stage.superuser })).status;
    await expect.poll(() => there(ids[1])).toBe(404);
    expect([await there(ids[0]), await there(ids[2])]).toEqual([200, 200]);
  });

  test('R38: a flood of one reporter ends for the day', async () => {
    const loud = await api.join(`loud_${newRecordId()}`);
    const foods = await Promise.all(
      Array.from({ length: 41 }, (_, at) =>
        api.create('foods', stage.superuser, { name: `Plain ${at} ${newRecordId()}` }),
      ),
    );
    const answers = [];
    for (const item of foods) answers.push((await report(loud, 'food', { item })).status);
    expect(answers).toEqual([...Array<number>(40).fill(200), 400]);
  });
});
