import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { FoodId, VideoId } from '#domain/values/ids/ids.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import type { Replica } from '#replica/database/replica.ts';
import { deleteVideo, editVideo, submitVideo, type VideoWords } from '#replica/publishing/video-commands.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { toastFullDevice } from '#shared/saving/toast-full-device.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { PreparedFilm } from './prepare-film.ts';

/** Adds a video and says what came of it; whether it is saved. */
export async function addVideo(
  replica: Replica,
  { foodId, words, film }: { foodId: FoodId; words: VideoWords; film: PreparedFilm },
): Promise<boolean> {
  const { file, duration, poster } = film;
  const outcome = await submitVideo(replica, {
    ...words,
    foodId,
    duration,
    film: { bytes: file, type: file.type, name: file.name },
    poster: { bytes: await poster.arrayBuffer(), type: poster.type, name: 'still.jpg' },
  });
  return showOutcome(replica, outcome, {
    title: t`Video saved`,
    description: t`It is sent in the background; you see here how far it is.`,
    failed: t`The video was not saved`,
  });
}

/** Changes what an own video says, and says what came of it; whether it is saved. */
export async function changeVideo(
  replica: Replica,
  { videoId, words }: { videoId: VideoId; words: VideoWords },
): Promise<boolean> {
  return showOutcome(replica, await editVideo(replica, videoId, words), {
    title: t`Video updated`,
    failed: t`The video was not changed`,
  });
}

/** Deletes an own video and says what came of it; whether it is gone. */
export async function removeVideo(replica: Replica, videoId: VideoId): Promise<boolean> {
  const outcome = await deleteVideo(replica, videoId, HELD_FOR_UNDO);
  return showOutcome(replica, outcome.kind === 'missing' ? { kind: 'saved' } : outcome, {
    title: t`Video deleted`,
    ...(outcome.kind === 'saved' ? { action: undoDeletion(outcome.undo) } : {}),
    failed: t`The video was not deleted`,
  });
}

async function showOutcome(
  replica: Replica,
  outcome: WriteOutcome,
  { failed, ...done }: Omit<Parameters<typeof toast>[0], 'tone'> & { readonly failed: string },
): Promise<boolean> {
  switch (outcome.kind) {
    case 'saved':
      await toastSaved(replica, done);
      return true;
    case 'storage-full':
      toastFullDevice(
        t`Too much waits to be sent, or there is no room. Free some space, or let the other videos go out first.`,
      );
      return false;
    case 'missing':
      toast({ title: failed, description: t`It is not here any more.`, tone: 'destructive' });
      return false;
    case 'signed-out':
      toast({ title: failed, description: t`Please sign in and try again.`, tone: 'destructive' });
      return false;
    case 'failed':
      toast({ title: failed, description: t`Please try again.`, tone: 'destructive' });
      return false;
    default:
      return assertNever(outcome);
  }
}
