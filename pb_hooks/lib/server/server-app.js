const storeKey = 'foretaste:server-app';

/**
 * PocketBase leaves in `$app` what the last hook in the same JavaScript engine had there, which may be a transaction that has ended. A hook gets its
 * app with its event. A cron job has no event, and asks here.
 *
 * @returns {CoreApp} the server's app, outside any transaction
 */
function serverApp() {
  return $app.store().get(storeKey);
}

/** @param {CoreApp} app while the hooks are loaded: nothing has run yet */
function keepServerApp(app) {
  app.store().set(storeKey, app);
}

module.exports = { keepServerApp, serverApp };
