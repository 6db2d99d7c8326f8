const { number } = require('../server/change-log.js');
const { authorizationFor } = require('./push-keys.js');
const { serviceOf } = require('./push-services.js');
const { endOfQuietFor, newsToWakeFor, wakesFor, wishesOf } = require('./push-wishes.js');

/**
 * Pushes that are owed (an outbox table, one row for a browser): a push is owed by the transaction of the notification, and sent by the clock some seconds
 * later, so that nobody's like waits for a push service and what comes together wakes once. It has no content: the worker reads what is new.
 *
 *   notification ──▶ _pushes ──▶ claimed ──▶ quiet? later · seen meanwhile? gone ──▶ sent ──▶ 201 gone · 404, 410 the browser is forgotten · else tried again
 *
 * @typedef {{ subscription: string, since: string, news: number, attempts: number }} OwedPush
 */

/** Milliseconds: what else comes meanwhile, and what is seen at once on a device that is open, makes no push of its own. */
const firstWait = 5_000;
/** Between two pushes to one browser. */
const leastBetween = 60_000;
const mostAttempts = 8;
const firstBackOff = 30_000;
const longestBackOff = 6 * 3_600_000;
/** Seconds. A service that takes longer counts as one that failed. */
const longestAnswer = 10;
const longestDelivery = 60_000;
const mostOfRound = 100;
/** Milliseconds: a round ends, whatever is left. */
const longestRound = 30_000;
/** Seconds that a service keeps a push for a browser that is off: what is older is in the list of notifications anyhow. */
const kept = 24 * 3600;
const lookEvery = 5_000;

/**
 * @param {CoreApp} tx the transaction of the notification, after it was saved
 * @param {core.Record} notification that was not seen yet
 */
function owePushes(tx, notification) {
  const user = notification.getString('user');
  if (!wakesFor(wishesOf(tx, user), notification.getString('type'))) return;
  tx.db()
    .newQuery(`INSERT INTO _pushes (subscription, since, not_before)
    SELECT id, {:since}, MAX({:soon}, pushed_at + ${leastBetween}) FROM push_subscriptions WHERE user = {:user}
    ON CONFLICT (subscription) DO UPDATE SET news = news + 1`)
    .bind({ user, since: notification.getString('created'), soon: Date.now() + firstWait })
    .execute();
}

/** @param {CoreApp} app */
function duePushes(app) {
  const rows = arrayOf(new DynamicModel({ subscription: '', since: '', news: 0, attempts: 0 }));
  app
    .db()
    .newQuery(
      `SELECT subscription, since, news, attempts FROM _pushes WHERE not_before <= {:now} ORDER BY not_before LIMIT ${mostOfRound}`,
    )
    .bind({ now: Date.now() })
    .all(rows);
  return /** @type {OwedPush[]} */ (/** @type {unknown} */ (rows));
}

/**
 * Sends what is due. It waits for push services: never call it where a member waits.
 *
 * @param {CoreApp} app
 */
function sendPushes(app) {
  const end = Date.now() + longestRound;
  /** Services that have failed in this round: the rest of theirs waits for another one. @type {Set<string>} */
  const failing = new Set();
  for (const push of duePushes(app)) {
    if (Date.now() > end) return;
    send(app, push, failing);
  }
}

/**
 * @param {CoreApp} app
 * @param {OwedPush} push
 * @param {Set<string>} failing
 */
function send(app, push, failing) {
  const begun = new Date().toISOString().replace('T', ' ');
  const browser = app.findRecordsByIds('push_subscriptions', [push.subscription])[0];
  const service = browser === undefined ? null : serviceOf(browser.getString('endpoint'));
  // An operator may have taken a service from the list.
  if (browser === undefined || service === null) return settle(app, push, begun);
  const member = browser.getString('user');
  const quietUntil = endOfQuietFor(app, member, Date.now());
  if (quietUntil !== null) return putOff(app, push, quietUntil);
  if (newsToWakeFor(app, { member, since: push.since }).length === 0) return settle(app, push, begun);
  if (failing.has(service)) return putOff(app, push, Date.now() + firstBackOff);
  if (!claim(app, push)) return undefined;
  const answer = ask(app, { endpoint: browser.getString('endpoint'), service });
  if (mayPass(answer)) failing.add(service);
  return settleAnswer(app, { push, browser, service, begun, answer });
}

