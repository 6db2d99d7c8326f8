/**
 * Everything of a member, as the member could read it row by row, and the addresses of the files that belong to it. Rows of others are in
 * it only where they were addressed to the member: the messages of a conversation.
 */

/** The condition that makes a row the member's, by collection, over the member's id {:id}. @type {[collection: string, mine: string][]} */
const mine = [
  ['profiles', 'id = {:id}'],
  ['private_contacts', 'user = {:id}'],
  ['user_roles', 'user = {:id}'],
  ['professional_profiles', 'user = {:id}'],
  ['verification_requests', 'user = {:id}'],
  ['verification_documents', 'verification_request IN (SELECT id FROM verification_requests WHERE user = {:id})'],
  ['foods', 'uploaded_by = {:id}'],
  ['reviews', 'user = {:id}'],
  ['review_answers', 'user = {:id}'],
  ['pinned_reviews', 'user = {:id}'],
  ['places', 'user = {:id}'],
  ['food_events', 'user = {:id}'],
  ['videos', 'user = {:id}'],
  ['food_photos', 'user = {:id}'],
  ['video_views', 'user = {:id}'],
  ['food_likes', 'user = {:id}'],
  ['saved_foods', 'user = {:id}'],
  ['diary_entries', 'user = {:id}'],
  ['food_comparisons', 'user = {:id}'],
  ['food_lists', 'user = {:id}'],
  ['food_list_items', 'user = {:id}'],
  ['kept_lists', 'user = {:id}'],
  ['list_members', 'user = {:id} OR owner = {:id}'],
  ['list_links', 'user = {:id}'],
  ['list_notes', 'user = {:id}'],
  ['table_people', 'user = {:id}'],
  ['table_invitations', 'host = {:id} OR guest = {:id}'],
  ['dinner_tables', 'user = {:id}'],
  ['table_seats', 'user = {:id}'],
  ['pair_votes', 'user = {:id}'],
  ['user_taste_profiles', 'user = {:id}'],
  ['food_recommendations', 'user = {:id}'],
  ['personalized_insights', 'user = {:id}'],
  ['achievements', 'user = {:id}'],
  ['user_follows', 'follower = {:id}'],
  ['conversations', 'participant_1 = {:id} OR participant_2 = {:id}'],
  ['messages', 'conversation IN (SELECT id FROM conversations WHERE participant_1 = {:id} OR participant_2 = {:id})'],
  ['notifications', 'user = {:id}'],
  ['notification_preferences', 'user = {:id}'],
  ['push_subscriptions', 'user = {:id}'],
  ['blocks', 'blocker = {:id}'],
  ['mutes', 'muter = {:id}'],
  ['reports', 'reporter = {:id}'],
  ['error_reports', 'user = {:id}'],
];

/**
 * @param {core.RequestEvent} e of a member
 * @returns {string} JSON: `account`, `rows` by collection, `files` with the path in an archive and the address to fetch each from
 */
function exportAccount(e) {
  const id = e.auth?.id ?? '';
  /** @type {{ path: string, address: string, isProtected: boolean }[]} */
  const files = [];
  const rows = mine.map(([collection, condition]) => {
    const records = readInOrder(e.app, collection, idsOf(e.app, collection, condition, id)).filter((record) =>
      mayRead(e, record),
    );
    for (const record of records) files.push(...filesOf(record));
    return `${JSON.stringify(collection)}:[${records.map((record) => JSON.stringify(record)).join(',')}]`;
  });
  const account = {
    id,
    email: e.auth?.email(),
    verified: e.auth?.verified(),
    created: e.auth?.getString('created'),
    consentedAt: e.auth?.getString('consented_at'),
  };
  const answer = JSON.stringify({ product: 'Foretaste', exportedAt: new Date().toISOString(), account, files });
  return `${answer.slice(0, -1)},"rows":{${rows.join(',')}}}`;
}

/**
 * What a member cannot read, an export does not tell either; an error report, which only admins list, is the member's own words.
 *
 * @param {core.RequestEvent} e
 * @param {core.Record} record
 */
function mayRead(e, record) {
  const { name, viewRule } = record.collection();
  return name === 'error_reports' || e.app.canAccessRecord(record, e.requestInfo(), viewRule);
}

/**
 * @param {CoreApp} app
 * @param {string} collection
 * @param {string} condition
 * @param {string} id
 */
function idsOf(app, collection, condition, id) {
  const rows = arrayOf(new DynamicModel({ id: '' }));
  app.db().newQuery(`SELECT id FROM ${collection} WHERE ${condition} ORDER BY created, id`).bind({ id }).all(rows);
  return rows.map((row) => row.id);
}

/**
 * @param {CoreApp} app
 * @param {string} collection
 * @param {string[]} ids
 */
function readInOrder(app, collection, ids) {
  const records = new Map(app.findRecordsByIds(collection, ids).map((record) => [record.id, record]));
  return ids.map((id) => records.get(id)).filter((record) => record !== undefined);
}

/** @param {core.Record} record */
function filesOf(record) {
  const collection = record.collection();
  // The picture of a report is another's, kept for admins.
  if (collection.name === 'reports') return [];
  return [...collection.fields]
    .filter((field) => field.type() === 'file')
    .flatMap((field) => {
      const name = record.getString(field.getName());
      if (name === '') return [];
      const isProtected = /** @type {core.FileField} */ (/** @type {unknown} */ (field)).protected;
      return [
        {
          path: `files/${collection.name}/${record.id}/${name}`,
          address: `/api/files/${collection.name}/${record.id}/${name}`,
          isProtected,
        },
      ];
    });
}

module.exports = { exportAccount };
