import { t } from '@lingui/core/macro';
import { forgetSearches, recentSearches, restoreSearches } from '#replica/foods/recent-searches.ts';
import type { Replica } from '#replica/database/replica.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Forgets the recent searches of this device, and offers them back. */
export async function clearRecent(replica: Replica): Promise<void> {
  const cleared = await recentSearches(replica);
  await forgetSearches(replica);
  toast({
    title: t`Recent searches cleared`,
    action: { label: t`Undo`, run: () => void restoreSearches(replica, cleared) },
  });
}
