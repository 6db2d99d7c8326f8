/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd('POST', '/api/admin/bulk-add-cuisine-foods', (e) => {
  const { answerBulkAdd } = require(`${__hooks}/lib/bulk-foods.js`);
  return answerBulkAdd(e, `${__hooks}/data/bulk`);
}, $apis.requireAuth(), $apis.bodyLimit(4096));

routerAdd('POST', '/api/admin/generate-daily-blogs', (e) => require(`${__hooks}/lib/generate-blogs.js`).answerTrigger(e), $apis.requireAuth(), $apis.bodyLimit(4096));
