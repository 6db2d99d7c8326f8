const { readPublicJson } = require('../visibility/public-json.js');
const { visitorCondition } = require('../visibility/visitor-rows.js');

/**
 * What members rated alike (R33). Two foods are rated alike when, over those who rated both, what the taste, words and cuisine of a food leave
 * unsaid of its rating goes the same way. Only what a visitor may read counts: shown reviews of shown foods by members with a shown profile.
 *
 * ```
 *   reviews ──▶ of each member the newest 50 ──▶ what is left of each (ratingRests) ──▶ sums for each two foods, in SQLite ──▶ foods.rated_alike
 * ```
 *
 * The rule of what is left is the devices' own; tests/hooks/taste/rated-alike.test.ts holds the SQL to a plain count.
 */
const made = '../generated/server-liking.js';
/** @type {typeof import('../../../src/domain/liking/server-liking.ts')} */
const { ALIKE_PRIOR, LEAST_ALIKE, LEAST_COMMON_RATERS, lessonOf, MOST_ALIKE, ratingRests } = require(made);

/**
 * A bound to the work: pairs grow with the second power of what one member rated, what is left with the third. Measured: 52,000 ratings by 2,000
 * members take 22 s of one core, most of it in JavaScript.
 */
const mostMembers = 2_000;
const mostOfMember = 50;
/** Changed foods that devices are told of in one night, the others in the next ones. */
const mostWritten = 2_000;
const foodsAtOnce = 200;
const LOVED = 4;

/** @typedef {{ user: string, food: string, rating: number }} Rating */
/** @typedef {[member: number, food: number, stars: number, rest: number]} Said members and foods by place, what is left in thousandths of a star */

/**
 * Once a night. Whatever the order in which reviews came, and whatever was counted before, the same reviews leave the same lists.
 *
 * @param {CoreApp} app
 */
function countRatedAlike(app) {
  const ratings = readRatings(app);
  const foods = [...new Set(ratings.map(({ food }) => food))];
  const lists = alikeLists(app, foods, restsOf(app, ratings, foods));
  writeChanged(app, lists);
}

/**
 * @param {CoreApp} app
 * @returns {Rating[]} by food and member
 */
function readRatings(app) {
  const rows = arrayOf(new DynamicModel({ user: '', food: '', rating: 0 }));
  app
    .db()
    .newQuery(
      `WITH counted AS (SELECT id, user, food, rating, updated FROM reviews WHERE ${visitorCondition(app, 'reviews')}
        AND user IN (SELECT id FROM profiles WHERE ${visitorCondition(app, 'profiles')})
        AND food IN (SELECT id FROM foods WHERE ${visitorCondition(app, 'foods')})),
      members AS (SELECT user FROM counted GROUP BY user HAVING COUNT(*) > 1 ORDER BY MAX(updated) DESC, user LIMIT {:mostMembers}),
      placed AS (SELECT *, ROW_NUMBER() OVER (PARTITION BY user ORDER BY updated DESC, id) AS place FROM counted WHERE user IN members)
      SELECT user, food, rating FROM placed WHERE place <= {:mostOfMember} ORDER BY food, user`,
    )
    .bind({ mostMembers, mostOfMember })
    .all(rows);
  return /** @type {Rating[]} */ (/** @type {unknown} */ (rows));
}

/**
 * What is left of each rating, without those of foods that too few rated.
 *
 * @param {CoreApp} app
 * @param {Rating[]} ratings by food
 * @param {string[]} foods
 * @returns {Said[]}
 */
function restsOf(app, ratings, foods) {
  const placeOf = new Map(foods.map((id, place) => [id, place]));
  const lessons = lessonsOf(app, foods);
  /** @type {Map<string, number>} */
  const raters = new Map();
  /** @type {Map<string, Rating[]>} */
  const byMember = new Map();
  for (const rating of ratings) {
    raters.set(rating.food, (raters.get(rating.food) ?? 0) + 1);
    const own = byMember.get(rating.user);
    if (own === undefined) byMember.set(rating.user, [rating]);
    else own.push(rating);
  }
  return [...byMember.values()].flatMap((own, member) => {
    const learned = own.flatMap(({ food, rating }) => {
      const lesson = lessons.get(food);
      return lesson ? [{ food, rating, features: lesson.features, target: rating - lesson.crowd }] : [];
    });
    const rests = ratingRests(learned);
    return learned.flatMap(({ food, rating }, at) =>
      (raters.get(food) ?? 0) < LEAST_COMMON_RATERS
        ? []
        : [/** @type {Said} */ ([member, placeOf.get(food) ?? 0, rating, Math.round((rests[at] ?? 0) * 1000)])],
    );
  });
}

