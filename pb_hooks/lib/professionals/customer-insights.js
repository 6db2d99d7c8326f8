const { number } = require('../server/change-log.js');
const { inTransaction } = require('../server/transaction.js');

const made = '../generated/server-customers.js';
/** @type {typeof import('../../../src/domain/professionals/server-customers.ts')} */
const { customerFigures, LEAST_PEOPLE, mayRenew, tasteGroups } = require(made);

/**
 * Customer insights (R34): what those who rated a verified professional's foods like, compared with all members, and which foods do best with whom. What may
 * be told is `customerFigures` of src/domain/professionals/customer-insights.ts; here is counted, and kept what was told:
 *
 *   reviews, taste profiles ──count──▶ customerFigures ──▶ _customer_insights(professional, made_at, people, figures)
 *
 * The last figures are told until new ones may be made (`mayRenew`). They name nobody, and are gone when fewer than ten people are left.
 *
 * Counted are members with a shown review of a shown food of the professional's. Left out are the professional, members who are suspended, hidden, parted
 * from the professional by a block, or who do not want their taste compared with others' (R46). Of taste profiles only scales, flavours, textures and cuisines
 * are read: no allergen, no diet.
 */

/** @typedef {import('../../../src/domain/professionals/customer-insights.ts').CustomerCounts} CustomerCounts */
/** @typedef {import('../../../src/domain/professionals/customer-insights.ts').CustomerFigures} CustomerFigures */

const hours = 3_600_000;
const comparable = `user NOT IN (SELECT user FROM notification_preferences WHERE no_taste_match)
  AND user NOT IN (SELECT id FROM users WHERE suspended_at <> '')`;
const ownFoods = 'SELECT id FROM foods WHERE uploaded_by = {:owner} AND is_hidden = FALSE';
/** The reviews that count, as a table of the statement. */
const counted = `counted AS MATERIALIZED (SELECT user, food, rating, created FROM reviews
  WHERE food IN (${ownFoods}) AND is_hidden = FALSE AND user <> {:owner} AND ${comparable}
    AND user IN (SELECT id FROM profiles WHERE is_hidden = FALSE)
    AND user NOT IN (SELECT blocked FROM blocks WHERE blocker = {:owner} UNION SELECT blocker FROM blocks WHERE blocked = {:owner}))`;
/** Taste profiles of everybody who may be compared, and whether they rated. */
const asked = `asked AS MATERIALIZED (SELECT *, user IN (SELECT user FROM counted) AS rated FROM user_taste_profiles WHERE user <> {:owner} AND ${comparable})`;

const scaleColumns = /** @type {const} */ ({
  spice: 'spice_tolerance',
  sweetness: 'sweetness_preference',
  adventure: 'adventure_level',
});
const listColumns = /** @type {const} */ ({
  flavours: 'preferred_flavors',
  textures: 'preferred_textures',
  cuisines: 'preferred_cuisines',
});

/**
 * @param {core.RequestEvent} e of a verified professional
 * @returns {(CustomerFigures & { madeAt: string, names: Record<string, string> }) | null} with the names of the foods in it; null: fewer than ten people
 *   have rated
 */
function customerInsights(e) {
  const owner = e.auth?.id ?? '';
  const before = lastOf(e.app, owner);
  const people = countPeople(e.app, owner);
  if (people < LEAST_PEOPLE) {
    if (before !== null) run(e.app, 'DELETE FROM _customer_insights WHERE professional = {:owner}', { owner });
    return null;
  }
  if (before !== null && !mayRenew(before, { people, joined: joinedSince(e.app, owner, before.madeAt) }))
    return withNames(e.app, owner, before);
  inTransaction(e, (tx) => renew(tx, owner));
  const now = lastOf(e.app, owner);
  return now === null ? null : withNames(e.app, owner, now);
}

/** @param {CoreApp} tx @param {string} owner */
function countPeople(tx, owner) {
  return number(tx, `WITH ${counted} SELECT COUNT(DISTINCT user) AS n FROM counted`, { owner });
}

/** All of one moment. @param {CoreApp} tx @param {string} owner */
function renew(tx, owner) {
  const people = countPeople(tx, owner);
  const figures = customerFigures(count(tx, owner, people));
  if (figures === null) return;
  run(
    tx,
    `INSERT OR REPLACE INTO _customer_insights (professional, made_at, people, figures) VALUES ({:owner}, {:madeAt}, {:people}, {:figures})`,
    { owner, madeAt: new DateTime().string(), people, figures: JSON.stringify(figures) },
  );
}

/** What was told last, or null. @param {CoreApp} tx @param {string} owner */
function lastOf(tx, owner) {
  const rows = arrayOf(new DynamicModel({ made_at: '', people: 0, figures: '' }));
  tx.db()
    .newQuery('SELECT made_at, people, figures FROM _customer_insights WHERE professional = {:owner}')
    .bind({ owner })
    .all(rows);
  const [row] = rows;
  if (row === undefined) return null;
  const age = Date.now() - new Date(row.made_at.replace(' ', 'T')).getTime();
  return {
    figures: /** @type {CustomerFigures} */ (JSON.parse(row.figures)),
    madeAt: row.made_at,
    people: row.people,
    hours: age / hours,
  };
}

/** How many rated for the first time after a moment. @param {CoreApp} tx @param {string} owner @param {string} since */
function joinedSince(tx, owner, since) {
  return number(
    tx,
    `WITH ${counted} SELECT COUNT(*) AS n FROM (SELECT user FROM counted GROUP BY user HAVING MIN(created) > {:since})`,
    { owner, since },
  );
}

