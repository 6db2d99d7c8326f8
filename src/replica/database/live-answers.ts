import { liveQuery, type Observable } from 'dexie';

/**
 * The answers of a query over the replica, again whenever a row it looked at changes in any tab or worker. Every live query goes through here: Dexie
 * knows what a query reads only while it can follow its awaits, and it follows those of an async function alone. Given a plain one that calls an async
 * one, it lost what was read after two awaits in one another, and never told of it.
 */
export function liveAnswers<T>(query: () => Promise<T>): Observable<T> {
  return liveQuery(async () => await query());
}
