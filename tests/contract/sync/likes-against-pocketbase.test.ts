import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Digest } from '#domain/values/digest.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { type SavedState, savedStates } from '#domain/foods/saved-food.ts';
import { type PairVerdict, pairVerdicts } from '#domain/pairing/pair-vote.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { must } from '#prelude/must.ts';
import { likeFood, likesOf } from '#replica/foods/likes.ts';
import { savedStateOf, saveFood } from '#replica/foods/saved-foods.ts';
import { pairVerdictOf, voteOnPair } from '#replica/taste/pair-votes.ts';
import { session } from '#replica/session/session.ts';
import { decodePoke } from '#remote/decode-sync-answers.ts';
import { storeDigest } from '#replica/feed/store-digest.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';
import { type EventStream, openEventStream } from '#tests/support/server/open-event-stream.ts';
import { forcedDigest, sendDigestNow } from '#tests/support/server/send-digest-now.ts';
import type { NetworkFault } from '#tests/support/faulty-remote.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import type { Device } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { pocketBaseWorld } from './pocketbase-backend.ts';
import { DEVICES } from './schedule.ts';
import { scheduleSeed } from './schedule-seed.ts';

const RUNS = Number(process.env['SYNC_REAL_SCHEDULES'] ?? 10);
const FOODS = 2;

type Step =
  | { readonly kind: 'like'; readonly device: number; readonly food: number; readonly isLiked: boolean }
  /** The server tells a digest; a device hears one of those told so far, late or once more [S23]. */
  | { readonly kind: 'tell' }
  | { readonly kind: 'hear'; readonly device: number; readonly ago: number }
  | { readonly kind: 'save'; readonly device: number; readonly food: number; readonly state: SavedState | null }
  /** What the member says of the two foods together (R31). */
  | { readonly kind: 'vote'; readonly device: number; readonly verdict: PairVerdict | null }
  | {
      readonly kind: 'push';
      readonly device: number;
      readonly faults: readonly NetworkFault[];
      readonly lifeLeft: number | null;
    }
  | {
      readonly kind: 'pull';
      readonly device: number;
      readonly faults: readonly NetworkFault[];
      readonly lifeLeft: number | null;
    };

const device = fc.nat({ max: DEVICES - 1 });
const food = fc.nat({ max: FOODS - 1 });
const fault = fc.constantFrom<NetworkFault>('none', 'none', 'drop-request', 'drop-answer', 'drop-answer', 'duplicate');
const faults = fc.array(fault, { maxLength: 3 });
const lifeLeft = fc.option(fc.nat({ max: 9 }), { freq: 4, nil: null });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('like' as const), device, food, isLiked: fc.boolean() }),
  fc.record({ kind: fc.constant('tell' as const) }),
  fc.record({ kind: fc.constant('hear' as const), device, ago: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('save' as const), device, food, state: fc.constantFrom(null, ...savedStates) }),
  fc.record({ kind: fc.constant('vote' as const), device, verdict: fc.constantFrom(null, ...pairVerdicts) }),
  fc.record({ kind: fc.constant('push' as const), device, faults, lifeLeft }),
  fc.record({ kind: fc.constant('pull' as const), device, faults, lifeLeft }),
);

async function quietRound(one: Device): Promise<void> {
  await one.replica.database.outbox.toCollection().modify({ notBefore: 0 });
  await one.sync('push', { faults: [], lifeLeft: null });
  await one.sync('pull', { faults: [], lifeLeft: null });
}

const bothOf = (foods: readonly FoodId[]) => ({ food: must(foods[0], 'a food'), partner: must(foods[1], 'a food') });

async function shownVerdict({ replica }: Device, foods: readonly FoodId[]): Promise<PairVerdict | null> {
  const member = must((await session(replica))?.memberId, 'a member');
  return pairVerdictOf(replica, { ...bothOf(foods), member });
}

/** What the server has of the foods together: all verdicts, in no order. */
async function storedVerdicts(api: Api, foods: readonly FoodId[]): Promise<unknown[]> {
  const [one, other] = foods.slice(0, 2).toSorted();
  const filter = encodeURIComponent(`one="${one}" && other="${other}"`);
  const path = `/api/collections/pair_votes/records?perPage=50&filter=${filter}`;
  const { items } = (await api.call('GET', path, { token: await api.asSuperuser() })).body;
  return items.map((row) => row['verdict']).toSorted();
}

async function shown({ replica }: Device, foods: readonly FoodId[]) {
  const member = (await session(replica))?.memberId ?? null;
  return Promise.all(
    foods.map(async (id) => ({
      ...(await likesOf(replica, { food: id, member })),
      saved: member === null ? null : await savedStateOf(replica, { food: id, member }),
    })),
  );
}

/** What a device shows of others' likes changes by what it reads, never by its own member's writes or their acknowledgement [S4]. */
async function othersLikes(one: Device, foods: readonly FoodId[]): Promise<number[]> {
  return (await shown(one, foods)).map(({ count, isLiked }) => count - Number(isLiked));
}

