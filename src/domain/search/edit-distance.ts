/**
 * How many letters must be inserted, left out, replaced or swapped with their neighbour to make one word of the other (optimal string
 * alignment, Damerau 1964), given up above `most`.
 *
 * @returns 0…`most`, or `most` + 1 for 'further away'
 */
export function editDistance(one: string, other: string, most: number): number {
  const [rows, columns] = [one.length, other.length];
  if (Math.abs(rows - columns) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= rows; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column += 1) {
      const isSame = one.codePointAt(row - 1) === other.codePointAt(column - 1);
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[columns] ?? 0, most + 1);
}

/** Mistakes that a word of this length may hold: a short one means another word at once. */
export function allowedEdits(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 8 ? 1 : 2;
}
