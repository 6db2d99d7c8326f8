import { memoize } from '#prelude/memoize.ts';

const MOST_CACHED = 500;

/** A regular expression by its source, compiled once: for what is put together while a question is read. */
export const cachedPattern = memoize(MOST_CACHED, (source) => new RegExp(source));

/** The same with the flag g. Nobody may stop half-way through its matches: it is everybody's (`matchesIn`, `replace`, `split`). */
export const cachedPatternEverywhere = memoize(MOST_CACHED, (source) => new RegExp(source, 'g'));
