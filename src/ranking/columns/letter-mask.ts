const LATIN = 26;
const OTHERS = 6;
const A = 97;

/** The letters of a folded word as bits: one for each of a to z, six for all other characters together. What a word holds, its mask holds; not the other way round. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    const letter = code - A;
    mask |= 1 << (letter >= 0 && letter < LATIN ? letter : LATIN + (code % OTHERS));
  }
  return mask;
}

/** How many bits are set (Warren, Hacker's Delight). */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
