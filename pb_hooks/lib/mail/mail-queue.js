const { day, hashed, take } = require('../server/allowances.js');
const { number } = require('../server/change-log.js');
const { ownAddress, ownKey } = require('../server/own-address.js');

/**
 * Outgoing mails (an outbox table): a mail is queued in the transaction that it reports, so none is sent of what was rolled back and none is lost by
 * a crash. It is sent right after, and tried again by the clock.
 *
 *   decision ──▶ _mails ──▶ claimed (tried again later, whatever happens now) ──▶ composed from the rows as they are ──▶ sent, row gone
 *
 * While mail is off nothing is owed: who turns it on a year later does not want last year's mails sent.
 *
 * @typedef {'verification_guidelines' | 'status_update'} MailKind
 * @typedef {{ id: string, kind: string, user: string, about: string, attempts: number }} OwedMail
 */

const mostAttempts = 12;
/** In a day. */
const mostToStranger = 4;
const firstWait = 5_000;
const longestWait = 6 * 3_600_000;
/** A delivery that takes longer than this is taken for dead. */
const longestDelivery = 120_000;
const keyOfHealth = 'foretaste:mail-health';

/** @param {CoreApp} app */
function isMailOn(app) {
  return app.settings().smtp.enabled;
}

/**
 * @param {CoreApp} tx the transaction of what the mail tells of
 * @param {{ kind: MailKind, user: string, about: string }} mail `about`: the record that it is made of; one mail of a kind each
 */
function queueMail(tx, { kind, user, about }) {
  if (!isMailOn(tx) || isTooManyForStranger(tx, user)) return;
  tx.db()
    .newQuery(
      'INSERT OR IGNORE INTO _mails (id, kind, user, about, not_before) VALUES ({:id}, {:kind}, {:user}, {:about}, 0)',
    )
    .bind({ id: `${kind}/${about}`, kind, user, about })
    .execute();
}

/**
 * An address that nobody has confirmed may be a stranger's.
 *
 * @param {CoreApp} tx
 * @param {string} user
 */
function isTooManyForStranger(tx, user) {
  const account = tx.findRecordsByIds('users', [user])[0];
  if (!account || account.verified()) return false;
  return take(tx, { kind: 'owed mail', who: hashed(tx, account.email()), most: mostToStranger, seconds: day }) > 0;
}

/** @param {CoreApp} app */
function dueMails(app) {
  const rows = arrayOf(new DynamicModel({ id: '', kind: '', user: '', about: '', attempts: 0 }));
  app
    .db()
    .newQuery('SELECT id, kind, user, about, attempts FROM _mails WHERE not_before <= {:now} ORDER BY rowid LIMIT 100')
    .bind({ now: Date.now() })
    .all(rows);
  return /** @type {OwedMail[]} */ (/** @type {unknown} */ (rows));
}

/**
 * Sends what is due, one mail after the other. It waits for the mail server: never call it where a member waits.
 *
 * @param {CoreApp} app
 */
function deliverMails(app) {
  if (!isMailOn(app)) return;
  for (const mail of dueMails(app)) if (claim(app, mail)) deliver(app, mail);
}

/**
 * Of two deliveries at once only one gets a mail; the next attempt is due later even if this one never ends.
 *
 * @param {CoreApp} app
 * @param {OwedMail} mail
 */
function claim(app, { id, attempts }) {
  const claimed = app
    .db()
    .newQuery(
      'UPDATE _mails SET attempts = attempts + 1, not_before = {:again} WHERE id = {:id} AND attempts = {:attempts}',
    )
    .bind({ id, attempts, again: Date.now() + longestDelivery })
    .execute();
  return claimed.rowsAffected() === 1;
}

/**
 * @param {CoreApp} app
 * @param {OwedMail} mail
 */
function deliver(app, mail) {
  const { composeMail } = require('./compose-mail.js');
  const settle = (/** @type {string} */ sql, /** @type {Record<string, unknown>} */ values) =>
    app
      .db()
      .newQuery(sql)
      .bind({ id: mail.id, ...values })
      .execute();
  try {
    const message = composeMail(app, mail);
    if (message !== undefined) app.newMailClient().send(message);
    settle('DELETE FROM _mails WHERE id = {:id}', {});
    noteHealth(app, { lastSentAt: new Date().toISOString() });
  } catch (error) {
    const isLast = mail.attempts + 1 >= mostAttempts;
    app
      .logger()
      .warn(
        isLast ? 'a mail was given up' : 'a mail could not be sent',
        'mail',
        mail.id,
        'attempt',
        mail.attempts + 1,
        'error',
        String(error),
      );
    noteHealth(app, { lastError: String(error).slice(0, 300), lastErrorAt: new Date().toISOString() });
    if (isLast) settle('DELETE FROM _mails WHERE id = {:id}', {});
    else
      settle('UPDATE _mails SET not_before = {:again} WHERE id = {:id}', {
        again: Date.now() + Math.min(longestWait, firstWait * 3 ** mail.attempts),
      });
  }
}

/**
 * Has what is due sent in the background: the server sends itself a request, and the caller does not wait for its end.
 *
 * @param {CoreApp} app after a commit
 */
function deliverSoon(app) {
  if (
    !isMailOn(app) ||
    number(app, 'SELECT COUNT(*) AS n FROM _mails WHERE not_before <= {:now}', { now: Date.now() }) === 0
  )
    return;
  try {
    $http.send({
      url: `${ownAddress(app)}/api/own/deliver-mails`,
      method: 'POST',
      headers: { 'x-own-key': ownKey(app) },
      timeout: 1,
    });
  } catch {
    // A slow mail server: the delivery goes on by itself.
  }
}

/**
 * @param {core.RequestEvent} e
 * @throws {NotFoundError} for everybody but this server itself
 */
function answerDelivery(e) {
  if (!$security.equal(e.request.header.get('X-Own-Key'), ownKey(e.app))) throw new NotFoundError('', {});
  deliverMails(e.app);
  return e.noContent(204);
}

/**
 * @param {CoreApp} app
 * @param {Record<string, string>} news
 */
function noteHealth(app, news) {
  app.store().set(keyOfHealth, { ...app.store().get(keyOfHealth), ...news });
}

/**
 * How mail is, for the health page: what happened since the start of the server, and how many mails wait.
 *
 * @param {CoreApp} app
 * @returns {{ isOn: boolean, waiting: number, lastSentAt: string, lastError: string, lastErrorAt: string }}
 */
function mailHealth(app) {
  const none = { lastSentAt: '', lastError: '', lastErrorAt: '' };
  return {
    isOn: isMailOn(app),
    waiting: number(app, 'SELECT COUNT(*) AS n FROM _mails', {}),
    ...none,
    ...app.store().get(keyOfHealth),
  };
}

module.exports = { answerDelivery, deliverMails, deliverSoon, isMailOn, mailHealth, noteHealth, queueMail };
