/**
 * What mails say, by language: a language is one file of these words, a line here, and a value of `notification_preferences.language`.
 *
 * @typedef {{ subject: string, sentence: string, action: string }} AccountWords
 * @typedef {{ subject: string, sentence: (business: string) => string, action: string }} DecisionWords
 * @typedef {{ who: string, isMany: boolean, what: string, count: number }} Told `who`: one member or several, of whom `isMany` speaks; `what`: the name of a food or a list,
 *   '' where it is not to be named; `count`: of messages, foods or achievements
 * @typedef {'like' | 'review' | 'comment' | 'answer' | 'follow' | 'list_invitation' | 'list_joined' | 'message' | 'message_request' | 'table_invitation' |
 *   'table_joined' | 'table_left' | 'achievement' | 'verification_note' | 'added' | 'event' | 'event_changed' | 'event_cancelled'} ToldKind
 * @typedef {{
 *   subject: (count: number) => string,
 *   lead: string,
 *   someone: string,
 *   people: (first: string, others: number, second: string) => string,
 *   told: Readonly<Record<ToldKind, (told: Told) => string>>,
 *   more: (count: number) => string,
 *   action: string,
 *   why: string,
 *   unsubscribe: string,
 *   settings: string,
 * }} DailyWords `people`: two by both names, more by the first and how many others; all sentences but the achievements' are the same as the app's
 * @typedef {{ title: string, question: string, action: string, done: string, back: string, broken: string }} UnsubscribeWords of the page that a link in a mail opens
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
 *   daily: DailyWords,
 *   unsubscribe: UnsubscribeWords,
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
