import { allowedEdits, editDistance, lacksAtMost, lettersOf, pairsOf, PAIRS_OF_AN_EDIT } from './edit-distance.ts';

/** Further away than anything that is near. */
export const FAR = Number.POSITIVE_INFINITY;

/** Folded words, each with its letters and pairs of them: of nearly all words these alone tell that they are not meant. */
export interface SpeltWords {
  readonly words: readonly string[];
  readonly letters: readonly number[];
  readonly pairs: readonly number[];
}

export function speltWords(words: readonly string[]): SpeltWords {
  return { words, letters: words.map(lettersOf), pairs: words.map(pairsOf) };
}

/** A folded word as it was typed. */
export interface TypedWord {
  readonly word: string;
  readonly letters: number;
  readonly pairs: number;
  /** Edits that it may be away from what is meant. */
  readonly most: number;
  /** How far terms are away that it was compared with: many foods say the same. */
  readonly known: Map<string, number>;
}

export function typedWord(word: string): TypedWord {
  return { word, letters: lettersOf(word), pairs: pairsOf(word), most: allowedEdits(word), known: new Map() };
}

/**
 * How far the nearest of some terms is from a typed word: 0 for one that holds it, 'ramen' is 1 from 'ramne'. A term also counts by its beginning, half
 * an edit further away, because the word may still be typed.
 */
export function nearestTerm({ words, letters, pairs }: SpeltWords, typed: TypedWord): number {
  const { word, most } = typed;
  let nearest = FAR;
  for (let at = 0; at < words.length; at += 1) {
    const lacking = typed.letters & ~(letters[at] ?? 0);
    if (lacking === 0 && words[at]?.includes(word) === true) return 0;
    if (most > 0 && lacksAtMost(lacking, most) && lacksAtMost(typed.pairs & ~(pairs[at] ?? 0), most * PAIRS_OF_AN_EDIT))
      nearest = Math.min(nearest, termDistance(words[at] ?? '', typed));
  }
  return nearest;
}

function termDistance(term: string, { word, most, known }: TypedWord): number {
  const distance = known.get(term) ?? distanceTo(term, word, most);
  known.set(term, distance);
  return distance;
}

function distanceTo(term: string, word: string, most: number): number {
  const whole = editDistance(word, term, most);
  if (whole <= most) return whole;
  if (term.length <= word.length) return FAR;
  const beginning = editDistance(word, term.slice(0, word.length), most);
  return beginning <= most ? beginning + 0.5 : FAR;
}

/** The same for names of several words without their spaces, when the word may have been typed without them: they may begin so, or be spelt nearly so. */
export function nearestName({ words, letters, pairs }: SpeltWords, typed: TypedWord): number {
  const { word, most } = typed;
  if (most === 0) return FAR;
  let nearest = FAR;
  for (let at = 0; at < words.length; at += 1) {
    if (
      !lacksAtMost(typed.letters & ~(letters[at] ?? 0), most) ||
      !lacksAtMost(typed.pairs & ~(pairs[at] ?? 0), most * PAIRS_OF_AN_EDIT)
    )
      continue;
    const name = words[at] ?? '';
    if (name.startsWith(word)) return 0;
    const distance = editDistance(word, name, most);
    if (distance <= most) nearest = Math.min(nearest, distance);
  }
  return nearest;
}
