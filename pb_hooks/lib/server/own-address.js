/** The address by which this server asks itself. Some things PocketBase does only for requests, so a hook makes a request to have them done. */
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
 * A secret that only this server knows, made at its start. It tells the server's own requests from those of others.
 *
 * @param {CoreApp} app
 * @returns {string}
 */
function ownKey(app) {
  return app.store().getOrSet('foretaste:own-key', () => $security.randomString(40));
}

module.exports = { ownAddress, ownKey, rememberOwnAddress };
