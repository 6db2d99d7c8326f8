const { hasMailWords } = require('./mail-words.js');

/**
 * The language in which the server writes to a member. An app names its language with each sign-up and sign-in (`Accept-Language`) and each renewal
 * (`X-App-Language`), which reaches members who signed in long ago. The first language that is not English is stored. After that only the member
 * changes it, in the settings: with two devices in two languages the mails have one, and no other device undoes the choice, even of English. It is
 * read and stored in one transaction, so no choice comes between.
 */

/** @param {CoreApp} app @param {string} user @returns {string} 'en' for whoever never said */
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
