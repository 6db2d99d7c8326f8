const { idIn } = require('../server/token-claims.js');

/**
 * A suspension ends every token of the account, by a new key, and refuses each sign-in until it is lifted. Writes of a suspended member have no valid
 * token and are refused like any such. The device learns the reason by the token that it still holds.
 */

/** @param {core.Record | undefined} account @returns {boolean} */
function isSuspended(account) {
  return account !== undefined && account.getString('suspended_at') !== '';
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} account
 * @param {string} reason
 */
function suspend(tx, account, reason) {
  account.set('suspended_at', new DateTime());
  account.set('suspension_reason', reason);
  account.set('suspended_key', account.tokenKey());
  account.refreshTokenKey();
  tx.saveNoValidate(account);
}

/**
 * Ends a suspension. Tokens from before it stay invalid, so the member has to sign in again.
 *
 * @param {CoreApp} tx
 * @param {core.Record} account
 */
function unsuspend(tx, account) {
  for (const field of ['suspended_at', 'suspension_reason', 'suspended_key']) account.set(field, '');
  tx.saveNoValidate(account);
}

/**
 * @param {core.RecordAuthRequestEvent} e a sign-in whose credentials are right
 * @throws {ForbiddenError} with the reason
 */
function refuseSuspended(e) {
  if (e.record === null || !isSuspended(e.record)) return;
  const message = sentence(e.record.getString('suspension_reason'));
  throw new ForbiddenError(message, { account: new ValidationError('account_suspended', message) });
}

/** @param {string} reason */
function sentence(reason) {
  return reason === '' ? 'This account is suspended.' : `This account is suspended: ${reason}`;
}

/**
 * @param {CoreApp} app
 * @param {string} token that is worth nothing any more
 * @returns {string | undefined} why its account is suspended, told only to a token that was good until then
 */
function suspensionOf(app, token) {
  const account = app.findRecordsByIds('users', [idIn(token)])[0];
  if (account === undefined || !isSuspended(account)) return undefined;
  try {
    $security.parseJWT(token, account.getString('suspended_key') + account.collection().authToken.secret);
    return account.getString('suspension_reason');
  } catch {
    return undefined;
  }
}

module.exports = { isSuspended, refuseSuspended, sentence, suspend, suspensionOf, unsuspend };
