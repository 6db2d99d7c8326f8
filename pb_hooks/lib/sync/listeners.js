const { addTo } = require('../server/counters.js');
const { mayHear } = require('../visibility/audiences.js');

/** Who holds an event stream, and what is sent into it [S14]. */

/** So many may pull at once. */
const fewListeners = 20;
/** Milliseconds for each listener of an audience, so that twenty of them pull in a second. */
const perListener = 50;
const longestSpread = 30_000;

/**
 * @param {subscriptions.Client[]} clients
 * @param {string} audience
 * @returns {subscriptions.Client[]} those of them who listen to it and may
 */
function listenersOf(clients, audience) {
  const topic = `sync:${audience}`;
  const isPublic = audience === '*';
  return clients.filter(
    (client) => client.hasSubscription(topic) && (isPublic || mayHear(audience, client.get('auth'))),
  );
}

/**
 * The message of a poke. Where many listen it names a time, `within` milliseconds, and each device pulls at a random moment in it, so that not all
 * come at once. The audiences of one member and of admins have no such time.
 *
 * @param {string} audience
 * @param {number} listeners how many there are
 * @param {Record<string, string>} [members] further members of the message, as JSON
 */
function publicMessage(audience, listeners, members = {}) {
  const isPersonal = audience.startsWith('u:') || audience.startsWith('g:');
  const within =
    isPersonal || listeners <= fewListeners ? {} : { within: String(Math.min(longestSpread, listeners * perListener)) };
  const data = Object.entries({ ...within, ...members })
    .map(([name, json]) => `"${name}":${json}`)
    .join(',');
  return new SubscriptionMessage({ name: `sync:${audience}`, data: `{${data}}` });
}

/**
 * @param {CoreApp} app
 * @param {subscriptions.Client[]} listeners
 * @param {SubscriptionMessage} message
 */
function send(app, listeners, message) {
  for (const client of listeners) client.send(message);
  addTo(app, 'foretaste_pokes_total', listeners.length);
}

module.exports = { listenersOf, publicMessage, send };
