import { useLiveQuery } from 'dexie-react-hooks';
import type { Replica } from './replica.ts';
import { useReplica } from './replica-context.tsx';

/**
 * The answer of a named query, again whenever a row it looked at changes in any tab or worker; undefined while it is not there yet.
 * Keep queries narrow: a live `toArray()` of a big table costs every write (browser facts).
 *
 * @param dependencies what the query depends on besides the replica
 */
export function useLive<T>(query: (replica: Replica) => Promise<T>, dependencies: readonly unknown[]): T | undefined {
  const replica = useReplica();
  return useLiveQuery(() => query(replica), [replica, ...dependencies]);
}
