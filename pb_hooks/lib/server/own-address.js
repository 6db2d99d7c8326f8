/** Where this server answers itself: what PocketBase does only for requests, a hook has done by asking for it. */
const storeKey = 'foretaste:own-address';

/**
 * @param {CoreApp} app once, at start
 * @param {string} address host and port that the server listens on
 */
function rememberOwnAddress(app, address) {
  const port = address.slice(address.lastIndexOf(':') + 1);
  app.store().set(storeKey, `http://127.0.0.1:${port}`);
}

/**
 * @param {CoreApp} app
 * @returns {string}
 */
function ownAddress(app) {
  return app.store().get(storeKey);
}

/**
 * What only this server knows, since its start: by it its own requests are told from others.
 *
 * @param {CoreApp} app
 * @returns {string}
 */
function ownKey(app) {
  return app.store().getOrSet('foretaste:own-key', () => $security.randomString(40));
}

module.exports = { ownAddress, ownKey, rememberOwnAddress };
