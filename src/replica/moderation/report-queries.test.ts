import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { ADMINS } from '#replica/database/audiences.ts';
import { aReplica, member, signInAs } from '#tests/support/a-replica.ts';
import { reportedItems } from './report-queries.ts';

const report = (id: string, more: object = {}) => ({
  id,
  reporter: member,
  kind: 'review',
  item: 'stew',
  reason: 'spam',
  status: 'open',
  created: '2026-11-26 10:00:00.000Z',
  ...more,
});

it('does not say that nothing is to decide before what admins share is here [S18]', async () => {
  const replica = aReplica();
  await signInAs(replica, member);
  expect(await reportedItems(replica, { decided: false })).toEqual({ state: 'fetching', items: [] });
  await replica.database.cursors.put({ audience: ADMINS, seq: 1, pulledAt: 1, usedAt: 1 });
  expect(await reportedItems(replica, { decided: false })).toEqual({ state: 'here', items: [] });
});

it('puts the reports of one item together, what was reported most first, and what was decided apart', async () => {
  const replica = aReplica();
  await signInAs(replica, member);
  await replica.database
    .rows('reports')
    .bulkPut([
      report('a', { item: 'soup', created: '2026-11-26 12:00:00.000Z' }),
      report('b'),
      report('c', { created: '2026-11-26 11:00:00.000Z' }),
      report('d', { item: 'bun', status: 'hidden' }),
    ]);
  const itemsOf = async (decided: boolean) =>
    (await reportedItems(replica, { decided })).items.map(({ id, reports }) => [
      id,
      ...reports.map(({ reportId }) => reportId),
    ]);
  expect(await itemsOf(false)).toEqual([
    ['stew', 'c', 'b'],
    ['soup', 'a'],
  ]);
  expect(await itemsOf(true)).toEqual([['bun', 'd']]);
});
