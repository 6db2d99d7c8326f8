/// <reference path="../.cache/pocketbase/types.d.ts" />
routerUse($apis.gzip());

// One middleware, not three: each holds a JavaScript engine (about 0.35 MB) for as long as the request lasts, and an event stream lasts long.
routerUse((e) => {
  require(`${__hooks}/lib/public-files.js`).setHeaders(e);
  require(`${__hooks}/lib/stale-token.js`).refuseStaleToken(e);
  require(`${__hooks}/lib/require-admin.js`).requireAdmin(e);
  return require(`${__hooks}/lib/ledger.js`).answerKnown(e);
});
