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
