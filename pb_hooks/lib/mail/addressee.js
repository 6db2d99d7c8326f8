/** What a mail program makes a link of, or what only wants to be taken for an address. */
const looksLikeAddress = /:\/\/|www|\S[.@\u3002\uff0e\uff61]\S/i;

/** Characters that are not seen, or turn the direction of those around them: first and last of each range. */
const unseen = [
  [0, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfeff, 0xfeff],
  [0xe0000, 0xe0fff],
];

/**
 * A text by a member (their name) as a mail may show it: one line, without invisible characters. It is '' for an account whose e-mail is not verified: otherwise
 * anybody could have a sentence of their own sent to a stranger in this app's name. It is also '' where nothing is left, or where it looks like an address
 * of the web.
 *
 * @param {core.Record} user
 * @param {string} text
 */
function wordsInMail(user, text) {
  if (!user.verified()) return '';
  const seen = Array.from(text, (character) => (isUnseen(character.codePointAt(0) ?? 0) ? ' ' : character)).join('');
  const plain = Array.from(seen.replace(/\s+/g, ' ').trim()).slice(0, 60).join('');
  return looksLikeAddress.test(plain) ? '' : plain;
}

/** @param {number} code */
function isUnseen(code) {
  return unseen.some(([first, last]) => code >= (first ?? 0) && code <= (last ?? 0));
}

/** A member's name in a mail to the account's own address; '' for whoever has none. @param {CoreApp} app @param {core.Record} user */
function addresseeName(app, user) {
  const profile = app.findRecordsByIds('profiles', [user.id])[0];
  return wordsInMail(user, profile?.getString('full_name') || profile?.getString('username') || '');
}

/** A place of the app, as a mail names it. @param {CoreApp} app @param {string} path */
function appAddress(app, path) {
  return `${app.settings().meta.appURL.replace(/\/+$/, '')}${path}`;
}

module.exports = { addresseeName, appAddress, wordsInMail };
