const { readMeta, writeMeta } = require('../server/meta.js');

/**
 * By which push services know this server (VAPID, RFC 8292): a pair of keys, made at the first start and kept in the database, so that a standby and a restored
 * backup go on with them. The secret one is sealed as PocketBase seals its settings: by PB_ENCRYPTION_KEY, where the server has one. Whose key cannot be
 * opened any more, because that one was lost, gets a new pair: the browsers that asked by the old one are forgotten, and ask again when the app is opened.
 *
 * @typedef {{ publicKey: string, secretKey: string, isSealed: boolean }} Keys base64url, as it is kept
 */

const made = '../generated/vapid.js';
/** @type {typeof import('../../../scripts/building/server-modules/vapid.mjs')} */
const { keysFrom, tokenFor } = require(made);

const keyOfMeta = 'push_keys';
/** A token is good for half a day; RFC 8292 allows a whole one. To sign takes some 30 ms, and 300 in an engine that has not signed yet. In seconds. */
const tokenLasts = 12 * 3600;
const leastLeft = 3600;

/** @param {CoreApp} app once, at start */
function preparePushKeys(app) {
  const kept = readKeys(app);
  if (kept !== null && secretOf(kept) !== null) {
    // The server has got its own key since.
    if (!kept.isSealed && sealingKey() !== '') keepKeys(app, kept);
    return;
  }
  if (kept !== null) {
    app.logger().warn('the key for push cannot be opened: there is a new one now');
    app.db().newQuery('DELETE FROM push_subscriptions').execute();
  }
  keepKeys(app, keysFrom($security.randomString(64)));
}

/** @param {CoreApp} app @returns {Keys | null} */
function readKeys(app) {
  const text = readMeta(app, keyOfMeta);
  return text === '' ? null : JSON.parse(text);
}

/** @param {CoreApp} app @param {{ publicKey: string, secretKey: string }} open */
function keepKeys(app, { publicKey, secretKey }) {
  const key = sealingKey();
  /** @type {Keys} */
  const kept = {
    publicKey,
    secretKey: key === '' ? secretKey : $security.encrypt(secretKey, key),
    isSealed: key !== '',
  };
  writeMeta(app, keyOfMeta, JSON.stringify(kept));
}

/** @param {Keys} keys @returns {string | null} null: it cannot be opened */
function secretOf({ secretKey, isSealed }) {
  if (!isSealed) return secretKey;
  try {
    return toString($security.decrypt(secretKey, sealingKey()));
  } catch {
    return null;
  }
}

function sealingKey() {
  return $os.getenv('PB_ENCRYPTION_KEY');
}

/** @param {CoreApp} app @returns {string} base64url, 65 bytes */
function publicPushKey(app) {
  return readKeys(app)?.publicKey ?? '';
}

/**
 * What tells a push service that this server asks, for the header `Authorization`.
 *
 * @param {CoreApp} app
 * @param {string} origin of the push service
 */
function authorizationFor(app, origin) {
  const keys = readKeys(app);
  const secretKey = keys === null ? null : secretOf(keys);
  if (keys === null || secretKey === null) throw new Error('There is no key for push.');
  const place = `foretaste:push-token ${origin} ${keys.publicKey}`;
  const now = Math.floor(Date.now() / 1000);
  /** @type {{ token: string, expires: number } | null} */
  const kept = app.store().get(place);
  if (kept !== null && kept !== undefined && kept.expires - now > leastLeft)
    return `vapid t=${kept.token}, k=${keys.publicKey}`;
  const expires = now + tokenLasts;
  const token = tokenFor({ audience: origin, subject: subjectOf(app), expires, secretKey });
  app.store().set(place, { token, expires });
  return `vapid t=${token}, k=${keys.publicKey}`;
}

/** Whom a push service writes to when something is wrong with what this server sends. @param {CoreApp} app */
function subjectOf(app) {
  const { appURL, senderAddress } = app.settings().meta;
  return appURL.startsWith('https://') ? appURL : `mailto:${senderAddress}`;
}

module.exports = { authorizationFor, preparePushKeys, publicPushKey };
