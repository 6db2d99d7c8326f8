const { mayHear } = require('./audiences.js');
const { audiencesAfter, headSeq } = require('./change-log.js');

const storeKey = 'foretaste:poked';

/**
 * Tells every listener of an audience with news to pull [S14]. Whoever commits pokes for everything that was logged since the last
 * poke, so side effects of triggers and cascades are told too. The message is empty: rights are checked by the pull.
 *
 * @param {CoreApp} app after the commit
 */
function poke(app) {
  const head = headSeq(app);
  const poked = app.store().get(storeKey) ?? head - 1;
  if (head <= poked) return;
  app.store().set(storeKey, head);
  const clients = Object.values(app.subscriptionsBroker().clients());
  if (clients.length === 0) return;
  for (const audience of audiencesAfter(app, poked)) {
    const topic = `sync:${audience}`;
    for (const client of clients) {
      if (client.hasSubscription(topic) && mayHear(audience, client.get('auth'))) {
        client.send(new SubscriptionMessage({ name: topic, data: '{}' }));
      }
    }
  }
}

/** @param {CoreApp} app once, at start: what was logged before is nobody's news */
function beginPoking(app) {
  app.store().set(storeKey, headSeq(app));
}

module.exports = { beginPoking, poke };
