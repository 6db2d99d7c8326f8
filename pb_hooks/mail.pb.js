/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd('POST', '/api/own/deliver-mails', (e) => require(`${__hooks}/lib/mail-queue.js`).answerDelivery(e), $apis.bodyLimit(0), $apis.skipSuccessActivityLog());

cronAdd('foretaste-mails', '* * * * *', () => require(`${__hooks}/lib/mail-queue.js`).deliverMails($app));

onMailerRecordVerificationSend((e) => {
  require(`${__hooks}/lib/account-mail.js`).sayInOwnLanguage(e, 'verification');
  return e.next();
}, 'users');
onMailerRecordPasswordResetSend((e) => {
  require(`${__hooks}/lib/account-mail.js`).sayInOwnLanguage(e, 'passwordReset');
  return e.next();
}, 'users');
onMailerRecordEmailChangeSend((e) => {
  require(`${__hooks}/lib/account-mail.js`).sayInOwnLanguage(e, 'emailChange');
  return e.next();
}, 'users');
