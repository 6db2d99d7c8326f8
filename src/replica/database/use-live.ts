import type { Observable } from 'dexie';
import { useObservable } from 'dexie-react-hooks';
import { startTransition } from 'react';
import { shareEqual } from '#prelude/share-equal.ts';
import { liveAnswers } from './live-answers.ts';
import type { Replica } from './replica.ts';
import { useReplica } from './replica-context.tsx';

/**
 * The answer of a named query, again whenever a row it looked at changes in any tab or worker; undefined while it is not there yet.
 * Keep queries narrow: a live `toArray()` of a big table costs every write (docs/architecture.md, browser facts).
 *
 * @param dependencies what the query depends on besides the replica
 */
export function useLive<T>(query: (replica: Replica) => Promise<T>, dependencies: readonly unknown[]): T | undefined {
  const replica = useReplica();
  return useObservable(() => drawnInSlices(liveAnswers(() => query(replica))), [replica, ...dependencies]);
}

/**
 * Its news are drawn as transitions: a screen full of new cards leaves room for a finger between them. What a query reads anew and finds as it was
 * stays the same object, and is not drawn again: while a catalogue arrives, most of what is read is.
 */
function drawnInSlices<T>(news: Observable<T>) {
  return {
    hasValue: () => false,
    subscribe: (hear: (value: T) => void, hearError?: (error: unknown) => void) => {
      let last: T | undefined;
      return news.subscribe(
        (value) => {
          last = shareEqual(last, value);
          const shown = last;
          startTransition(() => hear(shown));
        },
        (error: unknown) => startTransition(() => hearError?.(error)),
      );
    },
  };
}
