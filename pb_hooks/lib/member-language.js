const { hasMailWords } = require('./mail-words.js');

/**
 * In which language the server writes to a member. An app says its language with each sign-up and sign-in (`Accept-Language`): the first that is
 * not English is kept. From then on only the member changes it, in the settings: who uses two devices in two languages has one for mails.
 */

/** @param {CoreApp} app @param {string} user @returns {string} 'en' for who never said */
function languageOf(app, user) {
  return app.findRecordsByIds('notification_preferences', [user])[0]?.getString('language') || 'en';
}

/**
 * @param {CoreApp} app
 * @param {string} user whose account is there
 * @param {core.RequestInfo} info of the sign-up or sign-in
 */
function noteLanguage(app, user, info) {
  const language = (info.headers['accept_language'] ?? '').trim().toLowerCase().split(/[^a-z]/)[0] ?? '';
  if (language === 'en' || !hasMailWords(language)) return;
  app.runInTransaction((tx) => {
    const there = tx.findRecordsByIds('notification_preferences', [user])[0];
    if (there !== undefined && there.getString('language') !== '') return;
    const preferences = there ?? new Record(tx.findCollectionByNameOrId('notification_preferences'), { id: user, user });
    preferences.set('language', language);
    tx.save(preferences);
  });
}

/** A renewed token says nothing of the app's language: its request carries the browser's. @param {core.RecordAuthRequestEvent} e */
function noteLanguageOfSignIn(e) {
  if (e.record && e.authMethod === 'password') noteLanguage(e.app, e.record.id, e.requestInfo());
}

module.exports = { languageOf, noteLanguage, noteLanguageOfSignIn };
