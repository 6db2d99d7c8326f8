import { foldCase } from '#prelude/text/fold-case.ts';
import { uniqueWords } from '#prelude/text/unique-words.ts';

/** A word of one food among foods that are compared. */
export interface ComparedWord {
  readonly word: string;
  /** How many of the compared foods have it, itself included. */
  readonly count: number;
  /** null where nothing can be said: no other food states a word of this kind, and 'not stated' is no difference (R4). */
  readonly share: 'all' | 'some' | 'only' | null;
}

/**
 * The words of several foods (their flavours, or textures, or aromas), each with how it stands among them. What most have comes first; words
 * that as many have come in the order in which they are first met, so that what is shared stands in the same order with every food.
 *
 * @param lists one for each food; an empty one says nothing
 */
export function comparedWords(lists: readonly (readonly string[])[]): readonly (readonly ComparedWord[])[] {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const word of uniqueWords(list)) counts.set(foldCase(word), (counts.get(foldCase(word)) ?? 0) + 1);
  const places = new Map([...counts.keys()].map((word, place) => [word, place]));
  const placeOf = (word: string) => places.get(foldCase(word)) ?? 0;
  const canCompare = lists.filter((list) => list.length > 0).length > 1;
  return lists.map((list) =>
    uniqueWords(list)
      .map((word): ComparedWord => {
        const count = counts.get(foldCase(word)) ?? 1;
        return { word, count, share: canCompare ? shareOf(count, lists.length) : null };
      })
      .toSorted((one, other) => other.count - one.count || placeOf(one.word) - placeOf(other.word)),
  );
}

function shareOf(count: number, foods: number): 'all' | 'some' | 'only' {
  if (count === 1) return 'only';
  return count === foods ? 'all' : 'some';
}