/** Foods that are not the professional's any more, or hidden, are left out. @param {CoreApp} tx @param {string} owner @param {{ figures: CustomerFigures, madeAt: string }} told */
function withNames(tx, owner, { figures, madeAt }) {
  const rows = arrayOf(new DynamicModel({ id: '', name: '' }));
  tx.db().newQuery(`SELECT id, name FROM foods WHERE id IN (${ownFoods})`).bind({ owner }).all(rows);
  const all = new Map(rows.map(({ id, name }) => [id, name]));
  const groups = figures.groups.filter(({ food }) => all.has(food));
  const names = Object.fromEntries(groups.map(({ food }) => [food, all.get(food) ?? '']));
  return { ...figures, groups, names, madeAt };
}

/** @param {CoreApp} tx @param {string} owner @param {number} people @returns {CustomerCounts} */
function count(tx, owner, people) {
  return {
    people,
    stars: starCounts(tx, owner),
    scales: Object.keys(scaleColumns).map((scale) =>
      scaleCounts(tx, owner, /** @type {keyof typeof scaleColumns} */ (scale)),
    ),
    words: Object.keys(listColumns).flatMap((list) =>
      wordCounts(tx, owner, /** @type {keyof typeof listColumns} */ (list)),
    ),
    groups: Object.keys(tasteGroups).flatMap((group) =>
      groupCounts(tx, owner, /** @type {keyof typeof tasteGroups} */ (group)),
    ),
  };
}

/** Each person once, by their average. @param {CoreApp} tx @param {string} owner */
function starCounts(tx, owner) {
  const rows = arrayOf(new DynamicModel({ stars: 0, people: 0 }));
  tx.db()
    .newQuery(`WITH ${counted}, means AS (SELECT CAST(ROUND(AVG(rating)) AS INTEGER) AS stars FROM counted GROUP BY user)
      SELECT stars, COUNT(*) AS people FROM means GROUP BY stars`)
    .bind({ owner })
    .all(rows);
  const found = new Map(rows.map(({ stars, people }) => [stars, people]));
  return [1, 2, 3, 4, 5].map((stars) => found.get(stars) ?? 0);
}

/** @param {CoreApp} tx @param {string} owner @param {keyof typeof scaleColumns} scale */
function scaleCounts(tx, owner, scale) {
  const column = scaleColumns[scale];
  const row = new DynamicModel({ theirs: 0, their_sum: 0, everyone: 0, whole_sum: 0 });
  tx.db()
    .newQuery(`WITH ${counted}, ${asked} SELECT COALESCE(SUM(rated), 0) AS theirs, COALESCE(SUM(${column} * rated), 0) AS their_sum,
      COUNT(*) AS everyone, COALESCE(SUM(${column}), 0) AS whole_sum FROM asked WHERE ${column} > 0`)
    .bind({ owner })
    .one(row);
  return {
    scale,
    theirs: { people: row.theirs, sum: row.their_sum },
    all: { people: row.everyone, sum: row.whole_sum },
  };
}

/** Words that ten of them chose at least. @param {CoreApp} tx @param {string} owner @param {keyof typeof listColumns} list */
function wordCounts(tx, owner, list) {
  const column = listColumns[list];
  const rows = arrayOf(new DynamicModel({ word: '', theirs: 0, everyone: 0, they: 0, whole: 0 }));
  tx.db()
    .newQuery(`WITH ${counted}, ${asked},
      lists AS MATERIALIZED (SELECT user, rated, ${column} AS words FROM asked WHERE json_valid(${column}) AND json_type(${column}) = 'array'
        AND json_array_length(${column}) > 0),
      chosen AS (SELECT DISTINCT lists.user, lists.rated, LOWER(TRIM(said.value)) AS word FROM lists, json_each(lists.words) AS said WHERE said.type = 'text')
      SELECT word, SUM(rated) AS theirs, COUNT(*) AS everyone, (SELECT SUM(rated) FROM lists) AS they, (SELECT COUNT(*) FROM lists) AS whole
        FROM chosen GROUP BY word HAVING SUM(rated) >= ${LEAST_PEOPLE}`)
    .bind({ owner })
    .all(rows);
  return rows.map(({ word, theirs, everyone, they, whole }) => ({
    list,
    word,
    theirs: { chose: theirs, of: they },
    all: { chose: everyone, of: whole },
  }));
}

/** A member reviews a food once, so that reviews are people here. @param {CoreApp} tx @param {string} owner @param {keyof typeof tasteGroups} group */
function groupCounts(tx, owner, group) {
  const { scale, from, to } = tasteGroups[group];
  const column = scaleColumns[scale];
  const isIn = `${column} BETWEEN ${from} AND ${to}`;
  const rows = arrayOf(new DynamicModel({ food: '', people: 0, stars: 0, others: 0 }));
  tx.db()
    .newQuery(`WITH ${counted}, ${asked} SELECT food, SUM(${isIn}) AS people, SUM(CASE WHEN ${isIn} THEN rating ELSE 0 END) AS stars,
      SUM(NOT (${isIn})) AS others FROM counted JOIN asked USING (user) WHERE ${column} > 0 GROUP BY food ORDER BY food`)
    .bind({ owner })
    .all(rows);
  return rows.map(({ food, people, stars, others }) => ({ food, group, people, sum: stars, others }));
}

/** @param {CoreApp} tx @param {string} sql @param {Record<string, unknown>} values */
function run(tx, sql, values) {
  tx.db().newQuery(sql).bind(values).execute();
}

module.exports = { customerInsights };
