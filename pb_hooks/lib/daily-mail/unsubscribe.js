const { appAddress } = require('../mail/addressee.js');
const { escapeHtml } = require('../mail/letter.js');
const { hasMailWords, mailWords } = require('../mail/mail-words.js');
const { languageOf } = require('../mail/member-language.js');
const { readMeta } = require('../server/meta.js');

/**
 * How a daily mail is ended without signing in. The link holds the member's id, sealed by AES-GCM under a key that does nothing else: nobody reads from it
 * whose it is, nobody makes one, and a changed one does not open; Go compares its tag in constant time. It is good for ever, as a mail is kept for ever, and all
 * it can do is to end these mails. The key lies in the database, so that a restored backup and a standby still know the links that are out there.
 *
 *   POST  ends them at once: a mail program does it by itself (RFC 8058), and the button of the page. Again, or for an account that is gone: the same answer.
 *   GET   shows a page that asks. It changes nothing, for programs that look at every link of a mail open it too.
 */

const path = '/api/mail/unsubscribe';
/**
 * 12 random bytes, an id of 15 letters, a tag of 16 bytes, as base64. To decrypt a shorter text crashes PocketBase's engine, and no `catch` stops
 * that: so the form is checked first.
 */
const tokenForm = /^[A-Za-z0-9_-]{58}$/;

/** @param {CoreApp} app */
function linkKey(app) {
  return readMeta(app, 'mail_link_key');
}

/** @param {CoreApp} app @param {string} member @returns {string} the address that ends the daily mails of a member */
function unsubscribeAddress(app, member) {
  const sealed = $security.encrypt(member, linkKey(app));
  const token = sealed.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return appAddress(app, `${path}/${token}`);
}

/** @param {CoreApp} app @param {string} token @returns {string | null} whose mails it ends; null: it is none of ours */
function memberOf(app, token) {
  if (!tokenForm.test(token)) return null;
  const base64 = token.replace(/-/g, '+').replace(/_/g, '/');
  try {
    return toString($security.decrypt(base64.padEnd(Math.ceil(base64.length / 4) * 4, '='), linkKey(app)));
  } catch {
    return null;
  }
}

/** @param {core.RequestEvent} e with `token` in its path: nothing is changed */
function askToUnsubscribe(e) {
  const { member, language } = reader(e);
  const words = mailWords(language).unsubscribe;
  if (member === null) return answerPage(e, { status: 404, language, paragraphs: [words.broken], link: true });
  return answerPage(e, { status: 200, language, paragraphs: [words.question], button: words.action });
}

/** @param {core.RequestEvent} e with `token` in its path; its body is not read */
function answerUnsubscribe(e) {
  const { member, language } = reader(e);
  const words = mailWords(language).unsubscribe;
  if (member === null) return answerPage(e, { status: 404, language, paragraphs: [words.broken], link: true });
  e.app.runInTransaction((tx) => {
    const wishes = tx.findRecordsByIds('notification_preferences', [member])[0];
    if (wishes === undefined || !wishes.getBool('daily_mail')) return;
    wishes.set('daily_mail', false);
    tx.save(wishes);
  });
  return answerPage(e, { status: 200, language, paragraphs: [words.done, words.back], link: true });
}

/** @param {core.RequestEvent} e @returns {{ member: string | null, language: string }} the language of the mails; of the browser, where the link tells of no member */
function reader(e) {
  const member = memberOf(e.app, e.request.pathValue('token'));
  const spoken = e.request.header.get('Accept-Language').slice(0, 2).toLowerCase();
  return { member, language: member === null ? (hasMailWords(spoken) ? spoken : 'en') : languageOf(e.app, member) };
}

const style = `:root { color-scheme: light dark; --page: #fffaf3; --ink: #2a1d16; --press: #b3341a; --on: #ffffff; --text: #a92f16; }
@media (prefers-color-scheme: dark) { :root { --page: #1a1410; --ink: #f5ece2; --press: #ee7d55; --on: #27100a; --text: #f7966f; } }
body { margin: 0; padding: 3rem 1.5rem; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 999px; background: var(--press); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
a { color: var(--text); }`;

/**
 * @param {core.RequestEvent} e
 * @param {{ status: number, language: string, paragraphs: readonly string[], button?: string, link?: boolean }} page `link`: to the settings
 */
function answerPage(e, { status, language, paragraphs, button, link = false }) {
  const { unsubscribe, daily } = mailWords(language);
  const header = e.response.header();
  header.set('Cache-Control', 'private, no-store');
  // The address is as good as the button.
  header.set('Referrer-Policy', 'no-referrer');
  header.set('X-Robots-Tag', 'noindex');
  const settings = appAddress(e.app, '/user-settings?tab=preferences');
  return e.html(
    status,
    `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(unsubscribe.title)} · Foretaste</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(unsubscribe.title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`}
${link ? `<p><a href="${escapeHtml(settings)}">${escapeHtml(daily.settings)}</a></p>` : ''}
</main></body></html>`,
  );
}

module.exports = { answerUnsubscribe, askToUnsubscribe, unsubscribeAddress };
