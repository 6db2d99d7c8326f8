const { clientOf, hashed, hour, take, tooMany } = require('../server/allowances.js');
const { readShortBody } = require('../server/short-body.js');
const { ownKey } = require('../server/own-address.js');

/** Mails that anybody can have sent to an address which may be a stranger's: a few an hour to each address, whoever asks, and for each who asks. */
const toOneAddress = 4;
const byOneMember = 4;
const byOneClient = 60;

/**
 * @param {core.RecordRequestEmailChangeRequestEvent} e
 * @throws {ApiError} 429
 */
function limitEmailChanges(e) {
  limit(e, e.newEmail, [{ kind: 'mail by member', who: e.record.id, most: byOneMember, seconds: hour }]);
}

/**
 * Limits requests for mails by address. It comes before anything looks for an account, so the answer is the same whether there is one or not.
 *
 * @param {core.RequestEvent} e a request for a mail to reset a password or to verify an address
 * @throws {ApiError} 429, and as `readShortBody`
 */
function limitMailRequests(e) {
  if (
    e.request.method !== 'POST' ||
    !/^\/api\/collections\/[^/]+\/request-(password-reset|verification|otp)\/?$/.test(e.request.url.path)
  )
    return;
  const { email = '' } = readShortBody(e, ['email']);
  if (email === '') return;
  // This server asks itself for the mail that a sign-up sends.
  const isOwn = $security.equal(e.request.header.get('X-Own-Key'), ownKey(e.app));
  limit(e, email, isOwn ? [] : [{ kind: 'mail by client', who: clientOf(e), most: byOneClient, seconds: hour }]);
}

/**
 * @param {core.RequestEvent} e
 * @param {string} address
 * @param {import('../server/allowances.js').Allowance[]} others
 */
function limit(e, address, others) {
  const all = [...others, { kind: 'mail to address', who: hashed(e.app, address), most: toOneAddress, seconds: hour }];
  for (const allowance of all) {
    const seconds = take(e.app, allowance);
    if (seconds > 0) throw tooMany(e, seconds, 'Too many e-mails were asked for. Please try again later.');
  }
}

module.exports = { limitEmailChanges, limitMailRequests };
