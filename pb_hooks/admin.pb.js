/// <reference path="../.cache/pocketbase/types.d.ts" />
// That the caller is an admin is seen to for everything under /api/admin by one middleware (pages.pb.js).
routerAdd('POST', '/api/admin/bulk-add-cuisine-foods', (e) => {
  const { answerBulkAdd } = require(`${__hooks}/lib/bulk-foods.js`);
  return answerBulkAdd(e, `${__hooks}/data/bulk`);
}, $apis.bodyLimit(4096));

routerAdd('POST', '/api/admin/generate-daily-blogs', (e) => require(`${__hooks}/lib/generate-blogs.js`).answerTrigger(e), $apis.bodyLimit(4096));

routerAdd('GET', '/api/admin/members', (e) => require(`${__hooks}/lib/admin-members.js`).answerMembers(e), $apis.skipSuccessActivityLog());
routerAdd('POST', '/api/admin/members/{id}/role', (e) => require(`${__hooks}/lib/member-administration.js`).answerRole(e), $apis.bodyLimit(4096));
routerAdd('POST', '/api/admin/members/{id}/suspend', (e) => require(`${__hooks}/lib/member-administration.js`).answerSuspension(e), $apis.bodyLimit(4096));
routerAdd('POST', '/api/admin/members/{id}/unsuspend', (e) => require(`${__hooks}/lib/member-administration.js`).answerUnsuspension(e), $apis.bodyLimit(4096));
