/// <reference path="../.cache/pocketbase/types.d.ts" />
// That the caller is an admin is seen to for everything under /api/admin by one middleware (pages.pb.js).
routerAdd(
  'POST',
  '/api/admin/bulk-add-cuisine-foods',
  (e) => {
    const { answerBulkAdd } = require(`${__hooks}/lib/admin/bulk-foods.js`);
    return answerBulkAdd(e, `${__hooks}/data/bulk`);
  },
  $apis.bodyLimit(4096),
);

routerAdd(
  'POST',
  '/api/admin/bulk-additions/{id}/undo',
  (e) => require(`${__hooks}/lib/admin/undo-bulk-add.js`).answerUndo(e),
  $apis.bodyLimit(4096),
);

routerAdd(
  'POST',
  '/api/admin/generate-daily-blogs',
  (e) => require(`${__hooks}/lib/publishing/generate-blogs.js`).answerTrigger(e),
  $apis.bodyLimit(4096),
);

routerAdd(
  'POST',
  '/api/admin/blog-posts',
  (e) => require(`${__hooks}/lib/publishing/own-story.js`).answerOwnStory(e),
  $apis.bodyLimit(512 * 1024),
);

routerAdd(
  'GET',
  '/api/admin/members',
  (e) => require(`${__hooks}/lib/admin/admin-members.js`).answerMembers(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'POST',
  '/api/admin/members/{id}/role',
  (e) => require(`${__hooks}/lib/admin/member-administration.js`).answerRole(e),
  $apis.bodyLimit(4096),
);
routerAdd(
  'POST',
  '/api/admin/members/{id}/suspend',
  (e) => require(`${__hooks}/lib/admin/member-administration.js`).answerSuspension(e),
  $apis.bodyLimit(4096),
);
routerAdd(
  'POST',
  '/api/admin/members/{id}/unsuspend',
  (e) => require(`${__hooks}/lib/admin/member-administration.js`).answerUnsuspension(e),
  $apis.bodyLimit(4096),
);

routerAdd(
  'POST',
  '/api/admin/imports',
  (e) => require(`${__hooks}/lib/foods/food-imports.js`).answerNew(e),
  $apis.bodyLimit(4096),
);
routerAdd(
  'POST',
  '/api/admin/imports/{id}/rows',
  (e) => require(`${__hooks}/lib/foods/food-imports.js`).answerRows(e),
  $apis.bodyLimit(8 * 1024 * 1024),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/api/admin/imports/{id}/rows',
  (e) => require(`${__hooks}/lib/foods/food-imports.js`).answerReport(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'POST',
  '/api/admin/imports/{id}/run',
  (e) => require(`${__hooks}/lib/foods/food-imports.js`).answerRun(e),
  $apis.bodyLimit(4096),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'POST',
  '/api/admin/imports/{id}/{step}',
  (e) => require(`${__hooks}/lib/foods/food-imports.js`).answerStep(e),
  $apis.bodyLimit(4096),
);

routerAdd(
  'GET',
  '/api/admin/services',
  (e) => require(`${__hooks}/lib/operation/services-health.js`).answerHealth(e),
  $apis.skipSuccessActivityLog(),
);
