/// <reference path="../.cache/pocketbase/types.d.ts" />
// Once per start of the server, after the migrations and before the first request.
/** @type {core.App} */ (/** @type {unknown} */ ($app)).onServe().bindFunc((e) => {
  const { beginEpoch } = require(`${__hooks}/lib/epochs.js`);
  const { beginPoking } = require(`${__hooks}/lib/poke.js`);
  const { rememberOwnAddress } = require(`${__hooks}/lib/own-address.js`);
  const { applySettings } = require(`${__hooks}/lib/server-settings.js`);
  const { seedCatalogue } = require(`${__hooks}/lib/catalogue-seed.js`);
  const { restateCatalogue } = require(`${__hooks}/lib/restate-catalogue.js`);
  const { refreshCatalogueStats } = require(`${__hooks}/lib/catalogue-stats.js`);
  const { refreshSnapshot } = require(`${__hooks}/lib/snapshot.js`);
  const { refreshColumns } = require(`${__hooks}/lib/columns.js`);
  require(`${__hooks}/lib/services-health.js`).rememberStart($app);
  rememberOwnAddress($app, e.server.addr);
  applySettings($app);
  beginEpoch($app);
  if ($os.getenv('FORETASTE_SEED') !== 'off') seedCatalogue($app, `${__hooks}/data/catalogue`);
  restateCatalogue($app, `${__hooks}/data`);
  refreshCatalogueStats($app);
  beginPoking($app);
  refreshSnapshot($app, 'start');
  refreshColumns($app, 'start');
  return e.next();
});
