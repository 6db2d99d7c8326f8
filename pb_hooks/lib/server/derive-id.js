const alphabetSize = 36;
const idLength = 15;
const keptBytes = 16;

/**
 * The id that belongs to these parts, the same as devices derive (src/domain/values/ids/derive-id.ts) [S12]: the parts are hashed with their
 * lengths, and the first 16 bytes of SHA-256, read as one number, give its last 15 digits to the base 36.
 *
 * @param {...string} parts of ASCII letters
 */
function deriveId(...parts) {
  const digest = $security.sha256(parts.map((part) => `${part.length}:${part}`).join(''));
  let number = Array.from({ length: keptBytes }, (_, place) => parseInt(digest.slice(place * 2, place * 2 + 2), 16));
  let id = '';
  while (id.length < idLength) {
    const { quotient, rest } = divide(number, alphabetSize);
    id = rest.toString(alphabetSize) + id;
    number = quotient;
  }
  return id;
}

/**
 * Long division: the number does not fit into JavaScript's.
 *
 * @param {number[]} bytes most significant first
 * @param {number} divisor
 */
function divide(bytes, divisor) {
  let rest = 0;
  const quotient = bytes.map((byte) => {
    const value = rest * 256 + byte;
    rest = value % divisor;
    return Math.floor(value / divisor);
  });
  return { quotient, rest };
}

module.exports = { deriveId };
