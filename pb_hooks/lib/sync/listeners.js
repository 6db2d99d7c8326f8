const { addTo } = require('../server/counters.js');
const { mayHear } = require('../visibility/audiences.js');
const { listenersTo } = require('./listener-index.js');

/** Who holds an event stream, and what is sent into it [S14]. */

/** So many may pull at once. */
const fewListeners = 20;
/** Milliseconds for each listener of an audience, so that twenty of them pull in a second. */
const perListener = 50;
const longestSpread = 30_000;

/**
 * @param {CoreApp} app
 * @param {string} audience
 * @returns {subscriptions.Client[]} who listens to it and may
 */
function listenersOf(app, audience) {
  const listeners = listenersTo(app, `sync:${audience}`);
  return audience === '*' ? listeners : listeners.filter((client) => mayHear(audience, client.get('auth')));
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
