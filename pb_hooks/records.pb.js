/// <reference path="../.cache/pocketbase/types.d.ts" />
// What happens around every write of a record. One handler per event: each holds a JavaScript engine while it waits for the next.
onRecordCreateRequest((e) => require(`${__hooks}/lib/records/record-requests.js`).create(e));
onRecordUpdateRequest((e) => require(`${__hooks}/lib/records/record-requests.js`).update(e));
onRecordDeleteRequest((e) => require(`${__hooks}/lib/records/record-requests.js`).remove(e));

onRecordCreate(
  (e) => require(`${__hooks}/lib/records/record-effects.js`).created(e),
  'blocks',
  'blog_contents',
  'conversations',
  'foods',
  'food_events',
  'food_likes',
  'food_list_items',
  'food_photos',
  'list_members',
  'messages',
  'pair_votes',
  'pinned_reviews',
  'professional_profiles',
  'profiles',
  'review_answers',
  'reviews',
  'saved_foods',
  'table_invitations',
  'user_follows',
  'user_roles',
  'verification_requests',
  'videos',
);
onRecordUpdate((e) => require(`${__hooks}/lib/records/record-effects.js`).updated(e));
onRecordDelete(
  (e) => require(`${__hooks}/lib/records/record-effects.js`).deleted(e),
  'blocks',
  'foods',
  'food_events',
  'food_likes',
  'list_members',
  'messages',
  'professional_profiles',
  'review_answers',
  'reviews',
  'table_invitations',
  'user_follows',
  'user_roles',
  'users',
);

onRecordAfterCreateSuccess((e) => {
  e.next();
  const { name } = e.record.collection();
  if (name === 'users') require(`${__hooks}/lib/mail/verification-mail.js`).sendVerificationMail($app, e.record);
  require(`${__hooks}/lib/sync/poke.js`).pokeFor($app, e.record);
  if (name === 'professional_profiles') require(`${__hooks}/lib/mail/mail-queue.js`).deliverSoon($app);
});
onRecordAfterUpdateSuccess((e) => {
  e.next();
  require(`${__hooks}/lib/sync/poke.js`).pokeFor($app, e.record);
  if (e.record.collection().name === 'verification_requests')
    require(`${__hooks}/lib/mail/mail-queue.js`).deliverSoon($app);
});
onRecordAfterDeleteSuccess((e) => {
  e.next();
  require(`${__hooks}/lib/sync/poke.js`).pokeFor($app, e.record);
});

onFileDownloadRequest(
  (e) => {
    require(`${__hooks}/lib/files/hidden-files.js`).guardHiddenFile(e);
    return e.next();
  },
  'foods',
  'food_photos',
  'profiles',
  'videos',
);

onFileDownloadRequest(
  (e) => {
    require(`${__hooks}/lib/professionals/document-files.js`).keepOutOfCaches(e);
    return e.next();
  },
  'verification_documents',
  'diary_entries',
);

onFileDownloadRequest((e) => {
  require(`${__hooks}/lib/files/hidden-files.js`).guardReportedPicture(e);
  return e.next();
}, 'reports');
