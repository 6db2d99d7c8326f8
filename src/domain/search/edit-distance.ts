/** Rows of the table of distances, kept between calls: a search compares a word with thousands of terms. */
let [beforeLast, last, current]: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(64),
  new Uint8Array(64),
  new Uint8Array(64),
];
/** Further than any distance that is asked for. */
const FAR = 200;

/**
 * How many letters must be inserted, left out, replaced or swapped with their neighbour to make one word of the other (optimal string
 * alignment, Damerau 1964), given up above `most`. Only the band of the table that can hold such a distance is filled (Ukkonen 1985).
 *
 * @param most 0-100
 * @returns 0…`most`, or `most` + 1 for 'further away'
 */
export function editDistance(one: string, other: string, most: number): number {
  const [rows, columns] = [one.length, other.length];
  if (Math.abs(rows - columns) > most) return most + 1;
  if (columns + 2 > last.length)
    [beforeLast, last, current] = [0, 1, 2].map(() => new Uint8Array(columns * 2 + 2)) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
  for (let column = 0; column <= columns; column += 1) last[column] = column <= most ? column : FAR;
  for (let row = 1; row <= rows; row += 1) {
    const first = Math.max(1, row - most);
    const end = Math.min(columns, row + most);
    current[first - 1] = first === 1 && row <= most ? row : FAR;
    let least = current[first - 1] ?? FAR;
    for (let column = first; column <= end; column += 1) {
      const here = one.charCodeAt(row - 1);
      const there = other.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column - 1] ?? FAR) + (here === there ? 0 : 1),
        (last[column] ?? FAR) + 1,
        (current[column - 1] ?? FAR) + 1,
      );
      const isSwapped =
        row > 1 && column > 1 && here === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === there;
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? FAR) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (end < columns) current[end + 1] = FAR;
    if (least > most) return most + 1;
    const spare = beforeLast;
    beforeLast = last;
    last = current;
    current = spare;
  }
  return Math.min(last[columns] ?? FAR, most + 1);
}

const MOST_KEPT = 50_000;
const letterSets = new Map<string, number>();

/** Which letters a word has, a bit for each of 31 kinds. */
export function lettersOf(word: string): number {
  const known = letterSets.get(word);
  if (known !== undefined) return known;
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31);
  if (letterSets.size >= MOST_KEPT) letterSets.clear();
  letterSets.set(word, letters);
  return letters;
}

/** Which pairs of neighbouring letters a word has, a bit for each of 31 kinds. */
export function pairsOf(word: string): number {
  let pairs = 0;
  for (let at = 1; at < word.length; at += 1) pairs |= 1 << ((word.charCodeAt(at - 1) * 7 + word.charCodeAt(at)) % 31);
  return pairs;
}

/** So many pairs of a word one edit can break: two letters that swap their places stand in three. */
export const PAIRS_OF_AN_EDIT = 3;

/**
 * Whether a word may be so near to another, or to its beginning: each edit brings in one letter at most. A word is compared with thousands of
 * others, of which nearly all lack more of its letters, and this takes a fraction of the time.
 *
 * @param most edits
 */
export function mayBeNear(word: string, other: string, most: number): boolean {
  return lacksAtMost(lettersOf(word) & ~lettersOf(other), most);
}

/** Whether of some letters there are no more than `most`. @param letters as `lettersOf` has them */
export function lacksAtMost(letters: number, most: number): boolean {
  let left = letters;
  for (let count = 0; left !== 0; count += 1) {
    if (count === most) return false;
    left &= left - 1;
  }
  return true;
}

/** Mistakes that a word of this length may hold: a short one means another word at once. */
export function allowedEdits(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 8 ? 1 : 2;
}
