/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd(
  'GET',
  '/api/community/members',
  (e) => {
    const { membersPage } = require(`${__hooks}/lib/members/member-directory.js`);
    e.response.header().set('Cache-Control', 'no-store');
    return e.blob(200, 'application/json', membersPage(e));
  },
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/community/tastes',
  (e) => require(`${__hooks}/lib/sync/public-tastes.js`).answerNewest(e),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/api/community/tastes/{hash}',
  (e) => require(`${__hooks}/lib/sync/public-tastes.js`).answerFile(e),
  $apis.skipSuccessActivityLog(),
);
