import { hasPassed } from '#prelude/timing/has-passed.ts';
import type { Replica } from '#replica/database/replica.ts';
import { dropOutdated } from '#replica/outbox/acknowledged.ts';
import { session } from '#replica/session/session.ts';
import { sendViews } from '#sync/push/send-views.ts';
import { refreshSession } from '#sync/session/refresh-session.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

/** Looks at foods are told in batches. */
const SEND_VIEWS_EVERY = 10_000;
const REFRESH_SESSION_EVERY = 12 * 3_600_000;
/** Whether a sign-in that was refused is taken again. */
const TRY_SESSION_EVERY = 10 * 60_000;
/** What is too old to be kept leaves, by the server's clock. */
const DROP_OLD_EVERY = 3_600_000;

export function oldDropped(replica: Replica): (at: number) => Promise<void> {
  let droppedAt = Number.NEGATIVE_INFINITY;
  return async (at) => {
    if (!hasPassed(DROP_OLD_EVERY, { since: droppedAt, now: at })) return;
    droppedAt = at;
    await dropOutdated(replica, at);
  };
}

/** Looks at foods are told, and the sign-in is renewed, each in its own time. */
export function seldomTasks(world: SyncWorld): (now: number) => Promise<void> {
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