/**
 * @param {CoreApp} app
 * @param {string[]} ids
 */
function lessonsOf(app, ids) {
  const lessons = new Map();
  for (let from = 0; from < ids.length; from += foodsAtOnce)
    for (const { id, json } of readPublicJson(app, 'foods', { ids: ids.slice(from, from + foodsAtOnce) }))
      lessons.set(id, lessonOf(JSON.parse(json)));
  return /** @type {Map<string, ReturnType<typeof lessonOf>>} */ (lessons);
}

/**
 * @param {CoreApp} app
 * @param {string[]} foods
 * @param {Said[]} said
 * @returns {Map<string, string>} of each food that has any its list, as JSON
 */
function alikeLists(app, foods, said) {
  const rows = arrayOf(new DynamicModel({ food: 0, list: '' }));
  app
    .db()
    .newQuery(
      `WITH said AS MATERIALIZED (SELECT value ->> 0 AS member, value ->> 1 AS food, value ->> 2 AS stars, value ->> 3 AS rest FROM json_each({:said})),
      pairs AS (SELECT one.food AS food, other.food AS other, COUNT(*) AS raters, SUM(one.rest * other.rest) AS both,
          SUM(one.rest * one.rest) AS ones, SUM(other.rest * other.rest) AS others,
          SUM(one.stars >= ${LOVED}) AS loved, SUM(one.stars >= ${LOVED} AND other.stars >= ${LOVED}) AS loved_both
        FROM said AS one JOIN said AS other ON other.member = one.member AND other.food <> one.food
        GROUP BY one.food, other.food HAVING COUNT(*) >= ${LEAST_COMMON_RATERS}),
      weighed AS (SELECT food, other, loved >= ${LEAST_COMMON_RATERS} AND loved_both * 5 >= loved * 4 AS is_loved,
          ROUND(20.0 * both / SQRT(1.0 * ones * others) * raters / (raters + ${ALIKE_PRIOR})) / 20.0 AS weight
        FROM pairs WHERE both > 0),
      placed AS (SELECT *, ROW_NUMBER() OVER (PARTITION BY food ORDER BY weight DESC, is_loved DESC, other) AS place FROM weighed WHERE weight >= ${LEAST_ALIKE})
      SELECT food, json_group_array(json_array(other, weight, is_loved)) AS list
        FROM (SELECT * FROM placed WHERE place <= ${MOST_ALIKE} ORDER BY food, place) GROUP BY food`,
    )
    .bind({ said: JSON.stringify(said) })
    .all(rows);
  const idAt = (/** @type {number} */ place) => /** @type {string} */ (foods[place]);
  return new Map(
    rows.map(({ food, list }) => {
      const alike = /** @type {[number, number, 0 | 1][]} */ (JSON.parse(list));
      return [idAt(food), JSON.stringify(alike.map(([other, ...how]) => [idAt(other), ...how]))];
    }),
  );
}

/**
 * @param {CoreApp} app
 * @param {Map<string, string>} lists
 */
function writeChanged(app, lists) {
  const kept = arrayOf(new DynamicModel({ id: '', list: '' }));
  const none = "('', 'null', '[]')";
  app
    .db()
    .newQuery(`SELECT id, rated_alike AS list FROM foods WHERE COALESCE(rated_alike, '') NOT IN ${none}`)
    .all(kept);
  const before = new Map(kept.map(({ id, list }) => [id, list]));
  const changed = [...new Set([...before.keys(), ...lists.keys()])]
    .filter((id) => (before.get(id) ?? '') !== (lists.get(id) ?? ''))
    .slice(0, mostWritten);
  // In the transaction of a few: nobody waits long to write.
  for (let from = 0; from < changed.length; from += foodsAtOnce)
    app.runInTransaction((tx) => {
      for (const id of changed.slice(from, from + foodsAtOnce)) writeOne(tx, id, lists.get(id) ?? 'null');
    });
}

/**
 * @param {CoreApp} tx
 * @param {string} id
 * @param {string} list
 */
function writeOne(tx, id, list) {
  tx.db()
    .newQuery(
      "INSERT INTO _changes (audience, collection, record, op) SELECT '*', 'food_counts', id, 'update' FROM foods WHERE id = {:id}",
    )
    .bind({ id })
    .execute();
  tx.db()
    .newQuery('UPDATE foods SET rated_alike = {:list}, counts_seq = (SELECT MAX(seq) FROM _changes) WHERE id = {:id}')
    .bind({ id, list })
    .execute();
}

module.exports = { countRatedAlike };
