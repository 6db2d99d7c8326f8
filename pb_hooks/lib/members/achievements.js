const { number } = require('../server/change-log.js');
const { deriveId } = require('../server/derive-id.js');
const { notify } = require('../notifications/notifications.js');

/**
 * Achievements (spec 2 §9), awarded once and kept, in the transaction of what earns them. What counts is asked of the rows themselves, so
 * that it does not matter who wrote them or in what order.
 *
 * @typedef {{ key: string, title: string, least: number, sql: string }} Achievement `sql`: one number `n` for the member {:user}
 * @type {readonly Achievement[]}
 */
const ofFoods = [
  {
    key: 'first_taste',
    title: 'First Taste',
    least: 1,
    sql: 'SELECT COUNT(*) AS n FROM foods WHERE uploaded_by = {:user}',
  },
  {
    key: 'food_explorer',
    title: 'Food Explorer',
    least: 10,
    sql: 'SELECT COUNT(*) AS n FROM foods WHERE uploaded_by = {:user}',
  },
  {
    key: 'cultural_ambassador',
    title: 'Cultural Ambassador',
    least: 5,
    sql: "SELECT COUNT(DISTINCT NULLIF(origin, '')) AS n FROM foods WHERE uploaded_by = {:user}",
  },
];

/** A food without reviews holds 0: a default is never evidence (R4). @type {readonly Achievement[]} */
const ofReviews = [
  {
    key: 'quality_curator',
    title: 'Quality Curator',
    least: 5,
    sql: 'SELECT COUNT(*) AS n FROM foods WHERE uploaded_by = {:user} AND rating > 4',
  },
  // A magnet attracts: what others and the member wrote about the member's foods.
  {
    key: 'review_magnet',
    title: 'Review Magnet',
    least: 50,
    sql: 'SELECT COALESCE(SUM(review_count), 0) AS n FROM foods WHERE uploaded_by = {:user}',
  },
];

/** @type {readonly Achievement[]} */
const ofFollows = [
  {
    key: 'community_builder',
    title: 'Community Builder',
    least: 10,
    sql: 'SELECT COALESCE(MAX(followers), 0) AS n FROM member_stats WHERE id = {:user}',
  },
];

/**
 * Which member may have earned achievements by a saved record, and which ones.
 *
 * @param {CoreApp} tx
 * @param {core.Record} record
 * @returns {{ user: string, achievements: readonly Achievement[] }}
 */
function chanceOf(tx, record) {
  switch (record.collection().name) {
    case 'foods':
      return { user: record.getString('uploaded_by'), achievements: ofFoods };
    case 'reviews':
      return {
        user: tx.findRecordsByIds('foods', [record.getString('food')])[0]?.getString('uploaded_by') ?? '',
        achievements: ofReviews,
      };
    case 'user_follows':
      return { user: record.getString('following'), achievements: ofFollows };
    default:
      return { user: '', achievements: [] };
  }
}

/**
 * @param {CoreApp} tx the transaction of the record, after it was saved
 * @param {core.Record} record a food, a review or a follow
 */
function awardFor(tx, record) {
  const { user, achievements } = chanceOf(tx, record);
  if (user === '') return;
  for (const { key, title, least, sql } of achievements) {
    const id = deriveId('achievement', user, key);
    if (tx.findRecordsByFilter('achievements', 'user = {:user} && key = {:key}', '', 1, 0, { user, key }).length > 0)
      continue;
    if (number(tx, sql, { user }) < least) continue;
    tx.save(new Record(tx.findCollectionByNameOrId('achievements'), { id, user, key, unlocked_at: new DateTime() }));
    const told = deriveId('told of achievement', user, key);
    notify(tx, {
      id: told,
      user,
      actor: '',
      type: 'achievement',
      facts: { kind: 'achievement', what: key },
      message: `Achievement unlocked: ${title}`,
      link: '/dashboard',
    });
  }
}

module.exports = { awardFor };
