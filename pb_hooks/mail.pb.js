/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd('POST', '/api/own/deliver-mails', (e) => require(`${__hooks}/lib/mail-queue.js`).answerDelivery(e), $apis.bodyLimit(0), $apis.skipSuccessActivityLog());

cronAdd('foretaste-mails', '* * * * *', () => require(`${__hooks}/lib/mail-queue.js`).deliverMails($app));
