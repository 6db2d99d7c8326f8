const { addresseeName, appAddress, wordsInMail } = require('./addressee.js');
const { letterHtml, letterText } = require('./letter.js');
const { mailWords } = require('./mail-words.js');
const { languageOf } = require('./member-language.js');

/**
 * The mails about verification, spec 2 §7 'send-verification-emails': to the account's own address (R9), in the member's language, in HTML and
 * as text.
 *
 * @typedef {{ subject: string, paragraphs: readonly string[], quote?: string, action: string }} Content
 */

/**
 * @param {CoreApp} app
 * @param {{ id: string, kind: string, user: string, about: string }} mail
 * @returns {MailerMessage | undefined} undefined when what it tells of is not there any more
 */
function composeMail(app, mail) {
  const user = app.findRecordsByIds('users', [mail.user])[0];
  if (!user) return undefined;
  const language = languageOf(app, mail.user);
  const words = mailWords(language);
  const content =
    mail.kind === 'status_update'
      ? statusUpdate(app, { user, about: mail.about, words })
      : verificationGuidelines(app, { user, about: mail.about, words });
  if (content === undefined) return undefined;
  const { senderAddress, senderName } = app.settings().meta;
  const name = addresseeName(app, user);
  const { subject, paragraphs, quote } = content;
  const letter = {
    language,
    subject,
    greeting: words.hello(name),
    paragraphs,
    ...(quote === undefined ? {} : { quote: { title: words.feedback, text: quote } }),
    action: { words: content.action, link: appAddress(app, '/user-settings?tab=professional#verification') },
  };
  return new MailerMessage({
    from: { address: senderAddress, name: senderName },
    to: [{ address: user.email(), name }],
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
    // A mail that is sent twice, because the answer to the first got lost, is told by it.
    headers: {
      'Message-ID': `<${mail.id.replace(/[^a-z0-9]+/gi, '.')}@${senderAddress.split('@')[1] ?? 'foretaste'}>`,
    },
  });
}

/** @typedef {{ user: core.Record, about: string, words: import('./mail-words.js').MailWords }} Telling */

/** @param {CoreApp} app @param {Telling} telling @returns {Content | undefined} */
function verificationGuidelines(app, { user, about, words }) {
  const professional = app.findRecordsByIds('professional_profiles', [about])[0];
  if (!professional) return undefined;
  const { subject, welcome, documents, apply, review, action } = words.guidelines;
  const needed =
    professional.getString('business_type') === 'restaurant' ? documents.restaurant : documents.culinary_professional;
  return {
    subject,
    paragraphs: [welcome(wordsInMail(user, professional.getString('business_name'))), apply(needed), review],
    action,
  };
}

/** @param {CoreApp} app @param {Telling} telling @returns {Content | undefined} */
function statusUpdate(app, { user, about, words }) {
  const request = app.findRecordsByIds('verification_requests', [about])[0];
  if (!request) return undefined;
  // An admin's, and none of the member's.
  const notes = request.getString('reviewer_notes').trim();
  const { subject, sentence, action } = request.getString('status') === 'approved' ? words.approved : words.rejected;
  return {
    subject,
    paragraphs: [sentence(wordsInMail(user, request.getString('business_name')))],
    ...(notes === '' ? {} : { quote: notes }),
    action,
  };
}

module.exports = { composeMail };
