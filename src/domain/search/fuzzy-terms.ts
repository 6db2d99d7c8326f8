import { allowedEdits, editDistance, mayBeNear } from './edit-distance.ts';

export interface FuzzyTerm {
  readonly term: string;
  /** Edits away; a term that only begins so counts half an edit more. */
  readonly distance: number;
}

/**
 * The terms of a vocabulary that a mistyped word may mean, the nearest first; 'ramne' means 'ramen'. A term also counts by its beginning,
 * because the word may still be typed.
 *
 * @param vocabulary distinct folded terms; the word is never compared with foods themselves
 */
export function fuzzyTerms(vocabulary: Iterable<string>, word: string): readonly FuzzyTerm[] {
  const most = allowedEdits(word);
  if (most === 0) return [];
  const near: FuzzyTerm[] = [];
  for (const term of vocabulary) {
    if (!mayBeNear(word, term, most)) continue;
    const whole = editDistance(word, term, most);
    if (whole <= most) near.push({ term, distance: whole });
    else if (term.length > word.length) {
      const beginning = editDistance(word, term.slice(0, word.length), most);
      if (beginning <= most) near.push({ term, distance: beginning + 0.5 });
    }
  }
  return near.toSorted((one, other) => one.distance - other.distance);
}

/**
 * The names without their spaces that a word may mean which was typed without them: those that begin so, and those that are spelt nearly so.
 *
 * @param names distinct, folded, without spaces
 */
export function fuzzyNames(names: Iterable<string>, word: string): readonly FuzzyTerm[] {
  const most = allowedEdits(word);
  const near: FuzzyTerm[] = [];
  if (most === 0) return near;
  for (const name of names) {
    if (name.startsWith(word)) near.push({ term: name, distance: 0 });
    else if (Math.abs(name.length - word.length) <= most && mayBeNear(word, name, most)) {
      const distance = editDistance(word, name, most);
      if (distance <= most) near.push({ term: name, distance });
    }
  }
  return near;
}
