/// <reference path="../.cache/pocketbase/types.d.ts" />
// `$app` is not to be relied on in a cron job: see lib/server/server-app.js, whose `serverApp` takes its place in each.
require(`${__hooks}/lib/server/server-app.js`).keepServerApp($app);

cronAdd('foretaste-minute', '* * * * *', () =>
  require(`${__hooks}/lib/foods/catalogue-stats.js`).refreshCatalogueStats(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);

cronAdd('foretaste-snapshot', '*/10 * * * *', () => {
  const app = require(`${__hooks}/lib/server/server-app.js`).serverApp();
  require(`${__hooks}/lib/sync/snapshot.js`).refreshSnapshot(app, 'cron');
  require(`${__hooks}/lib/sync/columns.js`).refreshColumns(app, 'cron');
  require(`${__hooks}/lib/sync/public-tastes.js`).refreshPublicTastes(app, 'cron');
});

// Who is left out of taste matches from now on is out of what is published of ratings.
cronAdd('foretaste-tastes', '* * * * *', () =>
  require(`${__hooks}/lib/sync/public-tastes.js`).refreshPublicTastes(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
    'minute',
  ),
);

// What was deleted or hidden for good reason must not live on in files that were built before.
cronAdd('foretaste-forget', '* * * * *', () =>
  require(`${__hooks}/lib/sync/forget-snapshots.js`).forgetSnapshots(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);

cronAdd('foretaste-columns', '* * * * *', () => {
  const app = require(`${__hooks}/lib/server/server-app.js`).serverApp();
  require(`${__hooks}/lib/sync/columns.js`).refreshColumns(app, 'minute');
  require(`${__hooks}/lib/sync/snapshot.js`).compressParts(app);
});

cronAdd('foretaste-rows', '49 3 * * *', () =>
  require(`${__hooks}/lib/server/prune-rows.js`).pruneRows(require(`${__hooks}/lib/server/server-app.js`).serverApp()),
);
cronAdd('foretaste-allowances', '11 * * * *', () =>
  require(`${__hooks}/lib/server/allowances.js`).pruneAllowances(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);

cronAdd('foretaste-rated-alike', '27 3 * * *', () =>
  require(`${__hooks}/lib/taste/rated-alike.js`).countRatedAlike(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);

cronAdd('foretaste-ledger', '17 3 * * *', () =>
  require(`${__hooks}/lib/sync/ledger.js`).pruneLedger(require(`${__hooks}/lib/server/server-app.js`).serverApp()),
);

// Every hour, so that a server that was down at one has its story of the day at the next.
cronAdd('foretaste-blog', '7 * * * *', () => {
  const app = require(`${__hooks}/lib/server/server-app.js`).serverApp();
  require(`${__hooks}/lib/publishing/generate-blogs.js`).writeDaily(app);
  require(`${__hooks}/lib/publishing/story-translations.js`).translateStories(app, `${__hooks}/data`);
});

cronAdd('foretaste-imports', '* * * * *', () =>
  require(`${__hooks}/lib/foods/food-imports.js`).tendImports(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);

cronAdd('foretaste-uploads', '41 * * * *', () =>
  require(`${__hooks}/lib/files/uploads.js`).pruneUploads(require(`${__hooks}/lib/server/server-app.js`).serverApp()),
);
cronAdd('foretaste-views', '23 3 * * *', () =>
  require(`${__hooks}/lib/publishing/videos.js`).forgetViews(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);

// Who looked at a food is known only as long as it takes to count everybody once.
cronAdd('foretaste-viewers', '37 3 * * *', () =>
  require(`${__hooks}/lib/foods/count-views.js`).forgetViewers(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);

cronAdd('foretaste-kept-blocks', '57 3 * * *', () =>
  require(`${__hooks}/lib/visibility/kept-blocks.js`).forgetKeptBlocks(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);

cronAdd('foretaste-reports', '53 3 * * *', () =>
  require(`${__hooks}/lib/admin/moderation.js`).forgetDecidedReports(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);

// A username that was given up is kept for its owner for a while.
cronAdd('foretaste-usernames', '47 3 * * *', () =>
  require(`${__hooks}/lib/members/names.js`).forgetReleasedUsernames(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);

// What another process has written, such as a command, is told here.
cronAdd('foretaste-poke', '* * * * *', () =>
  require(`${__hooks}/lib/sync/poke.js`).poke(require(`${__hooks}/lib/server/server-app.js`).serverApp()),
);

// The followers of whoever has very many hear of an event one batch after the other.
cronAdd('foretaste-event-news', '* * * * *', () =>
  require(`${__hooks}/lib/professionals/event-news.js`).tellTheRest(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);

cronAdd('foretaste-pushes', '* * * * *', () =>
  require(`${__hooks}/lib/push/push-queue.js`).sendPushesForAMinute(
    require(`${__hooks}/lib/server/server-app.js`).serverApp,
  ),
);

// The digest of counters, each ten seconds at most: a cron job comes once a minute.
cronAdd('foretaste-digest', '* * * * *', () =>
  require(`${__hooks}/lib/sync/digest.js`).sendDigestsForAMinute(
    require(`${__hooks}/lib/server/server-app.js`).serverApp,
  ),
);
