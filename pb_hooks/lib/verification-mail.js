const storeKey = 'foretaste:own-address';

/**
 * @param {CoreApp} app once, at start
 * @param {string} address host and port that the server listens on
 */
function rememberOwnAddress(app, address) {
  const port = address.slice(address.lastIndexOf(':') + 1);
  app.store().set(storeKey, `http://127.0.0.1:${port}`);
}

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
      url: `${app.store().get(storeKey)}/api/collections/users/request-verification`,
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

module.exports = { rememberOwnAddress, sendVerificationMail };
