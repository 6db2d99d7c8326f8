import type { Good } from './good-answer.ts';

/** A question as somebody might put it to an app about food, marked by hand with what a good answer holds. */
export interface OrdinaryQuestion {
  readonly ask: string;
  readonly good: Good;
  /** What was asked before, the first first; [] for a beginning. */
  readonly before: readonly string[];
}

/** When questions were written: at first, before the assistant answered any; later, to show what else it lacks; latest, when it had been mended on those; or fresh, when on these too. */
export type Writing = 'first' | 'later' | 'latest' | 'fresh';

export const asked = (ask: string, good: Good): OrdinaryQuestion => ({ ask, good, before: [] });
/** A question that goes on from others. */
export const after = (before: string | readonly string[], ask: string, good: Good): OrdinaryQuestion => ({
  ask,
  good,
  before: typeof before === 'string' ? [before] : before,
});
