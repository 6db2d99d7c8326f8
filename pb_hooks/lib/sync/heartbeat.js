const { currentEpoch } = require('../server/epochs.js');
const { boundaryNow } = require('./boundary.js');

/**
 * The heartbeat of event streams: it tells each member's devices how far nothing came to the member alone, and up to where everyone reads, so that a device
 * with a stream asks neither [S14][S23].
 *
 *   sync:heartbeat {epoch, after, upTo, news, every}      nothing was told under `u:` after `after` up to `upTo`; the rest is the boundary
 *
 * A heartbeat describes the log and not what was sent before, so it stays true when a poke was lost or is still on its way. A device that has
 * read its own audience up to `after` or further has now read it up to `upTo`; any other device asks the server. Heartbeats go only to members who read what is
 * public as every visitor does, by the sign-in with which the stream was opened. What ends a pass (own-place.js) ends the heartbeats, too.
 *
 * PocketBase ends a stream that was silent for five minutes, so a heartbeat comes now and then without news too.
 */

const topic = 'sync:heartbeat';
/** Of a stream: whose heartbeats it hears, and by which key of the account. */
const whoKey = 'foretaste:heartbeat';
/** Of the app: up to where the last heartbeat told, and when it was. */
const upToKey = 'foretaste:heartbeat-up-to';
const atKey = 'foretaste:heartbeat-at';
/** Milliseconds. */
const longestSilence = 120_000;
/** Seqs: nobody who is connected goes on from further back, and a longer range costs too much. */
const longestRange = 20_000;
const idLength = 15;

/**
 * To be called before PocketBase subscribes the stream.
 *
 * @param {core.RealtimeSubscribeRequestEvent} e
 */
function noteHeartbeat(e) {
  const isMember = e.auth?.collection().name === 'users';
  const who = isMember && e.subscriptions.includes(topic) ? `${e.auth?.id} ${e.auth?.tokenKey()}` : '';
  e.client.set(whoKey, who);
}

/**
 * Beats if it is time: as often as devices look for public news where there are any.
 *
 * @param {CoreApp} app
 * @param {number} [now]
 */
function beatIfDue(app, now = Date.now()) {
  if (app.subscriptionsBroker().totalClients() === 0) return;
  const at = app.store().get(atKey) ?? 0;
  const { every, upTo } = boundaryNow(app);
  const isNews = upTo > (app.store().get(upToKey) ?? 0);
  if (now - at >= (isNews ? Math.min(every * 1_000, longestSilence) : longestSilence) || now < at) beat(app, now);
}

/** @param {CoreApp} app @param {number} now */
function beat(app, now) {
  const boundary = boundaryNow(app);
  const { upTo } = boundary;
  // The first one after a start says nothing of before.
  const after = Math.max(app.store().get(upToKey) ?? upTo, upTo - longestRange);
  app.store().set(upToKey, upTo);
  app.store().set(atKey, now);
  const listeners = listenersOf(app);
  if (listeners.length === 0) return;
  const told = newestOfEach(app, { after, upTo });
  const visitors = readingAsVisitors(app, listeners);
  const epoch = currentEpoch(app);
  /** @param {number} from */
  const message = (from) =>
    new SubscriptionMessage({ name: topic, data: JSON.stringify({ epoch, after: from, ...boundary }) });
  const usual = message(after);
  for (const { client, who } of listeners) {
    if (!visitors.has(who)) continue;
    const newest = told.get(who.slice(0, idLength));
    client.send(newest === undefined ? usual : message(newest));
  }
}

/**
 * @param {CoreApp} app
 * @returns {{ client: subscriptions.Client, who: string }[]}
 */
function listenersOf(app) {
  const all = [];
  for (const chunk of app.subscriptionsBroker().chunkedClients(1_000))
    for (const client of chunk) {
      const who = client.get(whoKey);
      if (who) all.push({ client, who });
    }
  return all;
}

/**
 * @param {CoreApp} app
 * @param {{ after: number, upTo: number }} range
 * @returns {Map<string, number>} the newest seq of each member to whom something came, by the member's id
 */
function newestOfEach(app, { after, upTo }) {
  const rows = arrayOf(new DynamicModel({ audience: '', seq: 0 }));
  app
    .db()
    .newQuery(`SELECT audience, MAX(seq) AS seq FROM _changes NOT INDEXED
    WHERE seq > {:after} AND seq <= {:upTo} AND audience GLOB 'u:*' GROUP BY audience`)
    .bind({ after, upTo })
    .all(rows);
  return new Map(rows.map(({ audience, seq }) => [audience.slice(2), seq]));
}

/**
 * @param {CoreApp} app
 * @param {{ who: string }[]} listeners
 * @returns {Set<string>} of those that read what is public as every visitor does, and whose key is still that of the account
 */
function readingAsVisitors(app, listeners) {
  const rows = arrayOf(new DynamicModel({ who: '' }));
  app
    .db()
    .newQuery(`SELECT id || ' ' || tokenKey AS who FROM users
    WHERE id IN (SELECT value FROM json_each({:ids})) AND apart = '' AND standing != 'admin'`)
    .bind({ ids: JSON.stringify(listeners.map(({ who }) => who.slice(0, idLength))) })
    .all(rows);
  return new Set(rows.map(({ who }) => who));
}

module.exports = { beatIfDue, noteHeartbeat };
