import { isPersonal } from '#replica/database/audiences.ts';
import { type LookPlan, lookPlan } from '#sync/schedule/look-plan.ts';
import { hasPassed } from '#prelude/timing/has-passed.ts';
import { dropOutdated, trimAcknowledged } from '#replica/outbox/acknowledged.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import { EVERYONE } from '#replica/database/audiences.ts';
import { isCatalogueHere } from '#replica/feed/is-catalogue-here.ts';
import { wantedDiaryPhotos } from '#replica/diary/diary-photos.ts';
import { wantedFoods } from '#replica/feed/wanted-foods.ts';
import { isHeldBack } from '#replica/database/outbox-entry.ts';
import { openFollowedTopics } from '#replica/topics/open-topic.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { reportSync } from '#replica/feed/sync-status.ts';
import { storeDigest } from '#replica/feed/store-digest.ts';
import { watchTable } from '#replica/database/watch-table.ts';
import { withRoom } from '#replica/database/with-room.ts';
import type { Poke } from '#remote/remote.ts';
import { answerQuestions } from '#sync/pull/answer-questions.ts';
import { asFarAsItGoes } from '#sync/schedule/as-far-as-it-goes.ts';
import { coalescingRunner, type RunResult } from '#sync/schedule/coalescing-runner.ts';
import { ensureOwnAudiences } from '#sync/pull/ensure-own-audiences.ts';
import { fetchDiaryPhotos } from '#sync/pull/fetch-diary-photos.ts';
import { fetchWantedFoods } from '#sync/pull/fetch-wanted-foods.ts';
import { followOutbox } from '#sync/schedule/follow-outbox.ts';
import { loadCatalogue } from '#sync/pull/load-catalogue.ts';
import { offerAgain } from '#sync/push/offer-again.ts';
import { plannedTask } from '#sync/schedule/planned-task.ts';
import { listedFoodsWisher } from '#sync/pull/wish-listed-foods.ts';
import { type PokeListener, pokeListener } from '#sync/pull/poke-listener.ts';
import { checkOwn, lookForNews, pullChanges } from '#sync/pull/pull-changes.ts';
import type { QuietResult } from '#sync/pull/ask-own-place.ts';
import type { PullResult } from '#sync/pull/pull-personally.ts';
import { pushChanges } from '#sync/push/push-changes.ts';
import { refreshSession } from '#sync/session/refresh-session.ts';
import { reportConnection } from '#sync/report/report-connection.ts';
import { reportIfStale } from '#sync/report/report-if-stale.ts';
import { reportStall } from '#sync/report/report-stall.ts';
import { settlePhotos } from '#sync/push/settle-photos.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import { reportIfFull } from '#sync/report/report-if-full.ts';
import { sendViews } from '#sync/push/send-views.ts';

