import { feedReader } from './feed-reader.ts';
import { retryOf } from './retry-of.ts';
import { isPersonal } from '#replica/database/audiences.ts';
import { type LookPlan, lookPlan } from '#sync/schedule/look-plan.ts';
import { hasPassed } from '#prelude/timing/has-passed.ts';
import { trimAcknowledged } from '#replica/outbox/acknowledged.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import { EVERYONE } from '#replica/database/audiences.ts';
import { wantedDiaryPhotos } from '#replica/diary/diary-photos.ts';
import { wantedFoods } from '#replica/feed/wanted-foods.ts';
import { isHeldBack } from '#replica/database/outbox-entry.ts';
import { openFollowedTopics } from '#replica/topics/open-topic.ts';
import type { Replica } from '#replica/database/replica.ts';
import { reportSync } from '#replica/feed/sync-status.ts';
import { storeDigest } from '#replica/feed/store-digest.ts';
import { watchTable } from '#replica/database/watch-table.ts';
import { withRoom } from '#replica/database/with-room.ts';
import type { Poke } from '#remote/remote.ts';
import { answerQuestions } from '#sync/pull/answer-questions.ts';
import { asFarAsItGoes } from '#sync/schedule/as-far-as-it-goes.ts';
import { type CoalescingRunner, coalescingRunner, type RunResult } from '#sync/schedule/coalescing-runner.ts';
import { ensureOwnAudiences } from '#sync/pull/ensure-own-audiences.ts';
import { fetchDiaryPhotos } from '#sync/pull/fetch-diary-photos.ts';
import { fetchWantedFoods } from '#sync/pull/fetch-wanted-foods.ts';
import { followOutbox } from '#sync/schedule/follow-outbox.ts';
import { loadCatalogue } from '#sync/pull/load-catalogue.ts';
import { type PlannedTask, plannedTask } from '#sync/schedule/planned-task.ts';
import { listedFoodsWisher } from '#sync/pull/wish-listed-foods.ts';
import { type PokeListener, pokeListener } from '#sync/pull/poke-listener.ts';
import { pullChanges } from '#sync/pull/pull-changes.ts';
import { pushChanges } from '#sync/push/push-changes.ts';
import { reportConnection } from '#sync/report/report-connection.ts';
import { reportIfStale } from '#sync/report/report-if-stale.ts';
import { reportStall } from '#sync/report/report-stall.ts';
import { settlePhotos } from '#sync/push/settle-photos.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import { reportIfFull } from '#sync/report/report-if-full.ts';
import { seldomTasks } from './seldom-tasks.ts';

/** The slow timer that makes up for lost pokes [S14] where the shared feed is not read; faster while the stream is down (R26). Milliseconds. */
const PULL_EVERY = 60_000;
const PULL_EVERY_WITHOUT_STREAM = 10_000;
const PULL_WHILE_PUSHING_EVERY = 1_000;
const HOUSEKEEPING_EVERY = 5_000;
export interface SyncEngine {
  /** The page was looked at again, or the network seems to be back: try now. */
  wake(): void;
  stop(): void;
}

/**
 * Keeps replica and server the same while this tab leads.
 *
 *   outbox written ──▶ push ──┐
 *   poke, timer, topic opened ─┴▶ pull ──(reset, first start)──▶ load catalogue
 *   a look now and then ──▶ what is public, by any cache; pull, where there is more
 *   a stream that is up again, a check now and then ──▶ pull, where something came to the member alone
 *   poke with a digest ──▶ store it, and pull only if something is missing
 *   question written ──▶ answer
 *   food or photo wanted that is not here ──▶ fetch it
 *
 * They run beside each other: every answer is stored by compare-and-set, so none can undo another's work.
 */
