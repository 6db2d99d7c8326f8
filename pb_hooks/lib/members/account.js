const { number } = require('../server/change-log.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { forgetSoon } = require('../sync/forget-snapshots.js');
const { checkPassword } = require('./password-tries.js');
const { claimsOf, idIn } = require('../server/token-claims.js');

/**
 * An account goes with everything that is its member's, in one transaction: rows by their relations (R17: its reviews leave the averages by
 * their triggers), files with their rows, and here what no relation ties to it: the profile, which shares its id; the stored answers of its
 * mutations, which hold what it wrote; what it asked of the AI service; its own audience of the feed. What stays is its random id among the departed.
 *
 * @param {CoreApp} tx inside the transaction of the account's deletion
 * @param {string} id
 */
function deleteAccount(tx, id) {
  const profile = tx.findRecordsByIds('profiles', [id])[0];
  if (profile) tx.delete(profile);
  const run = (/** @type {string} */ sql, /** @type {Record<string, unknown>} */ values) =>
    tx.db().newQuery(sql).bind(values).execute();
  run('DELETE FROM _mutations WHERE user = {:id}', { id });
  run('DELETE FROM _mails WHERE user = {:id}', { id });
  run('DELETE FROM _daily_mails WHERE user = {:id}', { id });
  run('DELETE FROM _released_usernames WHERE member = {:id}', { id });
  run('DELETE FROM _ai_spending WHERE member = {:id}', { id });
  run('DELETE FROM _allowances WHERE who = {:id}', { id });
  run('DELETE FROM _changes WHERE audience = {:audience}', { audience: `u:${id}` });
  run('INSERT OR IGNORE INTO _departed (user, at) VALUES ({:id}, {:at})', { id, at: Date.now() });
  forgetSoon(tx);
}

/**
 * Deletes the caller's own account; the password must be given once more.
 *
 * @param {core.RequestEvent} e
 * @throws {BadRequestError} with `validation_invalid_password` on a wrong one
 * @throws {ApiError} 429 after too many wrong ones
 */
function answerDeletion(e) {
  const { auth } = e;
  const password = e.requestInfo().body['password'];
  if (auth === null || !checkPassword(e, auth.id, () => auth.validatePassword(String(password ?? '')))) {
    throw fieldRefusal({ password: { code: 'validation_invalid_password', message: 'The password is not right.' } });
  }
  e.app.delete(auth);
  return e.noContent(204);
}

/**
 * @param {CoreApp} app
 * @param {string} token of somebody whom PocketBase does not know
 */
function isDeparted(app, token) {
  const id = idIn(token);
  return id !== '' && number(app, 'SELECT COUNT(*) AS n FROM _departed WHERE user = {:id}', { id }) > 0;
}

/**
 * Whether a token that PocketBase does not take would still be good by its date: then the key of its account was changed. What it says is not
 * verified, and need not be: who shows it only learns that an account of this id exists.
 *
 * @param {CoreApp} app
 * @param {string} token
 */
function isRevoked(app, token) {
  return (
    Number(claimsOf(token)['exp'] ?? 0) * 1000 > Date.now() && app.findRecordsByIds('users', [idIn(token)]).length > 0
  );
}

module.exports = { answerDeletion, deleteAccount, isDeparted, isRevoked };
