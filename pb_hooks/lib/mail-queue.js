/**
 * Mails wait in a table and are sent by the minute's cron, so that no sign-up waits for a mail server, and a mail server that is
 * away for an hour loses none. Kinds: 'verification'.
 */

const mostAttempts = 10;
const batch = 20;

/**
 * @param {CoreApp} app inside the transaction that causes the mail
 * @param {string} user
 * @param {'verification'} kind
 */
function queueMail(app, user, kind) {
  if (!app.settings().smtp.enabled) return;
  app.db().newQuery('INSERT INTO _mail_queue (user, kind, attempts, due) VALUES ({:user}, {:kind}, 0, {:due})').bind({ user, kind, due: Date.now() }).execute();
}

/** @param {CoreApp} app */
function sendQueuedMail(app) {
  if (!app.settings().smtp.enabled) return;
  const due = arrayOf(new DynamicModel({ id: 0, user: '', attempts: 0 }));
  app.db().newQuery('SELECT id, user, attempts FROM _mail_queue WHERE due <= {:now} ORDER BY due LIMIT {:batch}').bind({ now: Date.now(), batch }).all(due);
  for (const mail of due) {
    const user = app.findRecordsByIds('users', [mail.user])[0];
    if (!user || user.verified() || mail.attempts >= mostAttempts || trySend(app, user)) {
      app.db().newQuery('DELETE FROM _mail_queue WHERE id = {:id}').bind({ id: mail.id }).execute();
      continue;
    }
    const attempts = mail.attempts + 1;
    const later = Date.now() + 60_000 * 2 ** attempts;
    app.db().newQuery('UPDATE _mail_queue SET attempts = {:attempts}, due = {:later} WHERE id = {:id}').bind({ attempts, later, id: mail.id }).execute();
  }
}

/**
 * @param {CoreApp} app
 * @param {core.Record} user
 */
function trySend(app, user) {
  try {
    $mails.sendRecordVerification(app, user);
    return true;
  } catch (error) {
    app.logger().warn('a verification mail could not be sent', 'user', user.id, 'error', String(error));
    return false;
  }
}

module.exports = { queueMail, sendQueuedMail };
