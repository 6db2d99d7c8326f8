const { addTo } = require('../server/counters.js');
const { claimsOf } = require('../server/token-claims.js');
const { currentEpoch } = require('../server/epochs.js');

/**
 * Whether something has come to one member alone, for devices that ask often and mostly hear no [S14][S23]:
 *
 *   GET /api/sync/own?epoch=…&after=…      X-Sync-Pass: what the last personal pull gave
 *
 *   200 {"upTo": 812}   nothing came to the member after `after` up to there, and it still reads what is public as every visitor does
 *   204                 the personal pull must say
 *
 * The answer comes by one look into the database, and by no token: the pass is signed with the key of the account, so it ends with every sign-in of the
 * account (a new password, a suspension, a sign-out everywhere), with the account, and at the moment at which the token ends that the pull came with.
 * Who holds it learns by it whether something came to that member, and nothing else. Rights are read in the same look as the feed: a block or a role that came
 * before `upTo` is seen.
 */

const query = /^epoch=([A-Za-z0-9]{1,64})&after=(\d{1,15})$/;
const passForm = /^([a-z0-9]{15})\.(\d{1,12})\.([0-9a-f]{64})$/;

/**
 * @param {core.RequestEvent} e a pull
 * @returns {string | null} null for whoever is no member, or reads by rights of its own
 */
function passOf(e) {
  if (e.auth === null || e.auth.collection().name !== 'users') return null;
  const until = Number(claimsOf(e.request.header.get('Authorization'))['exp']);
  return Number.isSafeInteger(until) ? `${e.auth.id}.${until}.${sign(e.auth.id, until, e.auth.tokenKey())}` : null;
}

/** @param {string} member @param {number} until seconds since 1970 @param {string} key of the account */
function sign(member, until, key) {
  return $security.hs256(`own place ${member} ${until}`, key);
}

/** @param {core.RequestEvent} e it comes past the middleware of this server (direct-routes.js) */
function answerOwnPlace(e) {
  const epoch = currentEpoch(e.app);
  const header = e.response.header();
  header.set('X-Sync-Epoch', epoch);
  header.set('Cache-Control', 'private, no-store');
  const asked = query.exec(e.request.url.rawQuery);
  const pass = passForm.exec(e.request.header.get('X-Sync-Pass'));
  const upTo = asked === null || pass === null || asked[1] !== epoch ? null : quietUpTo(e.app, pass, Number(asked[2]));
  // What goes past the middleware is counted by nobody else.
  addTo(e.app, 'foretaste_requests_total{kind="check",does="read",status="2xx"}');
  return upTo === null ? e.noContent(204) : e.blob(200, 'application/json', `{"upTo":${upTo}}`);
}

/**
 * @param {CoreApp} app
 * @param {RegExpExecArray} pass
 * @param {number} after
 * @returns {number | null} null: something came, or the pass is worth nothing
 */
function quietUpTo(app, [, member = '', until = '', signature = ''], after) {
  if (Number(until) * 1000 <= Date.now()) return null;
  const found = arrayOf(new DynamicModel({ head: 0, own: 0, key: '', apart: '', standing: '' }));
  app
    .db()
    .newQuery(`SELECT COALESCE((SELECT seq FROM sqlite_sequence WHERE name = '_changes'), 0) AS head,
      COALESCE((SELECT MAX(seq) FROM _changes WHERE audience = {:audience}), 0) AS own, tokenKey AS [[key]], apart, standing FROM users WHERE id = {:member}`)
    .bind({ audience: `u:${member}`, member })
    .all(found);
  const [now] = found;
  if (now === undefined || !$security.equal(signature, sign(member, Number(until), now.key))) return null;
  const readsAsVisitor = now.apart === '' && now.standing !== 'admin';
  return readsAsVisitor && now.own <= after && after <= now.head ? now.head : null;
}

module.exports = { answerOwnPlace, passOf };
