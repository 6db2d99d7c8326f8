import { findMentions } from '#domain/avoidance/find-mentions.ts';
import type { Need } from '#domain/avoidance/need.ts';

/** An allergen or a diet as it stands in a text. */
export interface NamedNeed {
  readonly needs: readonly Need[];
  readonly start: number;
  readonly end: number;
}

/** What stands before a kind of meat or drink that is asked about, and not part of a name: half of all names hold some. */
const asked =
  /\b(?:there|contains?|containing|includes?|including|have|has|any|no|without|not (?:eat|have|like|want)|avoids?|ist|sind|da|steckt|stecken|enthalt|enthaelt|hat|haben|keine?[mnrs]?|ohne|auch) (?:any |an? |etwas )?$/;

/** In German a question ends with it: 'ist in Ramen Fleisch'. */
const askedInGerman = /^(?:ist|sind|steckt|stecken|gibt es|hat|haben|enthalt|enthaelt|kommt) /;

/** The needs that a folded text of single spaces names, in its order, and where they stand in it. */
export function namedNeeds(text: string): readonly NamedNeed[] {
  const words = text.split(' ');
  const starts = words.map((_, at) => words.slice(0, at).join(' ').length + (at === 0 ? 0 : 1));
  return findMentions(words).flatMap(({ needs, from, to, isDish }) => {
    const [start, end] = [starts[from] ?? 0, (starts[to - 1] ?? 0) + (words[to - 1]?.length ?? 0)];
    return isDish && !asked.test(text.slice(0, start)) && !askedInGerman.test(text) ? [] : [{ needs, start, end }];
  });
}
