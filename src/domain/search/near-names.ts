import { foldSearchText } from '#domain/values/fold-search-text.ts';

/** So many pieces of a text are looked for. */
const PIECES = 24;
/** How alike a name must be: about half of it is the same. */
const ALIKE = 0.45;
/** No name of a food is so long. */
const LETTERS = 80;

/** How a sound is written in German or with care, and in most names of the catalogue. */
const plainer = [
  [/tsch/g, 'ch'],
  [/sch/g, 'sh'],
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
  [/(.)\1+/g, '$1'],
  [/ie\b/g, 'i'],
] as const;

/** A text that finds nothing, and how it may be spelt more plainly: to be looked up as names, whole or nearly so. */
export function spellingsOf(text: string): readonly string[] {
  const folded = foldSearchText(text).slice(0, LETTERS);
  const plain = plainer.reduce((spelt, [sound, letters]) => spelt.replace(sound, letters), folded);
  return [...new Set([folded, plain])];
}

/**
 * Pieces of a text that finds nothing, to be looked up wherever they stand in a name: each of several words, and runs of letters of each word, since
 * somewhere between two mistakes it is spelt as it should be.
 */
export function piecesOf(text: string): readonly string[] {
  const words = foldSearchText(text)
    .slice(0, LETTERS)
    .split(' ')
    .filter((word) => word.length > 2);
  const runs = words.map(runsOf);
  const inTurn = Array.from({ length: Math.max(0, ...runs.map(({ length }) => length)) }, (_, at) =>
    runs.flatMap((run) => run[at] ?? []),
  );
  return [...new Set([...(words.length > 1 ? words : []), ...inTurn.flat()])].slice(0, PIECES);
}

/** Runs of a third of the word, three letters at least. */
function runsOf(word: string): readonly string[] {
  const length = Math.max(3, Math.round(word.length / 3));
  return Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => word.slice(at, at + length));
}

/** Of some things those whose names are most like a text, the nearest first. @param namesOf every name of a thing */
export function nearestNames<T>(
  text: string,
  things: readonly T[],
  { namesOf, limit }: { readonly namesOf: (thing: T) => readonly string[]; readonly limit: number },
): readonly T[] {
  return things
    .map((thing) => ({ thing, likeness: Math.max(0, ...namesOf(thing).map((name) => likeness(text, name))) }))
    .filter((one) => one.likeness >= ALIKE)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, limit)
    .map(({ thing }) => thing);
}

/** 0 to 1: how much of the words of a text stands in a name, and how much of the name in the text; longer words count for more. */
function likeness(text: string, name: string): number {
  const [typed, named] = [text, name].map((one) => foldSearchText(one).split(' ').filter(Boolean));
  if (typed === undefined || named === undefined || typed.length * named.length === 0) return 0;
  const [said, held] = [share(typed, named), share(named, typed)];
  // Who types a word of a name may mean it; what else the name has counts less. A whole name among other words is meant, too.
  return Math.max(diceOf(typed.join(''), named.join('')), 0.9 * said + 0.1 * held, held === 1 ? (1 + said) / 2 : 0);
}

function share(words: readonly string[], others: readonly string[]): number {
  const letters = words.reduce((sum, { length }) => sum + length, 0);
  return (
    words.reduce((sum, word) => sum + word.length * Math.max(...others.map((one) => diceOf(word, one))), 0) / letters
  );
}

/** Pairs of neighbouring letters that two words share, of all that they have (Dice 1945). The edges count as letters. */
function diceOf(one: string, other: string): number {
  const [pairs, left] = [pairsOf(one), pairsOf(other)];
  const all = pairs.length + left.length;
  let same = 0;
  for (const pair of pairs) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    same += 1;
  }
  return (2 * same) / all;
}

function pairsOf(word: string): string[] {
  const letters = [' ', ...Array.from(word), ' '];
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
}
