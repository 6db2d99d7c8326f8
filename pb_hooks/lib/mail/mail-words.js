/**
 * What mails say, by language: a language is one file of these words, a line here, and a value of `notification_preferences.language`.
 *
 * @typedef {{ subject: string, sentence: string, action: string }} AccountWords
 * @typedef {{ subject: string, sentence: (business: string) => string, action: string }} DecisionWords
 * @typedef {{
 *   hello: (name: string) => string,
 *   feedback: string,
 *   guidelines: {
 *     subject: string,
 *     welcome: (business: string) => string,
 *     documents: { restaurant: string, culinary_professional: string },
 *     apply: (documents: string) => string,
 *     review: string,
 *     action: string,
 *   },
 *   approved: DecisionWords,
 *   rejected: DecisionWords,
 *   account: { verification: AccountWords, passwordReset: AccountWords, emailChange: AccountWords, unasked: string },
 * }} MailWords
 */

/** @type {MailWords} */
const english = require('./mail-words-en.js');
/** @type {Readonly<Record<string, MailWords>>} */
const words = { en: english, de: require('./mail-words-de.js') };

/** @param {string} language @returns {MailWords} English where the language has none */
function mailWords(language) {
  return words[language] ?? english;
}

/** @param {string} language */
function hasMailWords(language) {
  return Object.keys(words).includes(language);
}

module.exports = { hasMailWords, mailWords };
