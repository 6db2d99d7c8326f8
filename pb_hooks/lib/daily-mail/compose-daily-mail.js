const { addresseeName, appAddress, wordsInMail } = require('../mail/addressee.js');
const { letterHtml, letterText } = require('../mail/letter.js');
const { mailWords } = require('../mail/mail-words.js');
const { languageOf } = require('../mail/member-language.js');
const { unsubscribeAddress } = require('./unsubscribe.js');

/** Lines of a mail; the rest is told by its number. */
const mostLines = 12;

/**
 * The daily mail to a member, in the member's language, with what mail programs need to end it by one click (RFC 8058).
 *
 * @param {CoreApp} app
 * @param {{ user: core.Record, news: readonly import('./daily-news.js').News[] }} to at least one of news
 * @returns {MailerMessage}
 */
function composeDailyMail(app, { user, news }) {
  const language = languageOf(app, user.id);
  const { hello, daily } = mailWords(language);
  const { senderAddress, senderName } = app.settings().meta;
  const name = addresseeName(app, user);
  const rest = news.length - mostLines;
  const end = unsubscribeAddress(app, user.id);
  const lines = news
    .slice(0, mostLines)
    .map((one) => ({ words: lineWords(daily, user, one), link: appAddress(app, one.link) }));
  const letter = {
    language,
    subject: daily.subject(news.length),
    greeting: hello(name),
    paragraphs: [daily.lead],
    lines: rest > 0 ? [...lines, { words: daily.more(rest), link: appAddress(app, '/') }] : lines,
    action: { words: daily.action, link: appAddress(app, '/') },
    closing: daily.why,
    footer: [
      { words: daily.unsubscribe, link: end },
      { words: daily.settings, link: appAddress(app, '/user-settings?tab=preferences') },
    ],
  };
  return new MailerMessage({
    from: { address: senderAddress, name: senderName },
    to: [{ address: user.email(), name }],
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: {
      'List-Unsubscribe': `<${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // RFC 3834: no absence note answers it.
      'Auto-Submitted': 'auto-generated',
    },
  });
}

/**
 * @param {import('../mail/mail-words.js').DailyWords} daily
 * @param {core.Record} user
 * @param {import('./daily-news.js').News} news
 */
function lineWords(daily, user, { kind, people, what, count }) {
  const [first = '', second = ''] = people.slice(0, 2).map((name) => wordsInMail(user, name) || daily.someone);
  return daily.told[kind]({
    who: daily.people(first, people.length - 1, second),
    isMany: people.length > 1,
    what: wordsInMail(user, what),
    count,
  });
}

module.exports = { composeDailyMail };
