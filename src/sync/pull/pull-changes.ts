import type { FeedBoundary } from '#domain/values/feed-page.ts';
import type { Heartbeat } from '#domain/values/heartbeat.ts';
import { isPersonal } from '#replica/database/audiences.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import { session } from '#replica/session/session.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import { askOwnPlace, type QuietResult } from './ask-own-place.ts';
import { type PullResult, pullPersonally } from './pull-personally.ts';
import { isSilent, pullShared } from './pull-shared.ts';

/**
 * Reads the feed of every audience that this device holds until nothing is left [S11][S18]. What is personal comes from the server itself. What everyone
 * reads alike comes from the shared feed, which any cache on the way may answer [S23]. If the shared feed is not meant for this member, cannot be
 * fetched, or does not continue what was read before, the server itself is asked for that as well.
 *
 * @param options.withEveryone there is no snapshot: everyone's audience is read from its beginning
 * @param options.checksFirst nothing says that anything came to the member alone: a check is a third of what the pull costs
 */
export async function pullChanges(
  world: SyncWorld,
  { withEveryone = false, checksFirst = false } = {},
): Promise<PullResult> {
  const read = await readOwn(world, { checksFirst });
  if (read.kind !== 'current') return read;
  const {
    head: { boundary, every },
    ...own
  } = read;
  const told = every === undefined ? own : { ...own, lookEvery: every * 1_000 };
  if (boundary && !withEveryone) {
    const shared = await pullShared(world, boundary);
    if (shared === 'current') return told;
    if (shared === 'later') return { ...told, lookSoon: true };
    if (shared !== 'personally') return shared;
  }
  const rest = await pullPersonally(world, { withEveryone, only: ({ audience }) => !isPersonal(audience) });
  return rest.kind === 'current' ? { ...told, ...rest } : rest;
}

type OwnRead = Extract<PullResult, { kind: 'current' }> & { readonly head: Head };

/** What is personal, and up to where everyone reads, which a personal pull says as well as the head. */
async function readOwn(world: SyncWorld, { checksFirst }: { checksFirst: boolean }): Promise<OwnRead | Failed> {
  const current = await session(world.replica);
  const isSignedIn = current !== null && !current.expired;
  const checked = isSignedIn && checksFirst ? await askOwnPlace(world) : null;
  if (!isSignedIn || checked?.kind === 'quiet') {
    const head = await sharedHead(world);
    if ('kind' in head) return head;
    if (!isSignedIn || head.every !== undefined) return { ...checked, kind: 'current', head };
  }
  const own = await pullPersonally(world, { withEveryone: false, only: ({ audience }) => isPersonal(audience) });
  return own.kind === 'current' ? { ...own, head: headOf(own) } : own;
}

/** Whether anything came to the member alone; pulled where it may have. */
export async function checkOwn(world: SyncWorld): Promise<PullResult | QuietResult> {
  const own = await askOwnPlace(world);
  return own.kind === 'quiet' ? own : pullChanges(world);
}

/**
 * A look in between: any cache may say whether there is something new. The server itself is asked only where that may be more than tallies, which are the
 * same for every reader: then it must say first that nothing came to the member alone, a block above all. null: nothing is known of the server.
 *
 * @param heard up to where everyone reads, by a heartbeat that was taken: nobody needs to be asked
 */
export async function lookForNews(
  world: SyncWorld,
  heard: Heartbeat | null = null,
): Promise<PullResult | QuietResult | null> {
  const current = await session(world.replica);
  if (current === null || current.expired) return pullChanges(world);
  const own = await world.replica.database.cursors.get(`u:${current.memberId}`);
  if (own?.readsAsVisitor !== true) return pullChanges(world);
  const isOurs = heard?.epoch === (await keyedValue<string>(world.replica.database, 'epoch'));
  const head = heard !== null && isOurs ? heard : await sharedHead(world);
  if ('kind' in head) return head;
  if (head.boundary === undefined) return pullChanges(world);
  const asked = head.boundary.news > own.seq ? await askOwnPlace(world) : null;
  if (asked?.kind === 'ask') return pullChanges(world);
  const read = await pullShared(world, head.boundary);
  if (read === 'current' || read === 'later') return asked;
  return read === 'personally' ? pullChanges(world) : read;
}

type Failed = Exclude<PullResult, { kind: 'current' }>;

/** `every`: not there where there is no shared feed; `boundary`: not there either where it is of another history than this device knows. */
interface Head {
  readonly every?: number;
  readonly boundary?: FeedBoundary;
}

function headOf({ shared }: Extract<PullResult, { kind: 'current' }>): Head {
  return shared ? { every: shared.every, boundary: shared } : {};
}

async function sharedHead({ replica, remote }: SyncWorld): Promise<Head | Failed> {
  const outcome = await remote.sharedHead();
  if (outcome.kind === 'none' || isSilent(outcome)) return {};
  if (outcome.kind === 'unreachable') return { kind: 'unreachable', progressed: false };
  if (outcome.kind !== 'head') return outcome;
  const { epoch, boundary } = outcome;
  const isOurs = epoch === (await keyedValue<string>(replica.database, 'epoch'));
  return { every: boundary.every, ...(isOurs ? { boundary } : {}) };
}
