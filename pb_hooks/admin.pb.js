/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd('POST', '/api/admin/bulk-add-cuisine-foods', (e) => {
  const { answerBulkAdd } = require(`${__hooks}/lib/bulk-foods.js`);
  return answerBulkAdd(e, `${__hooks}/data/bulk`);
}, $apis.requireAuth(), $apis.bodyLimit(4096));
