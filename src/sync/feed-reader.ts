import type { Heartbeat } from '#domain/values/heartbeat.ts';
import { isCatalogueHere } from '#replica/feed/is-catalogue-here.ts';
import { reportSync } from '#replica/feed/sync-status.ts';
import type { QuietResult } from '#sync/pull/ask-own-place.ts';
import { hearHeartbeat } from '#sync/pull/hear-heartbeat.ts';
import { checkOwn, lookForNews, pullChanges } from '#sync/pull/pull-changes.ts';
import type { PullResult } from '#sync/pull/pull-personally.ts';
import { offerAgain } from '#sync/push/offer-again.ts';
import { reportConnection } from '#sync/report/report-connection.ts';
import { reportIfFull } from '#sync/report/report-if-full.ts';
import { coalescingRunner, type RunResult } from '#sync/schedule/coalescing-runner.ts';
import type { LookPlan } from '#sync/schedule/look-plan.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import { retryOf } from './retry-of.ts';
import { oldDropped } from './seldom-tasks.ts';

export interface FeedReader {
  /** Reads everything; whether anything came to the member alone is checked first, for nobody has said so. */
  readonly pull: () => void;
  /** The same, and something has come. */
  readonly pullWhatIsTold: () => void;
  readonly look: () => void;
  readonly check: () => void;
  readonly hear: (beat: Heartbeat) => void;
  readonly wake: () => void;
  readonly stop: () => void;
}

interface Reading {
  readonly plan: LookPlan;
  readonly onPull: () => void;
  /** A round has ended that may have changed what is listened to. */
  readonly onRound: () => void;
  /** The replica is empty again. */
  readonly loadAgain: () => void;
}

/** The ways to read the feed. They run beside each other, each of them one at a time. */
export function feedReader(world: SyncWorld, { plan, onPull, onRound, loadAgain }: Reading): FeedReader {
  const { replica } = world;
  let isTold = false;
  let heard: Heartbeat | null = null;
  const steps = {
    loadAgain,
    onServerTime: oldDropped(replica),
    onRound(result: Round) {
      if (result.kind === 'quiet') return plan.checked(replica.clock());
      plan.told({ every: result.lookEvery, soon: result.lookSoon }, replica.clock());
      onRound();
    },
  };
  const reading = (read: ReadSteps['read']) =>
    coalescingRunner(() => reportIfFull(replica, () => readOnce(world, { ...steps, read })));
  const pull = reading(() => {
    onPull();
    const checksFirst = !isTold;
    isTold = false;
    return pullChanges(world, { checksFirst });
  });
  const look = reading(() => lookForNews(world, plan.isHeard(replica.clock()) ? heard : null));
  const check = reading(() => checkOwn(world));
  const hear = reading(async () => {
    if (heard === null) return null;
    const result = await hearHeartbeat(world, heard);
    if (result?.kind === 'quiet') {
      plan.heard(replica.clock());
      return result;
    }
    heard = null;
    return result === null ? null : checkOwn(world);
  });
  return {
    pull: pull.kick,
    pullWhatIsTold() {
      isTold = true;
      pull.kick();
    },
    look: look.kick,
    check: check.kick,
    hear(beat) {
      heard = beat;
      hear.kick();
    },
    wake: pull.wake,
    stop() {
      for (const each of [pull, look, check, hear]) each.stop();
    },
  };
}

type Round = Extract<PullResult, { kind: 'current' }> | QuietResult;

interface ReadSteps {
  /** null: the server itself was not asked, and nothing is known of it. */
  readonly read: () => Promise<PullResult | QuietResult | null>;
  readonly onRound: (result: Round) => void;
  readonly loadAgain: () => void;
  /** The server has said what time it is. */
  readonly onServerTime: (at: number) => Promise<void>;
}

async function readOnce(world: SyncWorld, { read, loadAgain, onServerTime, onRound }: ReadSteps): Promise<RunResult> {
  const { replica } = world;
  const began = replica.clock();
  // Without the catalogue a round is not whole: what came after its snapshot is not here.
  const isWhole = await isCatalogueHere(replica);
  const result = await read();
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
