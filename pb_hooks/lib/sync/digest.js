const { headSeq, newsBetween } = require('../server/change-log.js');
const { currentEpoch } = require('../server/epochs.js');
const { readPublicJson } = require('../visibility/public-json.js');
const { rowsByCollection } = require('../visibility/readable-rows.js');
const { beatIfDue } = require('./heartbeat.js');
const { listenersOf, publicMessage, send } = require('./listeners.js');
const { isPart, publicCounts } = require('./tallies.js');
const { isTally } = require('../server/tally-names.js');

/**
 * The digest: tallies that changed, told to whoever listens in the poke itself, so that nobody needs a pull for them [S14][S23].
 *
 *   a like ──trigger──▶ _changes('*', food_counts, food)     at once: who pulls has it
 *                            │ at most every 10 s
 *                            ▼
 *   poke of '*' {epoch, after, upTo, rows: {food_counts: [{id, upvotes, …}]}}
 *
 * A digest holds everything that the audience was told after `after` up to `upTo`. So a device that has read the audience up to `after` or further
 * stores the rows and goes on to `upTo`; one that has not, because it missed something, pulls. That is decided by seqs alone, however late, often
 * or disordered digests come.
 */

const toldKey = 'foretaste:digest-told';
const toldAtKey = 'foretaste:digest-told-at';
/** Milliseconds between two digests. */
const every = 10_000;
/** Milliseconds between two looks whether there is one to tell. */
const lookEvery = 5_000;
/** Rows of an audience in a digest, some hundred characters each. What is more is pulled. */
const mostRows = 100;

/** @param {CoreApp} app once, at start: what was logged before is nobody's news */
function beginDigests(app) {
  app.store().set(toldKey, headSeq(app));
}

/**
 * Tells what has changed since the last digest, unless that was less than ten seconds ago.
 *
 * @param {CoreApp} app after the commit
 */
function sendDigest(app) {
  const now = Date.now();
  if (now < (app.store().get(toldAtKey) ?? 0) + every) return;
  const told = app.store().get(toldKey) ?? 0;
  const upTo = headSeq(app);
  if (upTo <= told) return;
  app.store().set(toldKey, upTo);
  if (app.subscriptionsBroker().totalClients() === 0) return;
  for (const { audience } of newsBetween(app, { after: told, upTo }).filter(({ isTally: isOne }) => isOne)) {
    const listeners = listenersOf(app, audience);
    if (listeners.length === 0) continue;
    send(app, listeners, publicMessage(audience, listeners.length, digestOf(app, { audience, told, upTo })));
    app.store().set(toldAtKey, now);
  }
}

/**
 * @param {CoreApp} app
 * @param {{ audience: string, told: number, upTo: number }} ask
 * @returns {Record<string, string>} the digest's members, each as JSON
 */
function digestOf(app, { audience, told, upTo }) {
  const newest = tallies(app, { audience, told, upTo });
  /** @type {Map<string, string[]>} */
  const wanted = new Map();
  for (const { collection, record } of newest.slice(0, mostRows))
    wanted.set(collection, [...(wanted.get(collection) ?? []), record]);
  const rows = [...wanted].map(
    ([collection, ids]) =>
      /** @type {const} */ ([
        collection,
        isPart(collection) ? publicCounts(app, collection, { ids }) : readPublicJson(app, collection, { ids }),
      ]),
  );
  const found = new Set(rows.flatMap(([collection, list]) => list.map(({ id }) => `${collection}/${id}`)));
  // What cannot be told (it is gone, or hidden, or too much) is left to a pull.
  const untold = newest.find(({ collection, record }, at) => at >= mostRows || !found.has(`${collection}/${record}`));
  const after = Math.max(lastOther(app, { audience, told, upTo }), untold?.seq ?? 0);
  return {
    epoch: JSON.stringify(currentEpoch(app)),
    after: String(after),
    upTo: String(upTo),
    rows: rowsByCollection(rows.map(([collection, list]) => [collection, list.map(({ json }) => json)])),
  };
}

/**
 * @param {CoreApp} app
 * @param {{ audience: string, told: number, upTo: number }} ask
 * @returns {{ seq: number, collection: string, record: string }[]} newest first, one more than a digest has room for
 */
function tallies(app, { audience, told, upTo }) {
  const rows = arrayOf(new DynamicModel({ seq: 0, collection: '', record: '' }));
  app
    .db()
    .newQuery(`SELECT seq, collection, record FROM _changes
    WHERE audience = {:audience} AND seq > {:told} AND seq <= {:upTo} AND ${isTally} ORDER BY seq DESC LIMIT {:limit}`)
    .bind({ audience, told, upTo, limit: mostRows + 1 })
    .all(rows);
  return /** @type {{ seq: number, collection: string, record: string }[]} */ (/** @type {unknown} */ (rows));
}

/**
 * @param {CoreApp} app
 * @param {{ audience: string, told: number, upTo: number }} ask
 * @returns {number} the newest seq of the audience that no tally of this digest has, 0 for none
 */
function lastOther(app, { audience, told, upTo }) {
  const row = new DynamicModel({ n: 0 });
  app
    .db()
    .newQuery(`SELECT COALESCE(
      (SELECT seq FROM _changes WHERE audience = {:audience} AND seq > {:told} AND seq <= {:upTo} AND NOT (${isTally}) ORDER BY seq DESC LIMIT 1),
      (SELECT seq FROM _changes WHERE audience = {:audience} AND seq <= {:told} ORDER BY seq DESC LIMIT 1), 0) AS n`)
    .bind({ audience, told, upTo })
    .one(row);
  return row.n;
}

/**
 * The work of a cron job for one minute, heartbeats among it. PocketBase starts no job more often, and hooks have no timers, so this one sleeps between its looks and holds
 * one JavaScript engine all the time.
 *
 * @param {() => CoreApp} appNow
 */
function sendDigestsForAMinute(appNow) {
  for (let slept = 0; slept < 60_000; slept += lookEvery) {
    if (slept > 0) sleep(lookEvery);
    sendDigest(appNow());
    beatIfDue(appNow());
  }
}

module.exports = { beginDigests, sendDigest, sendDigestsForAMinute };