describe('likes, saved foods and verdicts on pairs on several devices over a faulty network, against the real server', () => {
  let server: PocketBaseServer;
  beforeAll(async () => {
    server = await startPocketBase({ hooks: forcedDigest });
  });
  afterAll(() => server.stop());

  it(
    `[S2] [S3] [S4] [S23] R10 R15 R31 all devices come to show the same, and the count is that of the likes, over ${RUNS} schedules`,
    { timeout: 60_000 + RUNS * 10_000 },
    async () => {
      const api = openApi(server);
      const ear = { api, stream: await openEventStream({ server, api, token: undefined, subscriptions: ['sync:*'] }) };
      await fc
        .assert(
          fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }), async (steps) => {
            const { backend, devices } = await pocketBaseWorld(server);
            const [first, second, other] = devices;
            const [member, stranger] = backend.members;
            if (
              first === undefined ||
              second === undefined ||
              other === undefined ||
              member === undefined ||
              stranger === undefined
            )
              throw new Error('no devices');
            try {
              for (const one of devices) await one.signIn(one === other ? stranger : member);
              const foods: FoodId[] = [];
              for (let k = 0; k < FOODS; k += 1) foods.push(must(await first.contribute(`Dish ${k}`), 'a food'));
              for (const one of devices) await quietRound(one);
              for (const one of steps) await play(one, { devices, foods, ear });
              for (const one of devices) {
                await one.settle();
                await one.restart();
              }
              for (let round = 0; round < 3; round += 1) for (const one of devices) await quietRound(one);

              const liked = await Promise.all(
                devices.map(async (one) => (await shown(one, foods)).map(({ isLiked }) => isLiked)),
              );
              const counts = foods.map((_, k) => Number(liked[0]?.[k]) + Number(liked[2]?.[k]));
              for (const one of devices)
                expect(
                  (await shown(one, foods)).map(({ count }) => count),
                  '[S3] likes',
                ).toEqual(counts);
              expect(await shown(second, foods), '[S3] the other device of the same member').toEqual(
                await shown(first, foods),
              );
              const verdicts = await Promise.all(devices.map((one) => shownVerdict(one, foods)));
              expect(verdicts[1], '[S3] the verdict on the other device of the same member').toBe(verdicts[0]);
              const said = [verdicts[0], verdicts[2]].filter((verdict) => verdict !== null).toSorted();
              expect(await storedVerdicts(api, foods), 'R31 each verdict once').toEqual(said);
              expect(await Promise.all(foods.map((id) => backend.columnOf(id, 'upvotes'))), 'R15 the count').toEqual(
                counts,
              );
              // What is told now needs no pull.
              const before = digestsHeard(ear).length;
              await likeFood(other.replica, { foodId: must(foods[0], 'a food'), isLiked: !liked[2]?.[0] });
              await other.sync('push', { faults: [], lifeLeft: null });
              await sendDigestNow(ear.api);
              await expect.poll(() => digestsHeard(ear).length).toBeGreaterThan(before);
              expect(await storeDigest(first.replica, must(digestsHeard(ear).at(-1), 'a digest'))).toBe('stored');
              expect((await shown(first, foods))[0]?.count, '[S23] a like that was told').toBe(
                must(counts[0], 'a count') + (liked[2]?.[0] === true ? -1 : 1),
              );
              for (const { replica } of devices) {
                const left = await replica.database.outbox.toArray();
                // A delete beats an edit [S15]; nothing else may be left.
                expect(
                  left.filter(({ rejection }) => rejection?.reason !== 'gone'),
                  '[S1]',
                ).toEqual([]);
                expect(
                  left.filter(({ collection }) => ['food_likes', 'pair_votes'].includes(collection)),
                  'a like or a verdict is never refused',
                ).toEqual([]);
              }
            } finally {
              await destroyDevices(devices);
            }
          }),
          { ...scheduleSeed, numRuns: RUNS, endOnFailure: true },
        )
        .finally(() => ear.stream.close());
    },
  );
});

/** Everything that the server told everyone, as a device hears it. */
interface Ear {
  readonly api: Api;
  readonly stream: EventStream;
}

function digestsHeard({ stream }: Ear): readonly Digest[] {
  return stream.messages.flatMap((message) => decodePoke('*', JSON.parse(message)).digest ?? []);
}

async function play(
  one: Step,
  { devices, foods, ear }: { devices: readonly Device[]; foods: readonly FoodId[]; ear: Ear },
): Promise<void> {
  if (one.kind === 'tell') return sendDigestNow(ear.api);
  const at = must(devices[one.device], 'a device');
  const before = await othersLikes(at, foods);
  switch (one.kind) {
    case 'pull':
      return at.sync('pull', one);
    case 'hear': {
      const digest = digestsHeard(ear).at(-1 - one.ago);
      if (digest !== undefined) await storeDigest(at.replica, digest);
      return undefined;
    }
    case 'push':
      await at.sync('push', one);
      break;
    case 'like':
      await likeFood(at.replica, { foodId: must(foods[one.food], 'a food'), isLiked: one.isLiked });
      expect((await shown(at, foods))[one.food]?.isLiked).toBe(one.isLiked);
      break;
    case 'save':
      await saveFood(at.replica, { foodId: must(foods[one.food], 'a food'), state: one.state });
      expect((await shown(at, foods))[one.food]?.saved).toBe(one.state);
      break;
    case 'vote':
      await voteOnPair(at.replica, { ...bothOf(foods), verdict: one.verdict });
      expect(await shownVerdict(at, foods)).toBe(one.verdict);
      break;
    default:
      assertNever(one);
  }
  expect(await othersLikes(at, foods), `[S4] after ${one.kind}`).toEqual(before);
  return undefined;
}
