/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd(
  'POST',
  '/api/own/deliver-mails',
  (e) => require(`${__hooks}/lib/mail/mail-queue.js`).answerDelivery(e),
  $apis.bodyLimit(0),
  $apis.skipSuccessActivityLog(),
);

cronAdd('foretaste-mails', '* * * * *', () =>
  require(`${__hooks}/lib/mail/mail-queue.js`).deliverMails(require(`${__hooks}/lib/server/server-app.js`).serverApp()),
);

onRecordRequestEmailChangeRequest((e) => {
  require(`${__hooks}/lib/mail/mail-bounds.js`).limitEmailChanges(e);
  return e.next();
}, 'users');

onMailerRecordVerificationSend((e) => {
  require(`${__hooks}/lib/members/account-mail.js`).sayInOwnLanguage(e, 'verification');
  return e.next();
}, 'users');
onMailerRecordPasswordResetSend((e) => {
  require(`${__hooks}/lib/members/account-mail.js`).sayInOwnLanguage(e, 'passwordReset');
  return e.next();
}, 'users');
onMailerRecordEmailChangeSend((e) => {
  require(`${__hooks}/lib/members/account-mail.js`).sayInOwnLanguage(e, 'emailChange');
  return e.next();
}, 'users');

onRecordRequestVerificationRequest((e) => {
  require(`${__hooks}/lib/mail/verification-mail.js`).requireMail(e.app);
  return e.next();
}, 'users');
onRecordRequestPasswordResetRequest((e) => {
  require(`${__hooks}/lib/mail/verification-mail.js`).requireMail(e.app);
  return e.next();
}, 'users');
onRecordRequestEmailChangeRequest((e) => {
  require(`${__hooks}/lib/mail/verification-mail.js`).requireMail(e.app);
  return e.next();
}, 'users');
