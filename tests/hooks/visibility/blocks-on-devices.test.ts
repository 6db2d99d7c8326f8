import { describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { openEventStream } from '#tests/support/server/open-event-stream.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { heldRows, partedMembers } from './parted-members.ts';

const { server, api, block, lift, aPair } = partedMembers();

describe('[S5] devices let go of what a block parts', () => {
  test("both members' next pull names every row of the other, without the row", async () => {
    const { ada, ben, rows } = await aPair();
    const first = await pullAll(api, { token: ada.token, cursors: { '*': 0, [`u:${ada.id}`]: 0, [`m:${ben.id}`]: 0 } });
    const second = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0 } });
    await block(ada, ben);
    const after = await pullAll(api, {
      token: ada.token,
      epoch: first.epoch,
      cursors: { [`u:${ada.id}`]: first.cursors[`u:${ada.id}`] ?? 0 },
    });
    const named = new Set(after.entries.map(([, , collection, id]) => `${collection}/${id}`));
    for (const [collection, id] of heldRows(rows.get(ben))) expect(named).toContain(`${collection}/${id}`);
    expect(JSON.stringify({ ...after.rows, blocks: [] })).not.toContain(ben.id);
    expect(after.rows['blocks']).toMatchObject([{ blocker: ada.id, blocked: ben.id }]);
    const his = await pullAll(api, { token: ben.token, epoch: second.epoch, cursors: second.cursors });
    const told = new Set(his.entries.map(([, , collection, id]) => `${collection}/${id}`));
    for (const [collection, id] of heldRows(rows.get(ada))) expect(told).toContain(`${collection}/${id}`);
    expect(JSON.stringify({ ...his.rows, conversations: [], messages: [] })).not.toContain(ada.id);
    expect(his.rows['messages']?.map(({ id }) => id)).toContain(rows.get(ada)?.messages);
    expect(his.entries.some(([, , collection]) => collection === 'blocks')).toBe(false);
  });

  test("the topic of the other is denied, and topics of foods and everyone's come without the other's rows", async () => {
    const { ada, ben, food, rows } = await aPair();
    await block(ada, ben);
    await api.create('foods', ben.token, { name: `Later ${newRecordId()}`, uploaded_by: ben.id });
    const pulled = await pullAll(api, {
      token: ada.token,
      cursors: { '*': 0, [`f:${food}`]: 0, [`m:${ben.id}`]: 0, [`u:${ada.id}`]: 0 },
    });
    expect(pulled.denied).toEqual([`m:${ben.id}`]);
    expect(JSON.stringify(pulled.rows['reviews'])).toContain(rows.get(ada)?.reviews);
    expect(JSON.stringify({ ...pulled.rows, blocks: [] })).not.toContain(ben.id);
    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const topics = { [`f:${rows.get(other)?.foods}`]: 0, [`f:${food}`]: 0 };
      expect((await pullAll(api, { token: one.token, cursors: topics })).denied).toEqual([
        `f:${rows.get(other)?.foods}`,
      ]);
    }
    const visitor = await pullAll(api, { cursors: { '*': 0, [`m:${ben.id}`]: 0 } });
    expect(visitor.denied).toEqual([]);
  });

  test('what the other writes later is named under the own audience too, for a device that read it without its sign-in', async () => {
    const { ada, ben } = await aPair();
    await block(ben, ada);
    const before = await pullAll(api, { token: ada.token, cursors: { [`u:${ada.id}`]: 0 } });
    const food = await api.create('foods', ben.token, { name: `New ${newRecordId()}`, uploaded_by: ben.id });
    const after = await pullAll(api, { token: ada.token, epoch: before.epoch, cursors: before.cursors });
    expect(after.entries.map(([, , collection, id]) => `${collection}/${id}`)).toContain(`foods/${food}`);
    expect(JSON.stringify(after.rows)).not.toContain(ben.id);
  });

  test('lifting it brings back foods, profile, messages and notifications, tells both to read their topics anew, and leaves no other trace', async () => {
    const { ada, ben, rows } = await aPair();
    const id = await block(ada, ben);
    const before = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0 } });
    await lift(ada, id);
    const after = await pullAll(api, { token: ben.token, epoch: before.epoch, cursors: before.cursors });
    const hers = rows.get(ada);
    for (const collection of ['foods', 'profiles', 'conversations', 'messages', 'notifications'] as const) {
      expect(after.rows[collection]?.map((row) => row.id)).toContain(hers?.[collection]);
    }
    expect(after.entries).toContainEqual([expect.any(Number), `u:${ben.id}`, 'blocks', id]);
    const fresh = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0 } });
    expect(fresh.entries.some(([, , collection, record]) => collection === 'reviews' && record === hers?.reviews)).toBe(
      false,
    );
  });
});

test('[S14] the event stream brings nothing of the other, once their follows have ended, and without a new connection', async () => {
  const { ada, ben, food, conversation } = await aPair();
  const collections = [
    'foods',
    'reviews',
    'profiles',
    'user_follows',
    'messages',
    'notifications',
    'conversations',
    'blocks',
  ];
  const third = await api.join(`m_${newRecordId()}`);
  const beacon = await api.create('foods', third.token, { name: `Dal ${newRecordId()}`, uploaded_by: third.id });
  const topics = [`sync:m:${ada.id}`, `sync:f:${food}`, `sync:f:${beacon}`];
  const subscriptions = [...collections.map((name) => `${name}/*`), ...topics];
  const stream = await openEventStream({ server, api, token: ben.token, subscriptions });
  const rename = (bio: string) =>
    api.call('PATCH', recordsPath('profiles', ada.id), { token: ada.token, body: { bio } });
  /** What a third member writes passes by the same stream: what was sent before it has arrived then. */
  const sentinel = async () => {
    const calls = () => stream.heard.filter((topic) => topic === `f:${beacon}`).length;
    const before = calls();
    await api.call('PATCH', recordsPath('foods', beacon), {
      token: third.token,
      body: { description: newRecordId() },
    });
    await expect.poll(calls).toBeGreaterThan(before);
  };
  await rename('Before.');
  await expect.poll(() => stream.heard).toEqual(expect.arrayContaining([`m:${ada.id}`]));
  await block(ada, ben);
  await sentinel();
  const parted = stream.heard.length;
  await rename('After.');
  await api.create('foods', ada.token, { name: `Soup ${newRecordId()}`, uploaded_by: ada.id });
  await api.call('POST', recordsPath('messages'), {
    token: ada.token,
    body: { conversation, sender: ada.id, content: 'Psst' },
  });
  await sentinel();
  stream.close();
  expect(stream.messages.slice(parted).join()).not.toContain(ada.id);
  expect(stream.heard.slice(parted)).not.toContain(`m:${ada.id}`);
  expect(stream.heard.filter((topic) => topic.endsWith('/*'))).toEqual([]);
});
