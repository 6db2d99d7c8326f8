const { clientOf, day, take, tooMany } = require('../server/allowances.js');
const { fieldRefusal } = require('../server/field-refusal.js');

/**
 * What one member may write in a day, far above what anybody does with their hands. New rows have a bound for each collection. All
 * writes together have one too, since each keeps its answer in the ledger. What is stored for a long time is also pruned: prune-rows.js.
 *
 * A row above its bound is refused like any wrong one: the device parks it with these words, and other changes go on [S6].
 */

/** @type {Readonly<Record<string, number>>} */
const rowsADay = {
  blocks: 300,
  conversations: 100,
  diary_entries: 10_000,
  dinner_tables: 200,
  error_reports: 50,
  food_comparisons: 10_000,
  food_events: 10,
  food_likes: 5000,
  food_list_items: 10_000,
  food_lists: 600,
  food_photos: 200,
  foods: 1000,
  kept_lists: 600,
  list_links: 600,
  list_members: 300,
  list_notes: 5000,
  messages: 3000,
  mutes: 300,
  notification_preferences: 50,
  pair_votes: 5000,
  personalized_insights: 200,
  pinned_reviews: 1000,
  places: 60,
  private_contacts: 50,
  professional_profiles: 20,
  reports: 200,
  review_answers: 1000,
  reviews: 2000,
  saved_foods: 5000,
  table_invitations: 60,
  table_people: 400,
  table_seats: 2000,
  user_follows: 2000,
  user_roles: 20,
  user_taste_profiles: 50,
  verification_documents: 60,
  verification_requests: 20,
  video_views: 3000,
  videos: 100,
};
const writesADay = 30_000;
/** Of one network: a school or a company joins from one address. */
const accountsADay = 1000;

/**
 * @param {core.RecordRequestEvent} e a create, in its transaction
 * @throws {BadRequestError} on `id` above the bound
 * @throws {ApiError} 429 for accounts
 */
function boundRows(e) {
  const { name } = e.collection;
  if (e.hasSuperuserAuth()) return;
  if (name === 'users') {
    const seconds = take(e.app, { kind: 'users', who: clientOf(e), most: accountsADay, seconds: day });
    if (seconds > 0) throw tooMany(e, seconds);
    return;
  }
  const most = rowsADay[name];
  // A collection that clients may write in has its bound: tests/contract/bounds.test.ts.
  if (most === undefined || e.auth === null) return;
  if (take(e.app, { kind: name, who: e.auth.id, most, seconds: day }) === 0) return;
  throw fieldRefusal({
    id: {
      code: 'validation_too_many',
      message: 'That is more of these than one member can add in a day. Please try again tomorrow.',
    },
  });
}

/**
 * Every write of a member, whatever it changes.
 *
 * @param {core.RecordRequestEvent} e in its transaction
 * @throws {ApiError} 429: the device keeps what it has, and asks again later
 */
function boundWrites(e) {
  if (e.auth === null || e.hasSuperuserAuth()) return;
  const seconds = take(e.app, { kind: 'writes', who: e.auth.id, most: writesADay, seconds: day });
  if (seconds > 0) throw tooMany(e, Math.min(seconds, 3600));
}

/**
 * Whether an error report is above the bound. Such a report is accepted and not kept: the same error again tells nothing new, and nobody waits for an
 * answer.
 *
 * @param {core.RecordRequestEvent} e a create, before its transaction
 */
function isReportTooMany(e) {
  if (e.collection.name !== 'error_reports' || e.hasSuperuserAuth()) return false;
  return (
    take(e.app, { kind: 'error_reports', who: clientOf(e), most: rowsADay['error_reports'] ?? 0, seconds: day }) > 0
  );
}

module.exports = { boundRows, boundWrites, isReportTooMany };
