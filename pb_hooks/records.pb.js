/// <reference path="../.cache/pocketbase/types.d.ts" />
// What happens around every write of a record. The ledger comes first: everything after it is inside its transaction.
onRecordCreateRequest((e) => require(`${__hooks}/lib/ledger.js`).recordOnce(e, 'create'));
onRecordUpdateRequest((e) => require(`${__hooks}/lib/ledger.js`).recordOnce(e, 'update'));
onRecordDeleteRequest((e) => require(`${__hooks}/lib/ledger.js`).recordOnce(e, 'delete'));

onRecordCreateRequest((e) => {
  require(`${__hooks}/lib/record-guard.js`).guardCreate(e);
  return e.next();
});
onRecordUpdateRequest((e) => {
  require(`${__hooks}/lib/record-guard.js`).guardUpdate(e);
  return e.next();
});

onRecordCreateRequest((e) => require(`${__hooks}/lib/sign-up.js`).signUp(e), 'users');
onRecordDelete((e) => require(`${__hooks}/lib/account.js`).deleteAccount(e), 'users');

onRecordUpdate((e) => require(`${__hooks}/lib/rebase.js`).saveOnTopOfNow(e));

onRecordCreate((e) => require(`${__hooks}/lib/record-effects.js`).foodSaved(e), 'foods');
onRecordUpdate((e) => require(`${__hooks}/lib/record-effects.js`).foodSaved(e), 'foods');

onRecordCreate((e) => require(`${__hooks}/lib/record-effects.js`).roleTaken(e), 'user_roles');
onRecordUpdate((e) => require(`${__hooks}/lib/record-effects.js`).standingChanged(e), 'user_roles', 'professional_profiles');
onRecordCreate((e) => require(`${__hooks}/lib/record-effects.js`).standingChanged(e), 'professional_profiles');
onRecordDelete((e) => require(`${__hooks}/lib/record-effects.js`).standingChanged(e), 'user_roles', 'professional_profiles');
onRecordUpdate((e) => require(`${__hooks}/lib/record-effects.js`).requestReviewed(e), 'verification_requests');

onRecordAfterCreateSuccess((e) => {
  e.next();
  require(`${__hooks}/lib/verification-mail.js`).sendVerificationMail($app, e.record);
}, 'users');

onRecordAfterCreateSuccess((e) => {
  e.next();
  require(`${__hooks}/lib/poke.js`).poke($app);
});
onRecordAfterUpdateSuccess((e) => {
  e.next();
  require(`${__hooks}/lib/poke.js`).poke($app);
});
onRecordAfterDeleteSuccess((e) => {
  e.next();
  require(`${__hooks}/lib/poke.js`).poke($app);
});
