/// <reference path="../.cache/pocketbase/types.d.ts" />
routerUse($apis.gzip());

routerUse((e) => require(`${__hooks}/lib/public-files.js`).serve(e));

routerUse((e) => {
  require(`${__hooks}/lib/stale-token.js`).refuseStaleToken(e);
  return require(`${__hooks}/lib/ledger.js`).answerKnown(e);
});
