const { fieldRefusal } = require('../server/field-refusal.js');
const { checkPassword } = require('./password-tries.js');

/**
 * Ends every sign-in of a member except the caller's. Tokens are signed with the account's token key, so a new key ends them all; the answer holds a
 * new token for the device that asks.
 */

/**
 * A new password (spec 2 §5, password change). The current one must be given: a device that lies open is no proof of who holds it.
 *
 * @param {core.RequestEvent} e of a member, with `current`, `password` and `passwordConfirm`
 * @throws {BadRequestError} by field
 * @throws {ApiError} 429 after too many wrong ones
 */
function answerPasswordChange(e) {
  const { auth } = e;
  const { current, password, passwordConfirm } = e.requestInfo().body;
  if (auth === null || !checkPassword(e, auth.id, () => auth.validatePassword(String(current ?? '')))) {
    throw fieldRefusal({ current: { code: 'validation_invalid_password', message: 'The password is not right.' } });
  }
  if (typeof password !== 'string' || password !== passwordConfirm) {
    throw fieldRefusal({
      passwordConfirm: { code: 'validation_values_mismatch', message: 'New passwords do not match' },
    });
  }
  auth.setPassword(password);
  e.app.save(auth);
  return answerToken(e, auth);
}

/** Ends every sign-in of the caller on other devices. @param {core.RequestEvent} e of a member */
function answerSignOutEverywhere(e) {
  if (e.auth === null) throw new UnauthorizedError('Please sign in again.', {});
  e.auth.refreshTokenKey();
  e.app.save(e.auth);
  return answerToken(e, e.auth);
}

/** @param {core.RequestEvent} e @param {core.Record} account */
function answerToken(e, account) {
  e.response.header().set('Cache-Control', 'no-store');
  return e.json(200, { token: account.newAuthToken() });
}

module.exports = { answerPasswordChange, answerSignOutEverywhere };
