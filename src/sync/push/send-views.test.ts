import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { Remote } from '#remote/remote.ts';
import { recordFoodView, unsentViews } from '#replica/foods/unsent-views.ts';
import type { Replica } from '#replica/database/replica.ts';
import { aReplica, signInAs } from '#tests/support/a-replica.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { sendViews } from './send-views.ts';

const ana = 'ana' as MemberId;
const aFood = (id: string, uploadedBy: string | null) => ({
  id: id as FoodId,
  uploadedBy: uploadedBy as MemberId | null,
});
const [stew, soup, own, seeded] = [
  aFood('stew', 'ben'),
  aFood('soup', 'ben'),
  aFood('own', ana),
  aFood('seeded', null),
];
let replica: Replica;
let now = Date.parse('2026-03-01T23:59:00Z');

beforeEach(async () => {
  now = Date.parse('2026-03-01T23:59:00Z');
  replica = { ...aReplica(), clock: () => now };
  await signInAs(replica, ana);
});

function listening(answer: 'counted' | 'unreachable' = 'counted') {
  const heard: unknown[] = [];
  const remote: Remote = {
    ...fakeRemote(() => new FakeServer()),
    async countViews({ day, foods }, token) {
      heard.push([day, foods, token]);
      return answer === 'counted' ? { kind: 'counted' } : { kind: 'unreachable', answered: false };
    },
  };
  return { heard, world: { replica, remote } };
}

describe('looks at foods', () => {
  it('wait once a day each, without those at own foods and at nobody’s, also before the foods themselves are on the device', async () => {
    for (const food of [stew, stew, own, seeded, soup]) await recordFoodView(replica, food);
    expect(await unsentViews(replica)).toMatchObject([{ day: '2026-03-01', waiting: ['stew', 'soup'] }]);
  });

  it('are told day by day, and not again on the same day', async () => {
    await recordFoodView(replica, stew);
    now += 120_000;
    await recordFoodView(replica, stew);
    const { heard, world } = listening();
    await sendViews(world);
    await recordFoodView(replica, stew);
    await sendViews(world);
    expect(heard).toEqual([
      ['2026-03-01', ['stew'], `token of ${ana}`],
      ['2026-03-02', ['stew'], `token of ${ana}`],
    ]);
  });

  it('[S2] wait on when the server was not reached', async () => {
    await recordFoodView(replica, stew);
    await sendViews(listening('unreachable').world);
    const { heard, world } = listening();
    await sendViews(world);
    expect(heard).toHaveLength(1);
    expect(await unsentViews(replica)).toEqual([]);
  });
});