export function startSync(world: SyncWorld): SyncEngine {
  const { replica } = world;
  const push = coalescingRunner(() => pushOnce(world, () => read.pullWhatIsTold()));
  const plan = lookPlan();
  const read = feedReader(world, {
    plan,
    onPull: () => poked.begun(),
    onRound: () => void asFarAsItGoes(follow),
    loadAgain: () => load.kick(),
  });
  const poked = plannedTask(read.pullWhatIsTold);
  const load = coalescingRunner(() => reportIfFull(replica, () => loadOnce(world, () => read.pull())));
  const questions = coalescingRunner(() => answerOnce(world));
  const wishListed = listedFoodsWisher(replica);
  const wanted = coalescingRunner(() => fetchWished(world, wishListed));
  const photos = coalescingRunner(() => fetchOnce(world, fetchDiaryPhotos));
  const pokes = pokeListener(world, {
    onPoke: (poke) => void asFarAsItGoes(() => onPoke(poke)),
    onHeartbeat: (beat) => read.hear(beat),
    onConnected(isStreaming) {
      void asFarAsItGoes(() => reportSync(replica, { isStreaming }));
      // What was told while there was no stream was told to nobody.
      if (!isStreaming) return;
      if (plan.hasLooks() === true) read.check();
      else read.pull();
    },
  });
  const onPoke = pokeHandler(replica, { push, poked, pull: read.pullWhatIsTold });

  const follow = () => pokes.follow(heardNow(plan, replica.clock()));

  const onKeyedWrite = keyedHandler(replica, { onFoods: wanted.kick, onPhotos: photos.kick, onRequest: wake });

  const housekeeping = housekeeper(world, { plan, pokes, push, read, follow });

  async function begin(): Promise<void> {
    // Whoever led before may have left its own stream's state behind.
    await asFarAsItGoes(() => reportSync(replica, { isStreaming: false }));
    await asFarAsItGoes(() => reportIfStale(replica, replica.clock()));
    await asFarAsItGoes(() => ensureOwnAudiences(replica));
    await asFarAsItGoes(() => openFollowedTopics(replica));
    wake();
    await asFarAsItGoes(housekeeping);
  }

  function wake(): void {
    for (const each of [push, read, load, questions, wanted, photos, pokes]) each.wake();
  }

  const stopWatching = watchReplica(replica, {
    onOutbox: followOutbox(replica, push),
    onCursors: () => pullIfSomethingIsNew(replica, read.pull).then(follow),
    onQuestions: questions.kick,
    onList: wishListed,
    onKeyed: () => onKeyedWrite().then(follow),
  });
  const timer = setInterval(() => void asFarAsItGoes(housekeeping), HOUSEKEEPING_EVERY);
  void begin();

  return {
    wake,
    stop() {
      clearInterval(timer);
      poked.begun();
      for (const stop of stopWatching) stop();
      for (const each of [push, read, load, questions, wanted, photos, pokes]) each.stop();
    },
  };
}

interface HousekeeperParts {
  readonly plan: LookPlan;
  readonly pokes: PokeListener;
  readonly push: CoalescingRunner;
  readonly read: ReturnType<typeof feedReader>;
  /** Listens to what is to be heard now. */
  readonly follow: () => Promise<void>;
}

/** What is due by the clock: looked after every few seconds, and at start. */
function housekeeper(world: SyncWorld, { plan, pokes, push, read, follow }: HousekeeperParts): () => Promise<void> {
  const { replica } = world;
  const seldom = seldomTasks(world);
  let pulledAt = 0;
  return async () => {
    const now = replica.clock();
    await reportStall(replica, now);
    await reportIfStale(replica, now);
    if ((await world.isLookedAt?.()) ?? true) plan.seen(now);
    await follow();
    if (await hasEntryThatIsDue(replica, now)) push.kick();
    if (plan.isDue(now)) read.look();
    if (pokes.isWanted() && plan.isCheckDue(now, { isStreaming: pokes.isConnected() })) read.check();
    if (plan.hasLooks() !== true && hasPassed(pullEvery(pokes), { since: pulledAt, now })) {
      pulledAt = now;
      read.pull();
    }
    await seldom(now);
  };
}

/**
 * A digest that could be stored needs no pull [S23]. Else the device pulls at a random moment within the time that the poke allows, so that not all
 * devices come at once. While changes go out, most pokes only echo them, and the push ends with a pull: until then a pull now and then is enough.
 */
function pokeHandler(
  replica: Replica,
  { push, poked, pull }: { push: CoalescingRunner; poked: PlannedTask; pull: () => void },
): (poke: Poke) => Promise<void> {
  return async ({ within, digest }) => {
    const stored =
      digest === null ? 'behind' : await withRoom(replica, () => storeDigest(replica, digest)).catch(() => 'behind');
    if (stored !== 'behind') return;
    const wait = Math.max(Math.random() * within, push.isRunning() ? PULL_WHILE_PUSHING_EVERY : 0);
    if (wait > 0) poked.in(wait);
    else pull();
  };
}

interface KeyedListeners {
  readonly onFoods: () => void;
  readonly onPhotos: () => void;
  /** A screen asks to be told what is new. */
  readonly onRequest: () => void;
}

/** What single values of the replica ask for: foods and photos that are not here, and a look at the server. */
function keyedHandler(replica: Replica, { onFoods, onPhotos, onRequest }: KeyedListeners): () => Promise<void> {
  let requestedAt = 0;
  const onWantedFoods = onNewWish(async () => (await wantedFoods(replica)).join(), onFoods);
  const onWantedPhotos = onNewWish(
    async () => (await wantedDiaryPhotos(replica)).map(({ name }) => name).join(),
    onPhotos,
  );
  return async () => {
    await onWantedFoods();
    await onWantedPhotos();
    const asked = (await keyedValue<number>(replica.database, 'syncRequestedAt')) ?? 0;
    if (asked <= requestedAt) return;
    requestedAt = asked;
    onRequest();
  };
}

