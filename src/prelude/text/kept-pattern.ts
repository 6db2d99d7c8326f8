import { keepSome } from '#prelude/keep-some.ts';

const MOST_KEPT = 500;

/** A regular expression by its source, compiled once: for what is put together while a question is read. */
export const keptPattern = keepSome(MOST_KEPT, (source) => new RegExp(source));

/** The same with the flag g. Nobody may stop half-way through its matches: it is everybody's (`matchesIn`, `replace`, `split`). */
export const keptPatternEverywhere = keepSome(MOST_KEPT, (source) => new RegExp(source, 'g'));
