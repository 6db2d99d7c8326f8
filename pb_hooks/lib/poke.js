const { mayHear } = require('./audiences.js');
const { audiencesBetween, headSeq } = require('./change-log.js');

const storeKey = 'foretaste:poked';
const hushKey = 'foretaste:poke-hushed-until';
/** In milliseconds: whoever hushed and died is forgotten. */
const longestHush = 2_000;

/**
 * Tells every listener of an audience with news to pull [S14]. Whoever commits pokes for everything that was logged since the last
 * poke, so side effects of triggers and cascades are told too. The message is empty: rights are checked by the pull.
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
  const clients = Object.values(app.subscriptionsBroker().clients());
  if (clients.length === 0) return;
  for (const audience of audiencesBetween(app, { after: poked, upTo: head })) {
    const topic = `sync:${audience}`;
    for (const client of clients) {
      if (client.hasSubscription(topic) && mayHear(audience, client.get('auth'))) {
        client.send(new SubscriptionMessage({ name: topic, data: '{}' }));
      }
    }
  }
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
}

module.exports = { beginPoking, hushPokes, poke, pokeFor };
