/** How the built-in writer of stories puts words together. */

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** @param {number} count */
function countWord(count) {
  return numbers[count] ?? String(count);
}

/**
 * 'buttery, toasty and sweet'
 *
 * @param {readonly string[]} words
 * @param {'and' | 'or'} [link]
 */
function series(words, link = 'and') {
  const bare = words.map((word) => word.replace(/[.;,]+$/, ''));
  return bare.length < 2 ? bare.join('') : `${bare.slice(0, -1).join(', ')} ${link} ${bare[bare.length - 1]}`;
}

/** @param {string} text */
function capitalised(text) {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

/**
 * A stored sentence, or the piece of one, as it may stand between others.
 *
 * @param {string} text
 */
function sentence(text) {
  if (text === '') return '';
  return /[.!?…]["'’”)]?$/.test(text) ? capitalised(text) : `${capitalised(text)}.`;
}

/**
 * Sentences that say something, as one paragraph; none twice.
 *
 * @param {...string} sentences
 */
function paragraph(...sentences) {
  return [...new Set(sentences.filter((one) => one !== ''))].join(' ');
}

/**
 * Cut at the end of a word, for places that show no more.
 *
 * @param {string} text
 * @param {number} most characters
 */
function shortened(text, most) {
  if (text.length <= most) return text;
  const room = text.slice(0, most - 1);
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), 1)).replace(/[,;:\s.]+$/, '')}…`;
}

/** @param {string} text @returns {number} */
function countWords(text) {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

module.exports = { capitalised, countWord, countWords, paragraph, sentence, series, shortened };
