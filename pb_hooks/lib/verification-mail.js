const { ownAddress } = require('./own-address.js');

/**
 * Sends a new member the verification mail, if mail is on. PocketBase's own route sends in the background, which a hook cannot: so no
 * sign-up waits for a mail server. A failure is logged; the member can ask for the mail again.
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
      headers: { 'content-type': 'application/json' },
      timeout: 5,
    });
    if (answer.statusCode !== 204) throw new Error(`status ${answer.statusCode}`);
  } catch (error) {
    app.logger().warn('a verification mail could not be requested', 'user', user.id, 'error', String(error));
  }
}

module.exports = { sendVerificationMail };
