import { storeDiaryPhoto, wantedDiaryPhotos } from '#replica/diary/diary-photos.ts';
import { withRoom } from '#replica/database/with-room.ts';
import { session } from '#replica/session/session.ts';
import type { Failure } from '#remote/remote.ts';
import { loseSession } from '#sync/session/lose-session.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

/** idle: nothing is wanted, so nothing was learnt of the connection either. */
type FetchResult = { readonly kind: 'fetched' } | { readonly kind: 'idle' } | Failure;

/** Fetches the photos of the diary that screens show and that this device does not have, what was wanted last first (R46). */
export async function fetchDiaryPhotos({ replica, remote }: SyncWorld): Promise<FetchResult> {
  let fetched = false;
  for (;;) {
    const [wanted] = await wantedDiaryPhotos(replica);
    const current = await session(replica);
    if (wanted === undefined || current === null || current.expired) return { kind: fetched ? 'fetched' : 'idle' };
    const outcome = await remote.protectedPicture({ collection: 'diary_entries', ...wanted }, current.token);
    if (outcome.kind === 'unauthorised') await loseSession(replica, { session: current, why: outcome.why });
    if (outcome.kind !== 'picture' && outcome.kind !== 'gone') return outcome;
    fetched = true;
    await withRoom(replica, () => storeDiaryPhoto(replica, wanted, outcome.kind === 'picture' ? outcome : null));
  }
}