/** The slow timer that makes up for lost pokes [S14] where the shared feed is not read; faster while the stream is down (R26). Milliseconds. */
const PULL_EVERY = 60_000;
const PULL_EVERY_WITHOUT_STREAM = 10_000;
const PULL_WHILE_PUSHING_EVERY = 1_000;
const HOUSEKEEPING_EVERY = 5_000;
/** Looks at foods are told in batches. */
const SEND_VIEWS_EVERY = 10_000;
const REFRESH_SESSION_EVERY = 12 * 3_600_000;
/** Whether a sign-in that was refused is taken again. */
const TRY_SESSION_EVERY = 10 * 60_000;
/** What is too old to be kept leaves, by the server's clock. */
const DROP_OLD_EVERY = 3_600_000;

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
  const { database } = replica;
  const push = coalescingRunner(() => pushOnce(world, () => pull.kick()));
  const pull = coalescingRunner(() => {
    poked.begun();
    return reportIfFull(replica, () => pullOnce(world, steps));
  });
  const look = coalescingRunner(() => reportIfFull(replica, () => pullOnce(world, { ...steps, read: lookForNews })));
  const check = coalescingRunner(() => reportIfFull(replica, () => pullOnce(world, { ...steps, read: checkOwn })));
  const plan = lookPlan();
  const steps: PullSteps = {
    read: pullChanges,
    loadAgain: () => load.kick(),
    onServerTime: oldDropped(replica),
    onRound(result) {
      if (result.kind === 'quiet') return plan.checked(replica.clock());
      plan.told({ every: result.lookEvery, soon: result.lookSoon }, replica.clock());
      void asFarAsItGoes(follow);
    },
  };
  const poked = plannedTask(pull.kick);
  const load = coalescingRunner(() => reportIfFull(replica, () => loadOnce(world, () => pull.kick())));
  const questions = coalescingRunner(() => answerOnce(world));
  const wishListed = listedFoodsWisher(replica);
  const wanted = coalescingRunner(() => fetchWished(world, wishListed));
  const photos = coalescingRunner(() => fetchOnce(world, fetchDiaryPhotos));
  const pokes = pokeListener(world, {
    onPoke: (poke) => void asFarAsItGoes(() => onPoke(poke)),
    onConnected(isStreaming) {
      void asFarAsItGoes(() => reportSync(replica, { isStreaming }));
      // What was told while there was no stream was told to nobody.
      if (isStreaming) (plan.hasLooks() === true ? check : pull).kick();
    },
  });
  let requestedAt = 0;
  let pulledAt = 0;
  const onWantedFoods = onNewWish(async () => (await wantedFoods(replica)).join(), wanted.kick);
  const onWantedPhotos = onNewWish(
    async () => (await wantedDiaryPhotos(replica)).map(({ name }) => name).join(),
    photos.kick,
  );
  const seldom = seldomTasks(world);

  /**
   * A digest that could be stored needs no pull [S23]. Else the device pulls at a random moment within the time that the poke allows, so that not all
   * devices come at once. While changes go out, most pokes only echo them, and the push ends with a pull: until then a pull now and then is enough.
   */
  async function onPoke({ within, digest }: Poke): Promise<void> {
    const stored =
      digest === null ? 'behind' : await withRoom(replica, () => storeDigest(replica, digest)).catch(() => 'behind');
    if (stored !== 'behind') return;
    const wait = Math.max(Math.random() * within, push.isRunning() ? PULL_WHILE_PUSHING_EVERY : 0);
    if (wait > 0) poked.in(wait);
    else pull.kick();
  }

  const follow = () => pokes.follow(heardNow(plan, replica.clock()));

  async function onKeyedWrite(): Promise<void> {
    await onWantedFoods();
    await onWantedPhotos();
    const asked = (await keyedValue<number>(database, 'syncRequestedAt')) ?? 0;
    if (asked <= requestedAt) return;
    requestedAt = asked;
    wake();
  }

  async function housekeeping(): Promise<void> {
    const now = replica.clock();
    await reportStall(replica, now);
    await reportIfStale(replica, now);
    if ((await world.isLookedAt?.()) ?? true) plan.seen(now);
    await follow();
    if (await hasEntryThatIsDue(replica, now)) push.kick();
    if (plan.isDue(now)) look.kick();
    if (pokes.isWanted() && plan.isCheckDue(now, { isStreaming: pokes.isConnected() })) check.kick();
    if (plan.hasLooks() !== true && hasPassed(pullEvery(pokes), { since: pulledAt, now })) {
      pulledAt = now;
      pull.kick();
    }
    await seldom(now);
  }

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
    for (const each of [push, pull, load, questions, wanted, photos, pokes]) each.wake();
  }

  const stopWatching = [
    watchTable(database, 'outbox', followOutbox(replica, push)),
    watchTable(
      database,
      'cursors',
      () => void asFarAsItGoes(() => pullIfSomethingIsNew(replica, pull.kick).then(follow)),
    ),
    watchTable(database, 'questions', () => questions.kick()),
    ...(['user_follows', 'kept_lists'] as const).map((table) =>
      watchTable(database, table, () => void asFarAsItGoes(() => openFollowedTopics(replica))),
    ),
    watchTable(database, 'food_list_items', () => void asFarAsItGoes(wishListed)),
    watchTable(database, 'keyed', () => void asFarAsItGoes(() => onKeyedWrite().then(follow))),
  ];
  const timer = setInterval(() => void asFarAsItGoes(housekeeping), HOUSEKEEPING_EVERY);
  void begin();

  return {
    wake,
    stop() {
      clearInterval(timer);
      poked.begun();
      for (const stop of stopWatching) stop();
      for (const each of [push, pull, look, check, load, questions, wanted, photos, pokes]) each.stop();
    },
  };
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

