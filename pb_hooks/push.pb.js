/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd('GET', '/api/push/key', (e) => require(`${__hooks}/lib/push/push-subscriptions.js`).answerKey(e));

routerAdd(
  'PUT',
  '/api/push/subscription',
  (e) => require(`${__hooks}/lib/push/push-subscriptions.js`).answerSubscription(e),
  $apis.requireAuth('users'),
  $apis.bodyLimit(4096),
);

routerAdd(
  'POST',
  '/api/push/news',
  (e) => require(`${__hooks}/lib/push/push-subscriptions.js`).answerNews(e),
  $apis.bodyLimit(4096),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'POST',
  '/api/push/forget',
  (e) => require(`${__hooks}/lib/push/push-subscriptions.js`).answerForgetting(e),
  $apis.bodyLimit(4096),
);
