/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd(
  'POST',
  '/api/analytics/views',
  (e) => require(`${__hooks}/lib/foods/count-views.js`).countViewsOf(e),
  $apis.bodyLimit(64 * 1024),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/analytics',
  (e) => require(`${__hooks}/lib/admin/analytics.js`).answerAnalytics(e),
  $apis.requireAuth('users'),
);
