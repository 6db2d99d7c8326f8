const { headSeq, newsBetween } = require('../server/change-log.js');
const { beginDigests, sendDigest } = require('./digest.js');
const { listenersOf, publicMessage, send } = require('./listeners.js');

const storeKey = 'foretaste:poked';
const hushKey = 'foretaste:poke-hushed-until';
/** In milliseconds: whoever hushed and died is forgotten. */
const longestHush = 2_000;

/**
 * Tells every listener of an audience with news to pull [S14]. Whoever commits pokes for everything that was logged since the last
 * poke, so side effects of triggers and cascades are told too. The message has no rows in it: rights are checked by the pull. Tallies wait for
 * the digest (digest.js), which is told now if the last one is long enough ago.
 *
 * @param {CoreApp} app after the commit
 * @param {boolean} [isOver] many commits in a row have come to their end
 */
function poke(app, isOver = false) {
  if (isOver) app.store().remove(hushKey);
  if ((app.store().get(hushKey) ?? 0) > Date.now()) return;
  const head = headSeq(app);
  const poked = app.store().get(storeKey) ?? head - 1;
  if (head <= poked) return;
  app.store().set(storeKey, head);
  const news = newsBetween(app, { after: poked, upTo: head });
  for (const { audience } of news.filter(({ isTally }) => !isTally)) {
    const listeners = listenersOf(app, audience);
    if (listeners.length > 0) send(app, listeners, publicMessage(audience, listeners.length));
  }
  if (news.some(({ isTally }) => isTally)) sendDigest(app);
}

/**
 * After the commit of a record. What belongs to PocketBase itself, such as its superusers, is in no feed: a command may write it before the feed exists.
 *
 * @param {CoreApp} app
 * @param {core.Record} record
 */
function pokeFor(app, record) {
  if (!record.collection().system) poke(app);
}

/**
 * Many commits will follow each other at once: everybody is told of them together, by a poke at their end.
 *
 * @param {CoreApp} app
 */
function hushPokes(app) {
  app.store().set(hushKey, Date.now() + longestHush);
}

/** @param {CoreApp} app once, at start: what was logged before is nobody's news */
function beginPoking(app) {
  app.store().set(storeKey, headSeq(app));
  beginDigests(app);
}

module.exports = { beginPoking, hushPokes, poke, pokeFor };
