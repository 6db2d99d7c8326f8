/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd(
  'POST',
  '/api/sync/pull',
  (e) => {
    const { pull, readQuestion } = require(`${__hooks}/lib/sync/pull.js`);
    // Rights are checked with it. PocketBase reads the body for it, and from 0.40 on only while nobody else has.
    e.requestInfo();
    return e.blob(200, 'application/json', pull(e, readQuestion(toString(e.request.body))));
  },
  $apis.bodyLimit(64 * 1024),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'POST',
  '/api/sync/mutations/unknown',
  (e) => {
    const { unknownAmong } = require(`${__hooks}/lib/sync/ledger.js`);
    return e.json(200, { unknown: unknownAmong(e.app, { body: e.requestInfo().body, user: e.auth?.id ?? '' }) });
  },
  $apis.requireAuth('users'),
  $apis.bodyLimit(64 * 1024),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/sync/health',
  (e) => {
    const { headSeq } = require(`${__hooks}/lib/server/change-log.js`);
    const { currentEpoch } = require(`${__hooks}/lib/server/epochs.js`);
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, { epoch: currentEpoch(e.app), head: headSeq(e.app), version: 1 });
  },
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/sync/head',
  (e) => require(`${__hooks}/lib/sync/shared-feed.js`).answerHead(e),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/sync/own',
  (e) => require(`${__hooks}/lib/sync/own-place.js`).answerOwnPlace(e),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/sync/feed/{topic}',
  (e) => require(`${__hooks}/lib/sync/shared-feed.js`).answerPage(e),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/sync/snapshot',
  (e) => require(`${__hooks}/lib/sync/snapshot.js`).answerManifest(e),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/sync/snapshot/{hash}',
  (e) => require(`${__hooks}/lib/sync/snapshot.js`).answerPart(e),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'POST',
  '/api/sync/foods',
  (e) => {
    const { answerFoods } = require(`${__hooks}/lib/sync/foods-by-id.js`);
    return e.blob(200, 'application/json', answerFoods(e));
  },
  $apis.bodyLimit(16 * 1024),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/sync/columns',
  (e) => require(`${__hooks}/lib/sync/columns.js`).answerNewest(e),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/sync/columns/{hash}',
  (e) => require(`${__hooks}/lib/sync/columns.js`).answerDocument(e),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'POST',
  '/api/sync/snapshot',
  (e) => {
    const { buildColumns, compressColumns } = require(`${__hooks}/lib/sync/columns.js`);
    const { buildSnapshot, compressParts } = require(`${__hooks}/lib/sync/snapshot.js`);
    buildColumns(e.app);
    compressColumns(e.app);
    require(`${__hooks}/lib/sync/public-tastes.js`).buildPublicTastes(e.app);
    const manifest = buildSnapshot(e.app);
    compressParts(e.app);
    return e.json(200, manifest);
  },
  $apis.requireSuperuserAuth(),
);

onRealtimeSubscribeRequest((e) => {
  require(`${__hooks}/lib/sync/heartbeat.js`).noteHeartbeat(e);
  require(`${__hooks}/lib/sync/listener-index.js`).noteListener(e);
  e.next();
});
