import { useState } from 'react';
import type { AssistantTurn } from '#replica/database/device-rows.ts';

/** The last turn, once its answer came while it was looked at: what was there before is no news. */
export function useNews(last: AssistantTurn | undefined): AssistantTurn | null {
  const [watched, setWatched] = useState<string | null>(null);
  if (last?.state === 'asking' && watched !== last.id) setWatched(last.id);
  return last?.state === 'answered' && last.id === watched ? last : null;
}
