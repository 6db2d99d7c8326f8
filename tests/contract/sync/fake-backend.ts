import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { CarelessCache } from '#tests/support/careless-cache.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer, type ServerMutant } from '#tests/support/fake-server.ts';
import { correctSteps, Device, type SyncSteps } from './device.ts';
import type { Backend } from './run-schedule.ts';
import { DEVICES, MEMBERS } from './schedule.ts';

const columns = ['description', 'cultureNotes', 'preparationNotes'] as const;
let runs = 0;

/** A fresh fake server with its devices, for one schedule. */
export function fakeWorld({
  mutant = 'none',
  steps = correctSteps,
  isCached = false,
}: { mutant?: ServerMutant; steps?: SyncSteps; isCached?: boolean } = {}) {
  runs += 1;
  let now = 1_750_000_000_000;
  let skew = 0;
  let ids = 0;
  const newId = () => `id${(ids += 1)}`.padEnd(15, 'x');
  let server = new FakeServer(mutant);
  let saved: FakeServer | null = null;
  const tick = () => (now += 1_000);
  const serverClock = () => tick() + skew;
  server.clock = serverClock;
  const cache = new CarelessCache();
  if (isCached) server.boundaryMovesEvery = 4;
  const members = Array.from({ length: MEMBERS }, (_, index) => `member${index}` as MemberId);
  const backend: Backend = {
    members,
    restart: async () => server.restart(),
    backUp: async () => {
      saved = server.backup();
    },
    restore: async () => {
      if (saved === null) return;
      server = saved.backup();
      server.restart();
    },
    turnClock: (by) => {
      skew += by;
    },
    foodIds: async () => new Set(server.rowsOf('foods').map(({ id }) => id)),
    columnOf: async (foodId: FoodId, column) => server.rowsOf('foods').find(({ id }) => id === foodId)?.[column],
    retireCaches() {
      cache.retire();
      server.boundaryMovesEvery = 1;
    },
    repeatedEffects: () => [...server.effects()].filter(([, count]) => count > 1).map(([id]) => id),
  };
  const devices = Array.from({ length: DEVICES }, (_, index) => {
    const direct = fakeRemote(() => server);
    const remote = isCached ? cache.inFrontOf(direct) : direct;
    return new Device({
      name: `device${index}-run${runs}`,
      ownColumn: columns[index] ?? 'description',
      clock: tick,
      newId,
      connect: (network) => network.wrap(remote, async (mutation, token) => server.push(mutation, token)),
      token: (member) => member,
      steps,
      photo: new ArrayBuffer(4),
      heartbeat: (member, after) => server.heartbeat(member, after),
    });
  });
  return { backend, devices, cache, server: () => server };
}

export async function destroyDevices(devices: readonly Device[]): Promise<void> {
  for (const device of devices) await device.destroy();
}
