/// <reference path="../.cache/pocketbase/types.d.ts" />
// Once per start of the server, after the migrations and before the first request.
/** @type {core.App} */ (/** @type {unknown} */ ($app)).onServe().bindFunc((e) => {
  const { beginEpoch } = require(`${__hooks}/lib/server/epochs.js`);
  const { beginPoking } = require(`${__hooks}/lib/sync/poke.js`);
  const { rememberOwnAddress } = require(`${__hooks}/lib/server/own-address.js`);
  const { applySettings } = require(`${__hooks}/lib/operation/server-settings.js`);
  const { seedCatalogue } = require(`${__hooks}/lib/foods/catalogue-seed.js`);
  const { restateCatalogue } = require(`${__hooks}/lib/foods/restate-catalogue.js`);
  const { refreshCatalogueStats } = require(`${__hooks}/lib/foods/catalogue-stats.js`);
  const { refreshSnapshot } = require(`${__hooks}/lib/sync/snapshot.js`);
  const { refreshColumns } = require(`${__hooks}/lib/sync/columns.js`);
  require(`${__hooks}/lib/operation/services-health.js`).rememberStart($app);
  require(`${__hooks}/lib/server/sample-data.js`).rememberSampleData($app);
  rememberOwnAddress($app, e.server.addr);
  applySettings($app);
  beginEpoch($app);
  require(`${__hooks}/lib/push/push-keys.js`).preparePushKeys($app);
  if ($os.getenv('FORETASTE_SEED') !== 'off') seedCatalogue($app, `${__hooks}/data/catalogue`);
  restateCatalogue($app, `${__hooks}/data`);
  require(`${__hooks}/lib/publishing/story-translations.js`).translateStories($app, `${__hooks}/data`, 40);
  require(`${__hooks}/lib/publishing/generate-blogs.js`).writeFirst($app);
  refreshCatalogueStats($app);
  beginPoking($app);
  refreshSnapshot($app, 'start');
  refreshColumns($app, 'start');
  require(`${__hooks}/lib/sync/public-tastes.js`).refreshPublicTastes($app, 'start');
  e.next();
  require(`${__hooks}/lib/server/direct-routes.js`).layDirectRoutes(e);
});
