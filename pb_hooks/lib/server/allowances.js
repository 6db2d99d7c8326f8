const { number } = require('./change-log.js');
const { retentionDays } = require('./retention-days.js');
const { readMeta } = require('./meta.js');
const { networkOf } = require('./network-address.js');

/**
 * How often something may be done. It is counted in the database, so that a restart gives nobody more. A count begins with the first use and is over
 * after its time.
 *
 * @typedef {{ kind: string, who: string, most: number, seconds: number }} Allowance `who`: a member's id, what `hashed` makes of an address, or the id
 *   that an act is told under
 */

/** How long a bound of the day lasts. */
const day = retentionDays.limits * 86_400;
const hour = 3600;

/**
 * Takes one of what is allowed.
 *
 * @param {CoreApp} app in the transaction of what is done, so that what is refused for another reason costs nothing
 * @param {Allowance} allowance
 * @returns {number} seconds until it is allowed again; 0: taken
 */
function take(app, { kind, who, most, seconds }) {
  const now = nowInSeconds();
  const row = new DynamicModel({ used: 0, until: 0 });
  app
    .db()
    .newQuery(`INSERT INTO _allowances (kind, who, used, until) VALUES ({:kind}, {:who}, 1, {:end})
    ON CONFLICT (kind, who) DO UPDATE SET used = IIF(until <= {:now}, 1, used + 1), until = IIF(until <= {:now}, {:end}, until)
    RETURNING used, until`)
    .bind({ kind, who, now, end: now + seconds })
    .one(row);
  return row.used > most ? Math.max(1, row.until - now) : 0;
}

/**
 * Looks whether one could be taken.
 *
 * @param {CoreApp} app
 * @param {Omit<Allowance, 'seconds'>} allowance
 * @returns {number} seconds until it is allowed again; 0: now
 */
function waitFor(app, { kind, who, most }) {
  const now = nowInSeconds();
  const values = { kind, who, most, now };
  const until = number(
    app,
    'SELECT COALESCE(MAX(until), 0) AS n FROM _allowances WHERE kind = {:kind} AND who = {:who} AND used >= {:most} AND until > {:now}',
    values,
  );
  return until === 0 ? 0 : Math.max(1, until - now);
}

/** Forgets the count: whoever gave the right password has made no wrong tries. @param {CoreApp} app @param {Pick<Allowance, 'kind' | 'who'>} allowance */
function giveBack(app, { kind, who }) {
  app.db().newQuery('DELETE FROM _allowances WHERE kind = {:kind} AND who = {:who}').bind({ kind, who }).execute();
}

/**
 * @param {core.RequestEvent | core.RecordRequestEvent} e
 * @param {number} seconds
 * @param {string} [message]
 */
function tooMany(e, seconds, message = 'Too many tries. Please try again later.') {
  requestOf(e).response.header().set('Retry-After', String(seconds));
  return new ApiError(429, message, {});
}

/**
 * The network that a request comes from, as a hash that nobody can turn round. Whoever has an IPv6 address has a whole network of them: its first
 * half counts.
 *
 * @param {core.RequestEvent | core.RecordRequestEvent} e
 */
function clientOf(e) {
  return hashed(e.app, networkOf(requestOf(e).realIP()));
}

/** @param {CoreApp} app @param {string} text such as an e-mail address */
function hashed(app, text) {
  return $security.hs256(text.trim().toLowerCase(), readMeta(app, 'address_secret')).slice(0, 32);
}

/** A record's request event does not pass on the response that it wraps. @param {core.RequestEvent | core.RecordRequestEvent} e @returns {core.RequestEvent} */
function requestOf(e) {
  return 'requestEvent' in e ? /** @type {core.RequestEvent} */ (e.requestEvent) : /** @type {core.RequestEvent} */ (e);
}

function nowInSeconds() {
  return Math.floor(Date.now() / 1000);
}

/** Forgets counts that are over. @param {CoreApp} app */
function pruneAllowances(app) {
  app.db().newQuery('DELETE FROM _allowances WHERE until <= {:now}').bind({ now: nowInSeconds() }).execute();
}

module.exports = { clientOf, day, giveBack, hashed, hour, pruneAllowances, take, tooMany, waitFor };
