/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd(
  'POST',
  '/api/account/delete',
  (e) => require(`${__hooks}/lib/members/account.js`).answerDeletion(e),
  $apis.requireAuth('users'),
  $apis.bodyLimit(4096),
);

routerAdd(
  'POST',
  '/api/account/password',
  (e) => require(`${__hooks}/lib/members/account-keys.js`).answerPasswordChange(e),
  $apis.requireAuth('users'),
  $apis.bodyLimit(4096),
);

routerAdd(
  'POST',
  '/api/account/sign-out-everywhere',
  (e) => require(`${__hooks}/lib/members/account-keys.js`).answerSignOutEverywhere(e),
  $apis.requireAuth('users'),
  $apis.bodyLimit(4096),
);

routerAdd(
  'GET',
  '/api/account/export',
  (e) => {
    e.response.header().set('Cache-Control', 'no-store');
    return e.blob(200, 'application/json', require(`${__hooks}/lib/members/account-export.js`).exportAccount(e));
  },
  $apis.requireAuth('users'),
);

onRecordAuthRequest((e) => {
  require(`${__hooks}/lib/members/suspension.js`).refuseSuspended(e);
  require(`${__hooks}/lib/mail/member-language.js`).noteLanguageOfSignIn(e);
  return e.next();
}, 'users');
