/** Letters that are still read, yet were never typed by anybody. @type {Readonly<Record<string, string>>} */
const accented = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};
/** Marks of elements and entities are no text: `<0>`, `</0>`, `<0/>`. */
const mark = /(<\/?\d+\/?>)/;
/** As much longer as German is at worst. */
const growth = 0.35;

/** @param {string} text of a message, without its placeholders */
export function pseudoText(text) {
  return text
    .split(mark)
    .map((part) => (mark.test(part) ? part : lengthened(part)))
    .join('');
}

/** @param {string} text */
function lengthened(text) {
  let owed = 0;
  return text.replace(/\p{L}/gu, (letter) => {
    const strange = accented[letter];
    if (strange === undefined) return letter;
    owed += growth;
    if (owed < 1 || !/[aeiou]/i.test(letter)) return strange;
    owed -= 1;
    return strange + strange.toLowerCase();
  });
}
