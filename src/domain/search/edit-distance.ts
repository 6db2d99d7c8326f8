/** Rows of the table of distances, kept between calls: a search compares a word with thousands of terms. */
let [beforeLast, last, current]: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];
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
  if (columns + 2 > last.length) [beforeLast, last, current] = [0, 1, 2].map(() => new Uint8Array(columns * 2 + 2)) as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= columns; column += 1) last[column] = column <= most ? column : FAR;
  for (let row = 1; row <= rows; row += 1) {
    const first = Math.max(1, row - most);
    const end = Math.min(columns, row + most);
    current[first - 1] = first === 1 && row <= most ? row : FAR;
    let least = current[first - 1] ?? FAR;
    for (let column = first; column <= end; column += 1) {
      const here = one.charCodeAt(row - 1);
      const there = other.charCodeAt(column - 1);
      let cost = Math.min((last[column - 1] ?? FAR) + (here === there ? 0 : 1), (last[column] ?? FAR) + 1, (current[column - 1] ?? FAR) + 1);
      const isSwapped = row > 1 && column > 1 && here === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === there;
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

/** Mistakes that a word of this length may hold: a short one means another word at once. */
export function allowedEdits(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 8 ? 1 : 2;
}
