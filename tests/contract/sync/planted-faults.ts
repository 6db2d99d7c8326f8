import { must } from '#prelude/must.ts';
import type { PullOutcome, Remote } from '#remote/remote.ts';
import type { Replica } from '#replica/database/replica.ts';
import { pushChanges } from '#sync/push/push-changes.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import { correctSteps, type SyncSteps } from './device.ts';

/** Planted: the cursors are saved in a transaction of their own, before the rows; a kill in between loses the rows. */
export const cursorBeforeRows: SyncSteps = {
  ...correctSteps,
  pull: (world) => correctSteps.pull({ ...world, remote: savesCursorsFirst(world) }),
};

function savesCursorsFirst({ replica, remote }: SyncWorld): Remote {
  return {
    ...remote,
    async pull(request, token): Promise<PullOutcome> {
      const outcome = await remote.pull(request, token);
      if (outcome.kind !== 'page' || outcome.page.reset) return outcome;
      await moveCursors(replica, outcome.page.cursors);
      // The time between the two transactions, in moments at which the tab may be killed.
      for (let moment = 0; moment < 6; moment += 1) {
        await replica.database.transaction('r', replica.database.cursors, async () => undefined);
      }
      await moveCursors(replica, request.cursors);
      return outcome;
    },
  };
}

async function moveCursors({ database }: Replica, cursors: Readonly<Record<string, number>>): Promise<void> {
  await database.transaction('rw', database.cursors, async () => {
    for (const [audience, seq] of Object.entries(cursors)) await database.cursors.update(audience, { seq });
  });
}

/** Planted: an entry leaves the outbox when it is sent, not when it is answered. */
export const removedBeforeAnswer: SyncSteps = {
  ...correctSteps,
  push: (world) => pushChanges({ ...world, remote: forgetsWhatItSends(world) }),
};

function forgetsWhatItSends({ replica, remote }: SyncWorld): Remote {
  return {
    ...remote,
    async push(mutation, token) {
      const { outbox } = replica.database;
      const entry = must(await outbox.where('id').equals(mutation.id).first(), 'the entry that is sent');
      await outbox.delete(entry.order);
      const outcome = await remote.push(mutation, token);
      // So that the rest of the correct code finds what it expects when an answer does come.
      if (outcome.kind !== 'unreachable') await outbox.put(entry);
      return outcome;
    },
  };
}
