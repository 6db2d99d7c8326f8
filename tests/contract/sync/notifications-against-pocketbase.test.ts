import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Notification } from '#domain/notifications/notification.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { must } from '#prelude/must.ts';
import { markAllSeen, markSeen, removeNotification } from '#replica/notifications/notification-commands.ts';
import { listedNotifications } from '#replica/notifications/notification-queries.ts';
import type { NetworkFault } from '#tests/support/faulty-remote.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import type { Device } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { pocketBaseWorld } from './pocketbase-backend.ts';
import { scheduleSeed } from './schedule-seed.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const RUNS = Number(process.env['SYNC_REAL_SCHEDULES'] ?? 10);

type Step =
  | { readonly kind: 'mark' | 'remove'; readonly device: number; readonly place: number }
  | { readonly kind: 'mark-all'; readonly device: number }
  | { readonly kind: 'like' | 'unlike'; readonly fan: number }
  | { readonly kind: 'push' | 'pull'; readonly device: number; readonly faults: readonly NetworkFault[] };

const device = fc.nat({ max: 1 });
const fan = fc.nat({ max: 2 });
const faults = fc.array(
  fc.constantFrom<NetworkFault>('none', 'none', 'drop-request', 'drop-answer', 'drop-answer', 'duplicate'),
  { maxLength: 3 },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('mark' as const, 'mark' as const, 'remove' as const),
    device,
    place: fc.nat({ max: 3 }),
  }),
  fc.record({ kind: fc.constant('mark-all' as const), device }),
  fc.record({ kind: fc.constantFrom('like' as const, 'like' as const, 'unlike' as const), fan }),
  fc.record({ kind: fc.constantFrom('push' as const, 'pull' as const), device, faults }),
);

let fans: readonly ApiMember[];

const { server, api } = serverOfFile();
beforeAll(async () => {
  fans = await Promise.all(Array.from({ length: 3 }, (_, place) => api.join(`fan_${place}`)));
});

const shown = async ({ replica }: Device) =>
  (await listedNotifications(replica)).map(({ id, isSeen }) => ({ id, isSeen }));

async function quietRound(one: Device): Promise<void> {
  await one.replica.database.outbox.toCollection().modify({ notBefore: 0 });
  await one.sync('push', { faults: [], lifeLeft: null });
  await one.sync('pull', { faults: [], lifeLeft: null });
}

it(
  `[S1] [S3] two devices of a member that mark and delete offline come to show the same, and nothing is left over, over ${RUNS} schedules`,
  { timeout: 60_000 + RUNS * 10_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 28, size: 'max' }), async (steps) => {
        const { backend, devices } = await pocketBaseWorld(server);
        const both = devices.slice(0, 2);
        const member = must(backend.members[0], 'a member');
        try {
          for (const one of both) await one.signIn(member);
          const food = must(await must(both[0], 'a device').contribute('Dish'), 'a food');
          for (const one of [...both, ...both]) await quietRound(one);
          for (const one of steps) await play(one, { devices: both, food });
          for (const one of both) await one.settle();
          for (const one of [...both, ...both, ...both]) await quietRound(one);
          const [first, second] = await Promise.all(both.map(shown));
          expect(second, '[S3]').toEqual(first);
          for (const { replica } of both)
            expect(await replica.database.outbox.toArray(), '[S1] nothing is left, nothing was refused').toEqual([]);
          const root = await api.asSuperuser();
          const { body } = await api.call(
            'GET',
            `/api/collections/notifications/records?perPage=100&filter=${encodeURIComponent(`user='${member}'`)}`,
            { token: root },
          );
          const stored = body.items.map((row) => ({ id: row.id, isSeen: row['seen'] }));
          expect(
            first?.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
            '[S3] the server',
          ).toEqual(stored.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
        } finally {
          await destroyDevices(devices);
        }
      }),
      { ...scheduleSeed, numRuns: RUNS, endOnFailure: true },
    );
  },
);

async function play(one: Step, { devices, food }: { devices: readonly Device[]; food: string }): Promise<void> {
  if ('fan' in one) return actAs(must(fans[one.fan], 'a fan'), { kind: one.kind, food });
  const at = must(devices[one.device], 'a device');
  const nth = async (place: number): Promise<Notification | undefined> =>
    (await listedNotifications(at.replica))[place];
  switch (one.kind) {
    case 'push':
    case 'pull':
      return at.sync(one.kind, { faults: one.faults, lifeLeft: null });
    case 'mark-all':
      return void (await markAllSeen(at.replica));
    case 'mark':
    case 'remove': {
      const told = await nth(one.place);
      if (told === undefined) return undefined;
      return void (await (one.kind === 'mark' ? markSeen : removeNotification)(at.replica, told));
    }
    default:
      return assertNever(one);
  }
}

async function actAs(
  { id, token }: ApiMember,
  { kind, food }: { kind: 'like' | 'unlike'; food: string },
): Promise<void> {
  const records = '/api/collections/food_likes/records';
  if (kind === 'like') return void (await api.call('POST', records, { token, body: { food, user: id } }));
  const { body } = await api.call('GET', `${records}?filter=${encodeURIComponent(`food='${food}'`)}`, { token });
  for (const like of body.items) await api.call('DELETE', `${records}/${like.id}`, { token });
}
