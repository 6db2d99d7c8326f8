import { useEffect } from 'react';
import { useRanking } from '#ranking/ranking-context.tsx';
import { useReplica } from '#replica/database/replica-context.tsx';

/**
 * Begins to fetch rows ahead of the screens (`fetchAhead`), once for each page.
 *
 * @param isDue the columns have answered, and the device holds the rows of some foods alone
 */
export function useRowsAhead(isDue: boolean): void {
  const [replica, ranking] = [useReplica(), useRanking()];
  useEffect(() => {
    if (!isDue) return;
    import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(replica, ranking)).catch(() => undefined);
  }, [isDue, replica, ranking]);
}
