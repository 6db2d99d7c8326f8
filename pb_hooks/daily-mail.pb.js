/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd(
  'GET',
  '/api/mail/unsubscribe/{token}',
  (e) => require(`${__hooks}/lib/daily-mail/unsubscribe.js`).askToUnsubscribe(e),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'POST',
  '/api/mail/unsubscribe/{token}',
  (e) => require(`${__hooks}/lib/daily-mail/unsubscribe.js`).answerUnsubscribe(e),
  $apis.bodyLimit(4096),
  $apis.skipSuccessActivityLog(),
);

cronAdd('foretaste-daily-mails', '4 * * * *', () =>
  require(`${__hooks}/lib/daily-mail/daily-mail.js`).sendDailyMails(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);
