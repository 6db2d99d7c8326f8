/// <reference path="../.cache/pocketbase/types.d.ts" />
routerUse($apis.gzip());

// One middleware, not four: each holds a JavaScript engine (about 0.35 MB) for as long as the request lasts, and an event stream lasts long.
// It comes after PocketBase has read the token (-1020), and before its rate limits (-1000) and size limits (-990): their refusals are marked too.
routerUse(
  new Middleware((e) => {
    return require(`${__hooks}/lib/operation/request-counts.js`).countRequest(e, () => {
      require(`${__hooks}/lib/server/answer-mark.js`).markAnswer(e);
      require(`${__hooks}/lib/operation/operators.js`).keepToOperators(e);
      const { answerHealthInDepth, isAboutHealth } = require(`${__hooks}/lib/operation/health.js`);
      if (isAboutHealth(e)) return answerHealthInDepth(e);
      require(`${__hooks}/lib/pages/public-files.js`).setHeaders(e);
      require(`${__hooks}/lib/files/only-own-thumbs.js`).onlyOwnThumbs(e);
      require(`${__hooks}/lib/sync/sync-protocol.js`).refuseOtherProtocol(e);
      require(`${__hooks}/lib/admin/stale-token.js`).refuseStaleToken(e);
      require(`${__hooks}/lib/visibility/require-admin.js`).requireAdmin(e);
      require(`${__hooks}/lib/mail/mail-bounds.js`).boundMailRequest(e);
      const { answerPlain, isForSampleDocument } = require(`${__hooks}/lib/pages/app-document.js`);
      if (isForSampleDocument(e)) return answerPlain(e);
      try {
        return require(`${__hooks}/lib/members/password-tries.js`).countTries(e, () =>
          require(`${__hooks}/lib/sync/ledger.js`).answerKnown(e),
        );
      } catch (error) {
        // What was said of the answer is not true of a refusal.
        e.response.header().set('Cache-Control', 'private, no-store');
        throw error;
      }
    });
  }, -1005),
);

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
