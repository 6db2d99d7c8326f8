const { hasMailWords } = require('./mail-words.js');

/**
 * In which language the server writes to a member. An app says its language with each sign-up and sign-in (`Accept-Language`), and with each
 * renewal of one (`X-App-Language`), so that it is told of those too who signed in long ago. The first that is not English is kept. From then on
 * only the member changes it, in the settings: who uses two devices in two languages has one for mails, and what was chosen on one of them, be it
 * English, no other device takes back. It is kept in one transaction with the look at what was kept: no choice comes between.
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
  noteSpoken(app, user, info.headers['accept_language']);
}

/** @param {CoreApp} app @param {string} user @param {string | undefined} spoken as in `Accept-Language`; undefined: nothing was said */
function noteSpoken(app, user, spoken) {
  const language =
    (spoken ?? '')
      .trim()
      .toLowerCase()
      .split(/[^a-z]/)[0] ?? '';
  if (language === 'en' || !hasMailWords(language)) return;
  app.runInTransaction((tx) => {
    const there = tx.findRecordsByIds('notification_preferences', [user])[0];
    if (there !== undefined && there.getString('language') !== '') return;
    const preferences =
      there ?? new Record(tx.findCollectionByNameOrId('notification_preferences'), { id: user, user });
    preferences.set('language', language);
    tx.save(preferences);
  });
}

/** The `Accept-Language` of a renewal is the browser's, and says nothing of the app's. @param {core.RecordAuthRequestEvent} e */
function noteLanguageOfSignIn(e) {
  if (!e.record) return;
  const info = e.requestInfo();
  if (e.authMethod === 'password') noteLanguage(e.app, e.record.id, info);
  else noteSpoken(e.app, e.record.id, info.headers['x_app_language']);
}

module.exports = { languageOf, noteLanguage, noteLanguageOfSignIn };
