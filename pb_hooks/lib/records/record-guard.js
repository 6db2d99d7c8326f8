const { guardAnswer, openConversation } = require('../messages/conversation.js');
const { settleEntry } = require('../diary/diary.js');
const { guardListName, guardNewItem, guardNewList } = require('../lists/food-lists.js');
const { guardKeptList } = require('../lists/kept-lists.js');
const {
  guardListLink,
  guardListMember,
  guardNewListMember,
  guardNewNote,
  trimNote,
} = require('../lists/list-members.js');
const {
  guardInvitation,
  guardNewDinnerTable,
  guardNewPerson,
  guardSeat,
  guardTableWords,
} = require('../tables/tables.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { guardPhoto } = require('../foods/food-photos.js');
const { guardFields } = require('./field-guard.js');
const { guardFiles } = require('./file-guard.js');
const { guardJson } = require('../server/json-shapes.js');
const { openReport, reviseReport } = require('../admin/moderation.js');
const { guardMarks } = require('../messages/read-marks.js');
const { settleId } = require('./record-ids.js');
const { dateView, signVideo } = require('../publishing/videos.js');
const { guardEvent, guardNewEvent } = require('../professionals/food-events.js');
const { guardNewPlace, guardPlace } = require('../professionals/places.js');
const { guardOnReview } = require('../reviews/review-answers.js');
const { guardDocumentCount, openRequest, reviewRequest } = require('../professionals/verification.js');

/**
 * Every check of a member's write beyond the access rules and the fields' own limits. A superuser may set any field, but no file and no
 * JSON of a wrong form.
 */

/** What is looked at in a new row of a list or of what belongs to one. @type {Readonly<Record<string, (e: core.RecordRequestEvent) => void>>} */
const newOfLists = {
  food_lists: guardNewList,
  food_list_items: guardNewItem,
  kept_lists: guardKeptList,
  list_members: guardNewListMember,
  list_links: guardListLink,
  list_notes: guardNewNote,
};
const onReviews = ['pinned_reviews', 'review_answers'];

/** @param {core.RecordRequestEvent} e */
function guardCreate(e) {
  const { name } = e.collection;
  settleId(e);
  if (name === 'user_roles' && !e.hasSuperuserAuth()) guardOwnRole(e);
  if (name === 'messages' && e.record.getString('message_type') === '') e.record.set('message_type', 'text');
  guardMember(e, 'create');
  if (name === 'verification_requests') openRequest(e);
  if (name === 'professional_profiles' && e.record.getString('verification_documents') === 'null')
    e.record.set('verification_documents', []);
  if (name === 'conversations') openConversation(e);
  if (name === 'reports') openReport(e);
  if (name === 'videos') signVideo(e);
  if (name === 'diary_entries') settleEntry(e);
  newOfLists[name]?.(e);
  if (name === 'table_people') guardNewPerson(e);
  if (name === 'dinner_tables') guardNewDinnerTable(e);
  if (name === 'table_seats') guardSeat(e);
  if (name === 'table_invitations') guardInvitation(e);
  if (onReviews.includes(name)) guardOnReview(e);
  if (name === 'places') guardNewPlace(e);
  if (name === 'food_events') guardNewEvent(e);
  if (name === 'video_views') dateView(e);
  if (name === 'verification_documents') guardDocumentCount(e);
  guardJson(e);
  guardFiles(e);
  if (name === 'food_photos') guardPhoto(e);
}

/** @param {core.RecordRequestEvent} e */
function guardUpdate(e) {
  guardMember(e, 'update');
  if (e.collection.name === 'reports') reviseReport(e);
  if (e.collection.name === 'user_roles') guardRole(e);
  if (e.collection.name === 'diary_entries') settleEntry(e);
  if (e.collection.name === 'food_lists') guardListName(e);
  if (e.collection.name === 'list_members') guardListMember(e);
  if (e.collection.name === 'list_notes') trimNote(e);
  if (e.collection.name === 'table_people' || e.collection.name === 'dinner_tables') guardTableWords(e);
  if (onReviews.includes(e.collection.name)) guardOnReview(e);
  if (e.collection.name === 'places') guardPlace(e);
  if (e.collection.name === 'food_events') guardEvent(e);
  if (e.collection.name === 'verification_requests') reviewRequest(e);
  if (e.collection.name === 'conversations') {
    guardAnswer(e);
    guardMarks(e);
  }
  guardJson(e);
  guardFiles(e);
}

/**
 * @param {core.RecordRequestEvent} e a member's choice of a role: never verified by it (R13), and an admin stays one
 */
function guardOwnRole(e) {
  e.record.set('is_verified', false);
  if (e.auth?.getString('standing') === 'admin')
    throw fieldRefusal({
      role: { code: 'validation_own', message: 'An admin cannot give up the role alone: another admin changes it.' },
    });
}

/**
 * Admins are made by a superuser only, also where an admin edits role rows (R13).
 *
 * @param {core.RecordRequestEvent} e
 */
function guardRole(e) {
  if (
    e.hasSuperuserAuth() ||
    e.record.getString('role') !== 'admin' ||
    e.record.original().getString('role') === 'admin'
  )
    return;
  throw fieldRefusal({ role: { code: 'validation_in_invalid', message: 'This role cannot be chosen.' } });
}

/**
 * @param {core.RecordRequestEvent} e
 * @param {'create' | 'update'} action
 */
function guardMember(e, action) {
  if (e.hasSuperuserAuth()) return;
  if (e.collection.type !== 'auth') guardFields(e, action);
  else if (e.record.emailVisibility())
    throw fieldRefusal({ emailVisibility: { code: 'validation_read_only', message: 'This value cannot be set.' } });
}

module.exports = { guardCreate, guardUpdate };
