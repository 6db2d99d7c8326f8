/** How the built-in writer of stories puts words together, in the language of a file of `pb_hooks/data/stories`. */

/** @typedef {import('./story-language.js').StoryLanguage} StoryLanguage */

/** @param {StoryLanguage} language @param {number} count */
function countWord({ numbers }, count) {
  return numbers[count] ?? String(count);
}

/** '2.5', '2,5' @param {StoryLanguage} language @param {number} level */
function levelWord({ decimal }, level) {
  return String(level).replace('.', decimal);
}

/**
 * 'buttery, toasty and sweet'
 *
 * @param {readonly string[]} words
 * @param {string} link between the last two: 'and'
 */
function series(words, link) {
  const bare = words.map((word) => word.replace(/[.;,]+$/, ''));
  return bare.length < 2 ? bare.join('') : `${bare.slice(0, -1).join(', ')} ${link} ${bare[bare.length - 1]}`;
}

/** @param {string} text */
function capitalised(text) {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

/**
 * `{words}` is the value of this name, `{Words}` the same with a capital, `{words:lower}` without any.
 *
 * @param {string} template
 * @param {Readonly<Record<string, string>>} values
 */
function filled(template, values) {
  return template.replace(/\{(\w+)(:lower)?\}/g, (whole, /** @type {string} */ key, lower) => {
    const value = values[key];
    if (value === undefined) {
      const small = values[key.slice(0, 1).toLowerCase() + key.slice(1)];
      return small === undefined ? whole : capitalised(small);
    }
    return lower === undefined ? value : value.toLowerCase();
  });
}

/**
 * A stored sentence, or the piece of one, as it may stand between others.
 *
 * @param {string} text
 */
function sentence(text) {
  if (text === '') return '';
  return /[.!?…]["'’”“)]?$/.test(text) ? capitalised(text) : `${capitalised(text)}.`;
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

module.exports = { capitalised, countWord, countWords, filled, levelWord, paragraph, sentence, series, shortened };