interface ReplicaListeners {
  readonly onOutbox: () => void;
  readonly onCursors: () => Promise<void>;
  readonly onQuestions: () => void;
  readonly onList: () => Promise<void>;
  readonly onKeyed: () => Promise<void>;
}

/** What is written on this device, by whichever tab, and what it sets off. Returns what stops it. */
function watchReplica(replica: Replica, on: ReplicaListeners): readonly (() => void)[] {
  const { database } = replica;
  return [
    watchTable(database, 'outbox', on.onOutbox),
    watchTable(database, 'cursors', () => void asFarAsItGoes(on.onCursors)),
    watchTable(database, 'questions', on.onQuestions),
    ...(['user_follows', 'kept_lists'] as const).map((table) =>
      watchTable(database, table, () => void asFarAsItGoes(() => openFollowedTopics(replica))),
    ),
    watchTable(database, 'food_list_items', () => void asFarAsItGoes(on.onList)),
    watchTable(database, 'keyed', () => void asFarAsItGoes(on.onKeyed)),
  ];
}

/** Only what is new is an occasion: a failure is written down too, and must not be one to try again at once. */
function onNewWish(read: () => Promise<string>, kick: () => void): () => Promise<void> {
  let before = '';
  return async () => {
    const wished = await read();
    if (wished !== before && wished !== '') kick();
    before = wished;
  };
}

/** What is public needs no stream where it is read by looks, and what nobody looks at needs none at all [S14][S23]. */
function heardNow(plan: LookPlan, now: number): (audience: string) => boolean {
  const isLookedAt = plan.isLookedAt(now);
  const hasLooks = plan.hasLooks();
  return (audience) => hasLooks === false || (isLookedAt && isPersonal(audience));
}

function pullEvery(pokes: PokeListener): number {
  return pokes.isConnected() || !pokes.isWanted() ? PULL_EVERY : PULL_EVERY_WITHOUT_STREAM;
}

async function pushOnce(world: SyncWorld, afterwards: () => void): Promise<RunResult> {
  const result = await pushChanges(world);
  await reportConnection(world.replica, result);
  if (result.kind !== 'drained') return retryOf(result);
  await trimAcknowledged(world.replica);
  await settlePhotos(world);
  afterwards();
  return 'done';
}

async function loadOnce(world: SyncWorld, afterwards: () => void): Promise<RunResult> {
  const { replica } = world;
  const result = await loadCatalogue(world);
  await reportSync(replica, { activity: { kind: 'idle' } });
  if (result.kind === 'unreachable') return retryOf(result);
  if (result.kind === 'no-snapshot') {
    const pulled = await pullChanges(world, { withEveryone: true });
    if (pulled.kind === 'reset') return { retryAfter: 0 };
    if (pulled.kind !== 'current') return retryOf(pulled);
  }
  afterwards();
  return 'done';
}

async function answerOnce(world: SyncWorld): Promise<RunResult> {
  const result = await answerQuestions(world);
  if (result.kind === 'idle') return 'done';
  await reportConnection(world.replica, result);
  if (result.kind === 'answered') return 'done';
  return retryOf(result);
}

async function fetchOnce(
  world: SyncWorld,
  fetch: typeof fetchWantedFoods | typeof fetchDiaryPhotos,
): Promise<RunResult> {
  const result = await fetch(world);
  if (result.kind === 'idle') return 'done';
  await reportConnection(world.replica, result);
  return result.kind === 'fetched' ? 'done' : retryOf(result);
}

/** What is granted makes room for the next wishes. */
async function fetchWished(world: SyncWorld, wish: () => Promise<void>): Promise<RunResult> {
  const result = await fetchOnce(world, fetchWantedFoods);
  await asFarAsItGoes(wish);
  return result;
}

async function hasEntryThatIsDue({ database }: Replica, now: number): Promise<boolean> {
  const entries = await database.outbox.toArray();
  return entries.some(
    ({ state, notBefore }) => state === 'waiting' && notBefore > 0 && !isHeldBack({ notBefore }, now),
  );
}

async function pullIfSomethingIsNew({ database }: Replica, kick: () => void): Promise<void> {
  const cursors = await database.cursors.toArray();
  if (cursors.some(({ audience, pulledAt }) => audience !== EVERYONE && pulledAt === 0)) kick();
}
