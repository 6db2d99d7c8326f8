const { addTo } = require('../server/counters.js');
const { isServersFault, statusOfError, tryAgain } = require('../server/transaction.js');

/**
 * What is asked of this server: how many requests of a kind, how they ended, and how long they took. A kind is a handful of routes, so that no figure holds
 * an id, a name or an address.
 */

/** @type {readonly (readonly [kind: string, path: RegExp])[]} the first that fits */
const kinds = [
  ['pull', /^\/api\/sync\/pull$/],
  ['feed', /^\/api\/sync\/feed\//],
  ['head', /^\/api\/sync\/head$/],
  ['columns', /^\/api\/sync\/columns(\/|$)/],
  ['snapshot', /^\/api\/sync\/snapshot(\/|$)/],
  ['sync', /^\/api\/sync\//],
  ['events', /^\/api\/realtime$/],
  ['records', /^\/api\/collections\/[^/]+\/records(\/|$)/],
  ['accounts', /^\/api\/(account\/|collections\/[^/]+\/)/],
  ['files', /^\/api\/files\//],
  ['ai', /^\/api\/ai\//],
  ['operation', /^\/api\/(metrics|health|admin|settings|logs|backups|crons)(\/|$)/],
  ['other', /^\/api\//],
  ['assets', /^\/(assets|pictures)\//],
  ['pages', /^/],
];

/** Seconds: a change that waits longer than an hour on a device that reaches the server is stuck. */
const outboxAges = [60, 3600, 86_400, 604_800];
/** Of the requests of devices that pull: seconds that the oldest of their unsent changes has waited for this server. */
const outboxHeader = 'X-Outbox-Age';

/** @param {string} path */
function kindOf(path) {
  return kinds.find(([, form]) => form.test(path))?.[0] ?? 'pages';
}

/**
 * @template T
 * @param {core.RequestEvent} e
 * @param {() => T} answer
 * @returns {T} what `answer` returns
 */
function countRequest(e, answer) {
  const { method, url } = e.request;
  const kind = kindOf(url.path);
  const does = method === 'GET' || method === 'HEAD' ? 'read' : 'write';
  const began = Date.now();
  if (kind === 'pull') noteOutboxAge(e.app, e.request.header.get(outboxHeader));
  const ended = (/** @type {number} */ status) => {
    // A stream stays open for as long as somebody looks.
    const isStream = kind === 'events' && does === 'read';
    addTo(e.app, `foretaste_requests_total{kind="${kind}",does="${does}",status="${statusOf(status)}"}`);
    if (!isStream) addTo(e.app, `foretaste_request_seconds_total{kind="${kind}"}`, (Date.now() - began) / 1000);
  };
  try {
    const answered = answer();
    ended(e.status());
    return answered;
  } catch (error) {
    const told = isServersFault(error) ? tryAgain() : error;
    ended(statusOfError(told));
    throw told;
  }
}

/** @param {number} status @returns {string} its class; what a cache had already is one of its own */
function statusOf(status) {
  return status === 304 ? '304' : `${Math.floor((status || 200) / 100)}xx`;
}

/**
 * @param {CoreApp} app
 * @param {string} told by a device, which may say anything
 */
function noteOutboxAge(app, told) {
  if (!/^\d{1,9}$/.test(told)) return;
  const seconds = Number(told);
  const bound = outboxAges.find((most) => seconds <= most) ?? '+Inf';
  addTo(app, `foretaste_outbox_age_seconds_bucket{le="${bound}"}`);
}

module.exports = { countRequest, kindOf, outboxAges };
