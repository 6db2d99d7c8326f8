import { Dexie } from 'dexie';
import { shareEqual } from '#prelude/share-equal.ts';
import { liveAnswers } from './live-answers.ts';
import type { Replica } from './replica.ts';

type Query<T> = (replica: Replica) => Promise<T>;

interface Listener<T> {
  readonly hear: (answer: T) => void;
  readonly hearError: (error: unknown) => void;
}

/** Commits to the replica that this tab made or heard of. */
let commits = 0;
Dexie.on('storagemutated', () => {
  commits += 1;
});

const answersOf = new WeakMap<Replica, WeakMap<object, SharedAnswers<unknown>>>();

/**
 * The answers of a query that depends on the replica alone, read once for all who listen: many parts of a screen ask who is signed in, and each
 * live query of their own would read it anew at each change.
 */
export function sharedAnswers<T>(replica: Replica, query: Query<T>): SharedAnswers<T> {
  const queries = answersOf.get(replica) ?? new WeakMap<object, SharedAnswers<unknown>>();
  answersOf.set(replica, queries);
  const answers = (queries.get(query) as SharedAnswers<T> | undefined) ?? readForAll(() => query(replica));
  queries.set(query, answers);
  return answers;
}

/** What `useLive` needs of an observable. */
export interface SharedAnswers<T> {
  /** The last answer, as long as nothing was written since it was read. */
  getValue(): T | undefined;
  subscribe(hear: (answer: T) => void, hearError: (error: unknown) => void): { unsubscribe(): void };
}

function readForAll<T>(query: () => Promise<T>): SharedAnswers<T> {
  const listeners = new Set<Listener<T>>();
  let stopReading = () => {};
  let last: T | undefined;
  /** `commits` as the last answer began to be read, and as what is being read began; -1: there is none. */
  let readAt = -1;
  let begunAt = -1;

  const isFresh = () => readAt === commits;
  const forget = () => {
    stopReading();
    last = undefined;
    readAt = begunAt = -1;
  };

  /** Who comes after a commit may have come because of it, and must not be given what was read before: it is read anew for everybody. */
  const readAnew = () => {
    stopReading();
    const reading = liveAnswers(async () => {
      begunAt = commits;
      try {
        return await query();
      } catch (error) {
        // Of a transaction that was aborted Dexie says nothing: who comes next asks anew.
        begunAt = -1;
        throw error;
      }
    }).subscribe(
      (answer) => {
        readAt = begunAt;
        last = shareEqual(last, answer);
        for (const { hear } of listeners) hear(last);
      },
      (error: unknown) => {
        forget();
        for (const { hearError } of listeners) hearError(error);
      },
    );
    stopReading = () => reading.unsubscribe();
  };

  return {
    getValue: () => (isFresh() ? last : undefined),
    subscribe: (hear, hearError) => {
      const listener = { hear, hearError };
      listeners.add(listener);
      if (isFresh()) hear(last as T);
      else if (begunAt !== commits) readAnew();
      return {
        unsubscribe: () => {
          listeners.delete(listener);
          if (listeners.size === 0) forget();
        },
      };
    },
  };
}
