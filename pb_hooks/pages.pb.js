/// <reference path="../.cache/pocketbase/types.d.ts" />
routerUse($apis.gzip());

// One middleware, not four: each holds a JavaScript engine (about 0.35 MB) for as long as the request lasts, and an event stream lasts long.
// It comes after PocketBase has read the token (-1020), and before its rate limits (-1000) and size limits (-990): their refusals are marked too.
routerUse(new Middleware((e) => require(`${__hooks}/lib/pages/around-request.js`).aroundRequest(e), -1005));

routerAdd(
  'GET',
  '/api/metrics',
  (e) => require(`${__hooks}/lib/operation/metrics.js`).answerMetrics(e),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/operator',
  (e) => require(`${__hooks}/lib/operation/operator-facts.js`).answerOperator(e),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/{$}',
  (e) => require(`${__hooks}/lib/pages/public-pages.js`).answerHome(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/index.html',
  (e) => require(`${__hooks}/lib/pages/app-document.js`).answerPlain(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/blog',
  (e) => require(`${__hooks}/lib/pages/post-pages.js`).answerBlog(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/blog/{slug}',
  (e) => require(`${__hooks}/lib/pages/post-pages.js`).answerPost(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/explore',
  (e) => require(`${__hooks}/lib/pages/public-pages.js`).answerExplore(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/food/{id}',
  (e) => require(`${__hooks}/lib/pages/public-pages.js`).answerFood(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/list/{id}',
  (e) => require(`${__hooks}/lib/pages/list-pages.js`).answerList(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/profile/{username}',
  (e) => require(`${__hooks}/lib/pages/member-pages.js`).answerMember(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/blog/feed.xml',
  (e) => require(`${__hooks}/lib/pages/feeds.js`).answerFeed(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/sitemap.xml',
  (e) => require(`${__hooks}/lib/pages/feeds.js`).answerSitemaps(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/sitemaps/{part}',
  (e) => require(`${__hooks}/lib/pages/feeds.js`).answerSitemap(e),
  $apis.skipSuccessActivityLog(),
);
routerAdd(
  'GET',
  '/robots.txt',
  (e) => require(`${__hooks}/lib/pages/feeds.js`).answerRobots(e),
  $apis.skipSuccessActivityLog(),
);

// What another app shares is taken by the service worker (public/share-target.js). Without one there is at least the form.
routerAdd(
  'POST',
  '/contribute/shared',
  (e) => e.redirect(303, '/contribute'),
  $apis.bodyLimit(0),
  $apis.skipSuccessActivityLog(),
);
