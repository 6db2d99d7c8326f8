const { addresseeName, appAddress } = require('./addressee.js');
const { letterHtml, letterText } = require('./letter.js');
const { mailWords } = require('./mail-words.js');
const { languageOf } = require('./member-language.js');

/** Where the link of each of PocketBase's own mails leads. */
const paths = { verification: '/auth/confirm-verification', passwordReset: '/auth/reset-password', emailChange: '/auth/confirm-email-change' };

/**
 * Says one of PocketBase's own mails in the member's language. In English it stays what the collection's template made of it.
 *
 * @param {core.MailerRecordEvent} e about to be sent
 * @param {keyof typeof paths} kind
 */
function sayInOwnLanguage(e, kind) {
  if (!e.record || !e.message) return;
  const language = languageOf(e.app, e.record.id);
  const { hello, account } = mailWords(language);
  if (account === null) return;
  const { subject, sentence, action } = account[kind];
  const letter = {
    language,
    subject,
    greeting: hello(addresseeName(e.app, e.record.id)),
    paragraphs: [sentence],
    action: { words: action, link: appAddress(e.app, `${paths[kind]}/${e.meta['token']}`) },
    closing: account.unasked,
  };
  e.message.subject = subject;
  e.message.text = letterText(letter);
  e.message.html = letterHtml(letter);
}

module.exports = { sayInOwnLanguage };
