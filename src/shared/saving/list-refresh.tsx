import { catalogueStats } from '#replica/foods/catalogue-stats.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { requestSync } from '#replica/feed/request-sync.ts';
import { PullToRefresh } from '#ui/feedback/pull-to-refresh.tsx';
import { runRefreshers } from '#ui/feedback/refreshers.ts';
import { refreshWords } from '#shared/words/refresh-words.ts';

/** Asks the server for all that is new, and says what came. */
async function refreshLists(replica: Replica): Promise<string> {
  const before = await catalogueStats(replica);
  await runRefreshers();
  const outcome = await requestSync(replica);
  if (outcome === 'unreachable') console.warn('Refresh failed: the server is out of reach');
  const after = await catalogueStats(replica);
  return refreshWords({
    outcome,
    isOnline: navigator.onLine,
    newFoods: before === null || after === null ? 0 : after.foods - before.foods,
  });
}

/** Pull-to-refresh for the `main` or `dialog` that it is the first part of (spec 2 §2.16); `top` as in `PullToRefresh`. */
export function ListRefresh({ top }: { readonly top: string }) {
  const replica = useReplica();
  return <PullToRefresh top={top} onRefresh={() => refreshLists(replica)} />;
}
