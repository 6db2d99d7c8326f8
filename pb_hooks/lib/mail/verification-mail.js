const { ownAddress, ownKey } = require('../server/own-address.js');

/**
 * Sends a new member the verification mail, if mail is on. PocketBase's own route sends in the background, which a hook cannot: so no
 * sign-up waits for a mail server. A failure is logged; the member can ask for the mail again. The answer to the sign-up says by
 * `mail_sent` whether a mail is on its way (R35).
 *
 * @param {CoreApp} app after the sign-up's commit
 * @param {core.Record} user
 */
function sendVerificationMail(app, user) {
  if (!app.settings().smtp.enabled || user.verified()) return;
  try {
    const answer = $http.send({
      url: `${ownAddress(app)}/api/collections/users/request-verification`,
      method: 'POST',
      body: JSON.stringify({ email: user.email() }),
      headers: { 'content-type': 'application/json', 'x-own-key': ownKey(app) },
      timeout: 5,
    });
    if (answer.statusCode !== 204) throw new Error(`status ${answer.statusCode}`);
    user.withCustomData(true);
    user.set('mail_sent', true);
  } catch (error) {
    app.logger().warn('a verification mail could not be requested', 'user', user.id, 'error', String(error));
  }
}

/**
 * Nobody is told that a mail is on its way where none is sent (R35).
 *
 * @param {CoreApp} app
 * @throws {BadRequestError} where mail is off
 */
function requireMail(app) {
  if (!app.settings().smtp.enabled) throw new BadRequestError('This server sends no mail yet.', {});
}

module.exports = { requireMail, sendVerificationMail };
