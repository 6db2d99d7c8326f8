/// <reference path="../.cache/pocketbase/types.d.ts" />
cronAdd('foretaste-minute', '* * * * *', () => require(`${__hooks}/lib/catalogue-stats.js`).refreshCatalogueStats($app));

cronAdd('foretaste-snapshot', '*/10 * * * *', () => {
  require(`${__hooks}/lib/snapshot.js`).refreshSnapshot($app, 'cron');
  require(`${__hooks}/lib/columns.js`).refreshColumns($app, 'cron');
});

cronAdd('foretaste-columns', '* * * * *', () => require(`${__hooks}/lib/columns.js`).refreshColumns($app, 'minute'));

cronAdd('foretaste-ledger', '17 3 * * *', () => require(`${__hooks}/lib/ledger.js`).pruneLedger($app));