/**
 * @param {CoreApp} app
 * @param {{ push: OwedPush, browser: core.Record, service: string, begun: string, answer: Answer }} asked
 */
function settleAnswer(app, { push, browser, service, begun, answer }) {
  const { status } = answer;
  if (status >= 200 && status < 300) {
    settle(app, push, begun);
    app
      .db()
      .newQuery('UPDATE push_subscriptions SET pushed_at = {:now} WHERE id = {:id}')
      .bind({ id: browser.id, now: Date.now() })
      .execute();
    return;
  }
  // Its row takes what is owed along.
  if (status === 404 || status === 410) return app.delete(browser);
  app.logger().warn('a push was not taken', 'service', service, 'status', status, 'attempt', push.attempts + 1);
  if (!mayPass(answer) || push.attempts + 1 >= mostAttempts) return settle(app, push, begun);
  const backOff = Math.max(answer.retryAfter * 1000, firstBackOff * 2 ** push.attempts);
  putOff(app, push, Date.now() + Math.min(longestBackOff, backOff));
}

/** @typedef {{ status: number, retryAfter: number }} Answer status 0: none; seconds */

/** Whether the service is in trouble, or asks for patience. @param {Answer} answer */
function mayPass({ status }) {
  return status === 0 || status === 429 || status >= 500;
}

/**
 * Of two rounds at once only one sends a push; it is due again later even if this attempt never ends.
 *
 * @param {CoreApp} app
 * @param {OwedPush} push
 */
function claim(app, { subscription, attempts }) {
  const claimed = app
    .db()
    .newQuery(
      'UPDATE _pushes SET attempts = attempts + 1, not_before = {:again} WHERE subscription = {:subscription} AND attempts = {:attempts}',
    )
    .bind({ subscription, attempts, again: Date.now() + longestDelivery })
    .execute();
  return claimed.rowsAffected() === 1;
}

/**
 * @param {CoreApp} app
 * @param {OwedPush} push
 * @param {number} notBefore milliseconds
 */
function putOff(app, { subscription }, notBefore) {
  app
    .db()
    .newQuery('UPDATE _pushes SET not_before = {:notBefore} WHERE subscription = {:subscription}')
    .bind({ subscription, notBefore })
    .execute();
}

/**
 * Nothing is owed any more, but for what has come since this push was read: it may be that the worker had asked by then.
 *
 * @param {CoreApp} app
 * @param {OwedPush} push
 * @param {string} since from when what is owed now would be
 */
function settle(app, { subscription, news }, since) {
  const values = { subscription, news };
  const run = (/** @type {string} */ sql, /** @type {Record<string, unknown>} */ more) =>
    app
      .db()
      .newQuery(sql)
      .bind({ ...values, ...more })
      .execute();
  run('DELETE FROM _pushes WHERE subscription = {:subscription} AND news = {:news}', {});
  run(
    'UPDATE _pushes SET since = {:since}, news = 1, attempts = 0, not_before = {:later} WHERE subscription = {:subscription} AND news <> {:news}',
    { since, later: Date.now() + leastBetween },
  );
}

/**
 * @param {CoreApp} app
 * @param {{ endpoint: string, service: string }} to
 * @returns {Answer}
 */
function ask(app, { endpoint, service }) {
  try {
    const answer = $http.send({
      url: endpoint,
      method: 'POST',
      headers: {
        authorization: authorizationFor(app, service),
        ttl: String(kept),
        urgency: 'normal',
        // One that waits for a browser that is off takes the place of the one before.
        topic: 'news',
      },
      timeout: longestAnswer,
    });
    const [after = ''] = answer.headers['Retry-After'] ?? [];
    return { status: answer.statusCode, retryAfter: Number(after) || 0 };
  } catch {
    // What a client's error says may have the endpoint in it, which is as good as a key.
    return { status: 0, retryAfter: 0 };
  }
}

/** The work of a cron job for one minute: see digest.js. Where nobody asked to be woken there is none. @param {() => CoreApp} appNow */
function sendPushesForAMinute(appNow) {
  const end = Date.now() + 60_000 - lookEvery;
  while (number(appNow(), 'SELECT COUNT(*) AS n FROM (SELECT 1 FROM push_subscriptions LIMIT 1)', {}) > 0) {
    sendPushes(appNow());
    if (Date.now() >= end) return;
    sleep(lookEvery);
  }
}

module.exports = { owePushes, sendPushes, sendPushesForAMinute };
