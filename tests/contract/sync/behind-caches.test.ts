import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { checkOwn, lookForNews, pullChanges } from '#sync/pull/pull-changes.ts';
import { loadCatalogue } from '#sync/pull/load-catalogue.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import type { Device } from './device.ts';
import { CarelessCache } from '#tests/support/careless-cache.ts';
import { destroyDevices, fakeWorld } from './fake-backend.ts';
import { scheduleSeed } from './schedule-seed.ts';

const RUNS = Number(process.env['SYNC_SCHEDULES'] ?? 180) / 3;

/** The fake server counts the writes of a row in it. */
async function writesSeen(device: Device): Promise<Map<string, number>> {
  const rows = await device.replica.database.rows('foods').toArray();
  return new Map(rows.map((row) => [row.id, Number(row['visits'])]));
}

async function expectNoStepBack(device: Device, before: ReadonlyMap<string, number>): Promise<void> {
  const now = await writesSeen(device);
  for (const [id, writes] of before) expect(now.get(id) ?? Number.POSITIVE_INFINITY, id).toBeGreaterThanOrEqual(writes);
}

/** 0 to 2: who acts. A food is read by everyone's audience and by its topic, which come from the cache by answers of their own. */
const steps = fc.array(
  fc.record({
    device: fc.nat({ max: 2 }),
    food: fc.nat({ max: 3 }),
    act: fc.constantFrom('edit', 'edit', 'pull', 'glance', 'glance', 'check', 'look'),
  }),
  { minLength: 5, maxLength: 60 },
);

describe('[S23] behind a cache that keeps everything and answers with anything that it ever had', () => {
  it(
    `[S4] [S11] no row ever goes back, and all of them arrive, over ${RUNS} schedules`,
    { timeout: 60_000 + RUNS * 6_000 },
    async () => {
      let hits = 0;
      await fc.assert(
        fc.asyncProperty(steps, async (schedule) => {
          const { backend, devices, cache } = fakeWorld({ isCached: true });
          const writer = must(devices[0], 'a device');
          // Two devices of one member, and a visitor's.
          for (const device of devices.slice(0, 2)) await device.signIn(must(backend.members[0], 'a member'));
          const foods: FoodId[] = [];
          for (let count = 0; count < 4; count += 1)
            foods.push(must(await writer.contribute(`Food ${count}`), 'a food'));
          await writer.sync('push', { faults: [], lifeLeft: null });
          for (const device of devices) {
            await pullChanges(device.world);
            await loadCatalogue(device.world);
          }
          for (const { device: who, food, act } of schedule) {
            const device = must(devices[who], 'a device');
            const before = await writesSeen(device);
            const id = must(foods[food], 'a food');
            if (act === 'edit') {
              if (who < 2) await device.edit(id, `Edit ${String(before.get(id))}`);
              await device.sync('push', { faults: [], lifeLeft: null });
            } else if (act === 'look') {
              await openTopic(device.replica, topicOfFood(id));
            }
            await (act === 'glance' ? lookForNews : act === 'check' ? checkOwn : pullChanges)(device.world);
            await expectNoStepBack(device, before);
          }
          backend.retireCaches();
          for (const device of devices) {
            await pullChanges(device.world);
            expect(await device.shown('foods')).toHaveLength(4);
          }
          const [first, ...others] = await Promise.all(devices.map(writesSeen));
          for (const other of others) expect(other).toEqual(first);
          hits += cache.hits;
          await destroyDevices(devices);
        }),
        { ...scheduleSeed, numRuns: RUNS },
      );
      expect(hits).toBeGreaterThan(RUNS / 2);
    },
  );

  /** A member's two devices and a visitor's, which all hold one food as of the same place, behind a cache that keeps what it has. */
  async function aFoodOnEveryDevice() {
    const cache = new CarelessCache(['stale']);
    const world = fakeWorld();
    const [writer, reader, visitor] = [0, 1, 2].map((at) => must(world.devices[at], 'a device')) as [
      Device,
      Device,
      Device,
    ];
    for (const device of [writer, reader]) await device.signIn(must(world.backend.members[0], 'a member'));
    const id = must(await writer.contribute('Suya'), 'a food');
    await writer.sync('push', { faults: [], lifeLeft: null });
    for (const device of world.devices) {
      await pullChanges(device.world);
      await loadCatalogue(device.world);
      await pullChanges(device.world);
    }
    const edit = async (text: string) => {
      await writer.edit(id, text);
      await writer.sync('push', { faults: [], lifeLeft: null });
    };
    const cached = ({ world: { replica, remote } }: Device) => ({ replica, remote: cache.inFrontOf(remote) });
    return { ...world, id, edit, reader, visitor, cached };
  }

  it('[S4] an answer from before what came to the member alone is not laid over it', async () => {
    const { id, edit, reader, visitor, cached, server, devices } = await aFoodOnEveryDevice();
    await edit('Once');
    await pullChanges(cached(visitor));
    server().boundaryMovesEvery = 1_000;
    await edit('Twice');
    await pullChanges(cached(reader));
    expect((await writesSeen(reader)).get(id)).toBe(3);
    server().boundaryMovesEvery = 1;
    await pullChanges(cached(reader));
    expect((await writesSeen(reader)).get(id)).toBe(3);
    await destroyDevices(devices);
  });

  it('[S4] a topic that is opened later is read up to where everything else was read, whatever place a cache names', async () => {
    const { id, edit, reader, visitor, cached, server, devices } = await aFoodOnEveryDevice();
    await reader.signOut();
    const old = server().sharedHead();
    await openTopic(reader.replica, topicOfFood(id));
    await pullChanges(cached(reader));
    await edit('Once');
    await pullChanges(visitor.world);
    expect((await writesSeen(visitor)).get(id)).toBe(2);
    await openTopic(visitor.replica, topicOfFood(id));
    const { replica, remote } = cached(visitor);
    await pullChanges({ replica, remote: { ...remote, sharedHead: () => Promise.resolve(old) } });
    expect((await writesSeen(visitor)).get(id)).toBe(2);
    expect((await replica.database.cursors.get(topicOfFood(id)))?.pulledAt).toBeGreaterThan(0);
    await destroyDevices(devices);
  });

  it('[S9] an older server without a shared feed is read as before', async () => {
    const { backend, devices, server } = fakeWorld();
    server().hasSharedFeed = false;
    const [writer, reader] = [must(devices[0], 'a device'), must(devices[2], 'a device')];
    await writer.signIn(must(backend.members[0], 'a member'));
    await writer.contribute('Suya');
    await writer.sync('push', { faults: [], lifeLeft: null });
    await reader.sync('pull', { faults: [], lifeLeft: null });
    expect(await reader.shown('foods')).toMatchObject([{ name: 'Suya' }]);
    await destroyDevices(devices);
  });
});
