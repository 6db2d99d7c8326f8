import { useEffect } from 'react';
import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { diaryPhoto, wantDiaryPhoto } from '#replica/diary/diary-photos.ts';
import { useObjectUrl } from '#shared/pictures/use-object-url.ts';

/** Where the photo of an entry opens; null while it is not on this device: then it is asked for. */
export function useDiaryPhoto({ id, photo }: Pick<DiaryEntry, 'id' | 'photo'>): string | null {
  const replica = useReplica();
  const blob = useLive((from) => diaryPhoto(from, { id, photo }), [id, photo]);
  const isMissing = blob === null && photo !== '';
  useEffect(() => {
    if (isMissing) void wantDiaryPhoto(replica, { id, photo }).catch(() => undefined);
  }, [replica, id, photo, isMissing]);
  return useObjectUrl(blob ?? null);
}