function oldDropped(replica: Replica): (at: number) => Promise<void> {
  let droppedAt = Number.NEGATIVE_INFINITY;
  return async (at) => {
    if (!hasPassed(DROP_OLD_EVERY, { since: droppedAt, now: at })) return;
    droppedAt = at;
    await dropOutdated(replica, at);
  };
}

/** Looks at foods are told, and the sign-in is renewed, each in its own time. */
function seldomTasks(world: SyncWorld): (now: number) => Promise<void> {
  let viewsSentAt = 0;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  return async (now) => {
    if (hasPassed(SEND_VIEWS_EVERY, { since: viewsSentAt, now })) {
      viewsSentAt = now;
      await sendViews(world);
    }
    const isRefused = (await session(world.replica))?.expired === true;
    if (hasPassed(isRefused ? TRY_SESSION_EVERY : REFRESH_SESSION_EVERY, { since: refreshedAt, now })) {
      refreshedAt = now;
      await refreshSession(world);
    }
  };
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

interface PullSteps {
  /** null: the server itself was not asked, and nothing is known of it. */
  readonly read: (world: SyncWorld) => Promise<PullResult | QuietResult | null>;
  readonly onRound: (result: Extract<PullResult, { kind: 'current' }> | QuietResult) => void;
  readonly loadAgain: () => void;
  /** The server has said what time it is. */
  readonly onServerTime: (at: number) => Promise<void>;
}

async function pullOnce(world: SyncWorld, { read, loadAgain, onServerTime, onRound }: PullSteps): Promise<RunResult> {
  const { replica } = world;
  const began = replica.clock();
  // Without the catalogue a round is not whole: what came after its snapshot is not here.
  const isWhole = await isCatalogueHere(replica);
  const result = await read(world);
  if (result === null) return 'done';
  await reportConnection(replica, result);
  if (result.kind === 'reset') {
    loadAgain();
    return { retryAfter: 0 };
  }
  if (result.kind !== 'current' && result.kind !== 'quiet') return retryOf(result);
  onRound(result);
  const offer = await offerAgain(world);
  if (offer.kind === 'unreachable' || offer.kind === 'throttled') return retryOf(offer);
  if (isWhole) await reportSync(replica, { lastRoundAt: began, isStale: false });
  // Only now is it known that the server has what it accepted [S22].
  if (result.at !== undefined) await onServerTime(result.at);
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

type Obstacle =
  | { readonly kind: 'unreachable'; readonly progressed?: boolean }
  | { readonly kind: 'unauthorised' | 'outdated' }
  | { readonly kind: 'throttled'; readonly retryAfter: number };

function retryOf(result: Obstacle): RunResult {
  // Nothing can be sent before the member signs in again, or a newer version is there. Signing in writes to the replica, which starts a round.
  if (result.kind === 'unauthorised' || result.kind === 'outdated') return 'done';
  if (result.kind === 'throttled') return { retryAfter: result.retryAfter };
  return result.kind === 'unreachable' && result.progressed === true ? 'progressed' : { retryAfter: null };
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
