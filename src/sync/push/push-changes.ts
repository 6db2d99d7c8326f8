import { t } from '@lingui/core/macro';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { assertNever } from '#prelude/assert-never.ts';
import type { OutgoingFile, PushOutcome } from '#remote/remote.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { isMarkedOnly } from '#replica/database/synced-collections.ts';
import {
  acknowledgeMutation,
  advanceUpload,
  parkMutation,
  postponeMutation,
  sendCreateAsUpdate,
  sendUpdateAsCreate,
} from '#replica/outbox/settle-mutation.ts';
import { backoffDelay } from '#sync/schedule/backoff-delay.ts';
import { loseSession } from '#sync/session/lose-session.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import { afterAnswer, type Answered, endOf, freshRound, type PushResult, type PushRound } from './push-round.ts';

/** Requests at once: HTTP/1.1 gives an origin six connections, one is the event stream's, one the page's. */
const AT_ONCE = 4;
/** Changes claimed with one look at the outbox. */
const CLAIMED_AT_ONCE = 24;
/** While parts of a large file go out, what was written meanwhile does not wait for them. Milliseconds. */
const LOOK_AGAIN_AFTER = 1_000;

/**
 * Sends what may be sent, several independent changes at once, in order where order matters [S13]. An entry leaves the outbox only
 * when its answer is stored [S1]; whatever happens before that, it is sent again and the server's ledger answers [S2]. If
 * something in front of the server stops a change, such as a firewall that takes its words for an attack, the others go on [S6][S19].
 */
export async function pushChanges(world: SyncWorld): Promise<PushResult> {
  const { replica } = world;
  const current = await session(replica);
  const sender = current === null || current.expired ? null : current;
  const inFlight = new Map<string, Promise<Answered<OutboxEntry>>>();
  let round: PushRound<OutboxEntry> = freshRound;
  let claimed: readonly OutboxEntry[] = [];
  for (;;) {
    if (round.kind === 'stopping') claimed = [];
    else if (claimed.length === 0) {
      claimed = await claimMutations(replica, {
        member: sender?.memberId ?? null,
        inFlight: new Set([...inFlight.keys(), ...round.strange.map(({ id }) => id)]),
        most: CLAIMED_AT_ONCE,
      });
    }
    const leaving = claimed.slice(0, AT_ONCE - inFlight.size);
    claimed = claimed.slice(leaving.length);
    for (const entry of leaving) {
      const delivery = deliver(world, { entry, token: tokenFor(entry, sender) }).finally(() =>
        inFlight.delete(entry.id),
      );
      inFlight.set(entry.id, delivery);
    }
    if (inFlight.size === 0) break;
    const answered = await firstOf(inFlight.values());
    if (answered === null) continue;
    round = afterAnswer(round, answered);
    if (answered.outcome.kind === 'unauthorised' && sender !== null)
      await loseSession(replica, { session: sender, why: answered.outcome.why });
  }
  const { result, postponed } = endOf(round);
  for (const entry of postponed) await postpone(replica, entry);
  return result;
}

function tokenFor(
  entry: OutboxEntry,
  sender: { readonly memberId: MemberId; readonly token: string } | null,
): string | null {
  if (sender === null) return null;
  // A report without an owner carries the member's id only when it was written while signed in.
  return entry.member === sender.memberId || entry.columns.user === sender.memberId ? sender.token : null;
}

/** What is done first; null when it takes long enough to look for more to send. */
async function firstOf(deliveries: Iterable<Promise<Answered<OutboxEntry>>>): Promise<Answered<OutboxEntry> | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LOOK_AGAIN_AFTER);
  });
  return Promise.race([...deliveries, later]).finally(() => clearTimeout(timer));
}

/** Sends one change and stores what came of it. */
async function deliver(
  { replica, remote }: SyncWorld,
  { entry, token }: { entry: OutboxEntry; token: string | null },
): Promise<Answered<OutboxEntry>> {
  const outcome = await remote.push(
    {
      id: entry.id,
      collection: entry.collection,
      record: entry.record,
      kind: entry.kind === 'create' && entry.alreadyThere ? 'update' : entry.kind,
      columns: entry.columns,
      ...(entry.edits === undefined ? {} : { edits: entry.edits }),
      files: await filesOf(replica, entry),
      ...(entry.firstAt === undefined ? {} : { firstAt: entry.firstAt }),
    },
    token,
  );
  await settle(replica, entry, outcome);
  return { entry, outcome };
}

async function filesOf({ database }: Replica, { files, uploads = {} }: OutboxEntry): Promise<OutgoingFile[]> {
  const photos = await database.photos.bulkGet(Object.values(files));
  return photos.flatMap((photo) => {
    if (photo === undefined) return [];
    const progress = uploads[photo.column];
    return [progress === undefined ? photo : { ...photo, progress }];
  });
}

async function settle(replica: Replica, entry: OutboxEntry, outcome: PushOutcome): Promise<void> {
  switch (outcome.kind) {
    case 'accepted':
      return acknowledgeMutation(replica, entry, outcome);
    case 'partly':
      return advanceUpload(replica, entry, outcome);
    case 'gone':
      if (entry.kind === 'delete' || isMarkedOnly(entry.collection)) return acknowledgeDeletion(replica, entry);
      return entry.firstAt !== undefined && entry.kind === 'create'
        ? sendUpdateAsCreate(replica, entry)
        : parkAsGone(replica, entry);
    case 'exists':
      return sendCreateAsUpdate(replica, entry);
    case 'rejected':
      return parkMutation(replica, entry, { ...outcome, at: replica.clock() });
    case 'unreachable':
      // The server fails for this very change: it alone waits, the others go on [S6].
      return outcome.answered ? postpone(replica, entry) : undefined;
    case 'throttled':
    case 'outdated':
    case 'unauthorised':
      return undefined;
    default:
      return assertNever(outcome);
  }
}

function postpone(replica: Replica, entry: OutboxEntry): Promise<void> {
  return postponeMutation(replica, entry, replica.clock() + backoffDelay(entry.attempts, Math.random()));
}

/** Somebody else deleted it first, so there is nothing left to do. No answer tells that deletion's seq; it is taken for the next one to be read. */
async function acknowledgeDeletion(replica: Replica, entry: OutboxEntry): Promise<void> {
  const cursors = await replica.database.cursors.toArray();
  const seq = Math.max(0, ...cursors.map((cursor) => cursor.seq)) + 1;
  await acknowledgeMutation(replica, entry, { row: null, seq, epoch: null });
}

/** A delete beats an edit, and the editor is told [S15]. */
function parkAsGone(replica: Replica, entry: OutboxEntry): Promise<void> {
  const message = t`It was deleted before your change arrived.`;
  return parkMutation(replica, entry, { reason: 'gone', message, fields: {}, at: replica.clock() });
}
