const { addresseeName, appAddress } = require('../mail/addressee.js');
const { letterHtml, letterText } = require('../mail/letter.js');
const { mailWords } = require('../mail/mail-words.js');
const { languageOf } = require('../mail/member-language.js');

/** Where the link of each of PocketBase's own mails leads. */
const paths = {
  verification: '/auth/confirm-verification',
  passwordReset: '/auth/reset-password',
  emailChange: '/auth/confirm-email-change',
};
const templates = /** @type {const} */ ({
  verification: 'verificationTemplate',
  passwordReset: 'resetPasswordTemplate',
  emailChange: 'confirmEmailChangeTemplate',
});

/**
 * Whether nobody has edited the collection's template of a mail: its words are those of the first migration, which are the English ones.
 *
 * @param {{ subject: string, body: string }} template
 * @param {{ subject: string, sentence: string, action: string }} words
 */
function isAsShipped(template, { subject, sentence, action }) {
  const [title, body] = [template.subject, template.body].map((text) => text.replace(/\{APP_NAME\}/g, 'Foretaste'));
  return (
    title === subject && body !== undefined && body.includes(`<p>${sentence}</p>`) && body.includes(`>${action}</a>`)
  );
}

/**
 * Says one of PocketBase's own mails in the member's language, as a letter like the others of this server. The templates speak English: what an
 * administrator made of one goes out to those who are written to in English, as it is. A new address is not proven to be the member's: no name goes there.
 *
 * @param {core.MailerRecordEvent} e about to be sent
 * @param {keyof typeof paths} kind
 */
function sayInOwnLanguage(e, kind) {
  if (!e.record || !e.message) return;
  const language = languageOf(e.app, e.record.id);
  const { hello, account } = mailWords(language);
  const { subject, sentence, action } = account[kind];
  if (language === 'en' && !isAsShipped(e.record.collection()[templates[kind]], account[kind])) return;
  const letter = {
    language,
    subject,
    greeting: hello(kind === 'emailChange' ? '' : addresseeName(e.app, e.record)),
    paragraphs: [sentence],
    action: { words: action, link: appAddress(e.app, `${paths[kind]}/${e.meta['token']}`) },
    closing: account.unasked,
  };
  e.message.subject = subject;
  e.message.text = letterText(letter);
  e.message.html = letterHtml(letter);
}

module.exports = { sayInOwnLanguage };
