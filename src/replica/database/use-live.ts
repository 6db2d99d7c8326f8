import { startTransition, useEffect, useState } from 'react';
import { shareEqual } from '#prelude/share-equal.ts';
import { liveAnswers } from './live-answers.ts';
import type { Replica } from './replica.ts';
import { useReplica } from './replica-context.tsx';
import { sharedAnswers } from './shared-answers.ts';

type Query<T> = (replica: Replica) => Promise<T>;

/**
 * The answer of a named query, again whenever a row it looked at changes in any tab or worker; undefined while it is not there yet. Its news are
 * drawn as transitions: a screen full of new cards leaves room for a finger between them. What a query reads anew and finds as it was stays the same
 * object, and is not drawn again: while a catalogue arrives, most of what is read is.
 *
 * Keep queries narrow: a live `toArray()` of a big table costs every write (docs/architecture.md, browser facts). A function of a module that depends
 * on nothing is read once for all who ask it (`sharedAnswers`).
 *
 * @param query undefined while there is nothing to ask: nothing is read then, and the answer is undefined at once
 * @param dependencies what the query depends on besides the replica; until there is news, the answer to the ones before stays. So who takes what an answer
 * lacks for nothing asks only when it is known for what (`undefined` before), or has the answer say what it was asked for.
 * @throws Error while it is drawn, where the query failed
 */
export function useLive<T>(query: Query<T> | undefined, dependencies: readonly unknown[]): T | undefined {
  const answers = useAnswers(query, dependencies);
  const [shown, show] = useState(() => answers?.getValue?.());
  // Who asks again later begins without what was read before. It is drawn anew at once, before anybody sees this.
  if (answers === undefined && shown !== undefined) show(undefined);
  useEffect(() => {
    let last: T | undefined;
    const reading = answers?.subscribe(
      (answer) => {
        const next = shareEqual(last, answer);
        last = next;
        startTransition(() => show(() => next));
      },
      (error: unknown) =>
        show(() => {
          throw error;
        }),
    );
    return () => reading?.unsubscribe();
  }, [answers]);
  return shown;
}

/** The same answers for as long as nothing that the query depends on changes. */
function useAnswers<T>(query: Query<T> | undefined, dependencies: readonly unknown[]) {
  const replica = useReplica();
  // Whether there is a query decides, too: what it hangs on may be no dependency of its own.
  const on = [replica, !query, ...dependencies];
  const ask = () => ({
    on,
    answers: query && (dependencies.length === 0 ? sharedAnswers(replica, query) : liveAnswers(() => query(replica))),
  });
  const [asked, setAsked] = useState(ask);
  if (on.every((each, at) => Object.is(each, asked.on[at]))) return asked.answers;
  const anew = ask();
  setAsked(anew);
  return anew.answers;
}
