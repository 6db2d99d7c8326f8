const { number } = require('../server/change-log.js');
const { idFromParts } = require('../server/id-from-parts.js');
const { fieldRefusal } = require('../server/field-refusal.js');

/**
 * Which id a new row may have [S24]. Ids are derived from what everybody can see, so the server demands the one that follows from the row's own
 * fields: else a member could make a row under the id that another's block, report or review will need.
 *
 * @typedef {import('../../../src/domain/values/ids/derived-ids.ts').DerivedCollection} DerivedCollection
 * @typedef {(app: CoreApp, record: core.Record) => readonly string[]} IdsOf the ids that a row may have, the usual one first
 */

const idForm = /^[a-z0-9]{15}$/;
/** A look at a film that waited on a device for longer than this is no news. In days. */
const oldestView = 60;
const dayMs = 86_400_000;

/** By the table that devices go by too. @param {DerivedCollection} name @returns {IdsOf} */
const derived = (name) => (_app, record) => [idFromRecord(name, record)];

/** One row for each member, under the member's own id. @param {string} field @returns {IdsOf} */
const own = (field) => (_app, record) => [record.getString(field)];

/** Made on the device by chance. */
const free = 'free';
/** No client names one. */
const servers = 'server';

/**
 * Every collection that a client may create a row in; tests/contract/record-ids.test.ts fails when one is missing.
 *
 * @type {Readonly<Record<string, IdsOf | typeof free | typeof servers>>}
 */
const idsOf = {
  blocks: derived('blocks'),
  conversations: derived('conversations'),
  food_comparisons: derived('food_comparisons'),
  food_likes: derived('food_likes'),
  food_list_items: derived('food_list_items'),
  kept_lists: derived('kept_lists'),
  list_links: derived('list_links'),
  list_members: derived('list_members'),
  list_notes: derived('list_notes'),
  mutes: derived('mutes'),
  notification_preferences: own('user'),
  pair_votes: derived('pair_votes'),
  personalized_insights: insightIds,
  pinned_reviews: derived('pinned_reviews'),
  private_contacts: own('user'),
  professional_profiles: own('user'),
  reports: derived('reports'),
  review_answers: derived('review_answers'),
  reviews: derived('reviews'),
  saved_foods: derived('saved_foods'),
  table_invitations: derived('table_invitations'),
  table_seats: derived('table_seats'),
  user_follows: derived('user_follows'),
  user_taste_profiles: own('user'),
  verification_requests: requestIds,
  video_views: viewIds,

  diary_entries: free,
  dinner_tables: free,
  error_reports: free,
  food_events: free,
  food_lists: free,
  food_photos: free,
  foods: free,
  messages: free,
  places: free,
  table_people: free,
  user_roles: free,
  verification_documents: free,
  videos: free,

  users: servers,
};

/**
 * @param {DerivedCollection} name
 * @param {core.Record} record
 * @param {Readonly<Record<string, string>>} [beside] parts that are not the columns of their names
 */
function idFromRecord(name, record, beside = {}) {
  return idFromParts(name, (part) => beside[part] ?? record.getString(part));
}

/**
 * `finding` has the English words of what was found; a device that speaks English sent none once, its description is the same.
 *
 * @param {CoreApp} _app
 * @param {core.Record} record
 */
function insightIds(_app, record) {
  const words = record.getString('finding') || record.getString('description');
  return [idFromRecord('personalized_insights', record, { finding: words })];
}

/**
 * The id of a request follows from the member's request before it. A device that was offline may go by one that is withdrawn by now, so all are allowed.
 *
 * @param {CoreApp} app
 * @param {core.Record} record
 */
function requestIds(app, record) {
  const user = record.getString('user');
  const before = arrayOf(new DynamicModel({ record: '' }));
  app
    .db()
    .newQuery(
      "SELECT record FROM _changes WHERE audience = {:audience} AND collection = 'verification_requests' ORDER BY seq DESC LIMIT 50",
    )
    .bind({ audience: `u:${user}` })
    .all(before);
  return [...before.map((row) => row?.record ?? ''), ''].map((id) =>
    idFromRecord('verification_requests', record, { before: id }),
  );
}

/**
 * A look counts for the day on which it arrives, but its id is of the day on which it happened, by the device's clock. That clock may be a day ahead.
 *
 * @param {CoreApp} _app
 * @param {core.Record} record
 */
function viewIds(_app, record) {
  const dayOf = (/** @type {number} */ ago) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
  const idOn = (/** @type {number} */ ago) => idFromRecord('video_views', record, { day: dayOf(ago) });
  const today = idOn(0);
  if (record.id === '' || record.id === today) return [today];
  for (let ago = -1; ago <= oldestView; ago += 1) if (record.id === idOn(ago)) return [record.id];
  return [today];
}

/**
 * Gives a new row its id, or refuses the one that its sender has chosen. An id of a wrong form is refused here, before the field's own rule could: after
 * that rule PocketBase clears the folder of the record that failed, and with an id such as '../../x' that would be another folder.
 *
 * @param {core.RecordRequestEvent} e a create, of a member, a guest or a superuser
 * @throws {BadRequestError} on `id`
 */
function settleId(e) {
  const { id } = e.record;
  if (id !== '' && !idForm.test(id))
    throw refusal('validation_invalid_format', 'An id has 15 lower-case letters and digits.');
  const rule = idsOf[e.collection.name] ?? servers;
  if (rule === servers) {
    if (id !== '' && !e.hasSuperuserAuth()) throw foreign();
  } else if (rule === free) {
    if (id !== '' && isOfAnothersDeleted(e)) throw foreign();
  } else {
    const ids = rule(e.app, e.record);
    if (id === '') e.record.id = ids[0] ?? '';
    else if (!ids.includes(id)) throw foreign();
  }
}

/**
 * Whether this id belonged to another member's row that was deleted. Only the former owner may create it again, from another device's outbox or a
 * backup.
 *
 * @param {core.RecordRequestEvent} e
 */
function isOfAnothersDeleted(e) {
  if (e.hasSuperuserAuth()) return false;
  const values = { collection: e.collection.name, record: e.record.id, own: `u:${e.auth?.id ?? ''}` };
  return (
    number(
      e.app,
      "SELECT COUNT(*) AS n FROM _changes WHERE collection = {:collection} AND record = {:record} AND op = 'delete'",
      values,
    ) > 0 &&
    number(
      e.app,
      'SELECT COUNT(*) AS n FROM _changes WHERE audience = {:own} AND collection = {:collection} AND record = {:record}',
      values,
    ) === 0
  );
}

function foreign() {
  return refusal('validation_foreign_id', 'This id belongs to another row.');
}

/** @param {string} code @param {string} message */
function refusal(code, message) {
  return fieldRefusal({ id: { code, message } });
}

module.exports = { settleId };
