/// <reference path="../.cache/pocketbase/types.d.ts" />
cronAdd('foretaste-minute', '* * * * *', () => require(`${__hooks}/lib/catalogue-stats.js`).refreshCatalogueStats($app));

cronAdd('foretaste-snapshot', '*/10 * * * *', () => {
  require(`${__hooks}/lib/snapshot.js`).refreshSnapshot($app, 'cron');
  require(`${__hooks}/lib/columns.js`).refreshColumns($app, 'cron');
});

// What was deleted or hidden for good reason must not live on in files that were built before.
cronAdd('foretaste-forget', '* * * * *', () => require(`${__hooks}/lib/forget-snapshots.js`).forgetSnapshots($app));

cronAdd('foretaste-columns', '* * * * *', () => require(`${__hooks}/lib/columns.js`).refreshColumns($app, 'minute'));

cronAdd('foretaste-ledger', '17 3 * * *', () => require(`${__hooks}/lib/ledger.js`).pruneLedger($app));

// Every hour, so that a server that was down at one has its story of the day at the next.
cronAdd('foretaste-blog', '7 * * * *', () => require(`${__hooks}/lib/generate-blogs.js`).writeDaily($app));

cronAdd('foretaste-imports', '* * * * *', () => require(`${__hooks}/lib/food-imports.js`).tendImports($app));

cronAdd('foretaste-uploads', '41 * * * *', () => require(`${__hooks}/lib/uploads.js`).pruneUploads($app));
cronAdd('foretaste-views', '23 3 * * *', () => require(`${__hooks}/lib/videos.js`).forgetViews($app));

// Who looked at a food is known only as long as it takes to count everybody once.
cronAdd('foretaste-viewers', '37 3 * * *', () => require(`${__hooks}/lib/food-views.js`).forgetViewers($app));

// What another process has written, such as a command, is told here.
cronAdd('foretaste-poke', '* * * * *', () => require(`${__hooks}/lib/poke.js`).poke($app));
