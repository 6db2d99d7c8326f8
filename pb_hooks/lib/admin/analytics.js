const { number } = require('../server/change-log.js');
const { customerInsights } = require('../professionals/customer-insights.js');
const { dayOf } = require('../foods/count-views.js');
const { either, numeric, oneOf, orElse, part, readParts, recordId } = require('../server/request-shape.js');

/**
 * What became of a professional's foods, day by day (spec 2 §2.6, analytics dashboard; §6: for verified professionals alone). Sums only: it
 * never says who looked, liked or saved.
 */

const periods = [7, 30, 90];
const mostFoods = 200;
const dayLength = 86_400_000;

/**
 * @param {core.RequestEvent} e of a member, with `days` (7, 30 or 90, up to today, UTC) and optionally `food`, one of the member's own
 * @throws {ForbiddenError} to whoever is no verified professional, or asks for a food of somebody else
 */
function answerAnalytics(e) {
  const { days, food } = readQuestion(e);
  const owner = e.auth?.id ?? '';
  if (!isVerified(e.app, owner)) throw new ForbiddenError('Analytics are there for verified professionals.', {});
  if (
    food !== '' &&
    number(e.app, 'SELECT COUNT(*) AS n FROM foods WHERE id = {:food} AND uploaded_by = {:owner}', { food, owner }) ===
      0
  ) {
    throw new ForbiddenError('This food is not yours.', {});
  }
  const to = Date.now();
  const from = dayOf(to - (days - 1) * dayLength);
  const dates = Array.from({ length: days }, (_, at) => dayOf(to - (days - 1 - at) * dayLength));
  const asked = { owner, food, from };
  e.response.header().set('Cache-Control', 'no-store');
  return e.json(200, {
    days: series(e.app, dates, asked),
    foods: perFood(e.app, asked),
    customers: customerInsights(e),
  });
}

/** @param {core.RequestEvent} e */
function readQuestion(e) {
  return readParts(e.requestInfo().query, {
    days: part(orElse(30, numeric(oneOf(periods))), `days must be one of ${periods.join(', ')}.`),
    food: part(orElse('', either(recordId, oneOf(['']))), 'food must be the id of a food.'),
  });
}

/** @param {CoreApp} app @param {string} member */
function isVerified(app, member) {
  return app.findRecordsByIds('profiles', [member])[0]?.getBool('is_verified') ?? false;
}

/** @typedef {{ owner: string, food: string, from: string }} Asked */

const mine = "SELECT id FROM foods WHERE uploaded_by = {:owner} AND ({:food} = '' OR id = {:food})";
const since = (/** @type {string} */ column) => `${column} >= {:from}`;

/** What is counted on each day: one statement of `day` and `n`. Timestamps begin with their day. */
const counts = {
  views: `SELECT day, SUM(views) AS n FROM _food_view_days WHERE food IN (${mine}) AND ${since('day')} GROUP BY day`,
  ratings: `SELECT SUBSTR(created, 1, 10) AS day, COUNT(*) AS n FROM reviews WHERE food IN (${mine}) AND user <> {:owner} AND ${since('created')} GROUP BY day`,
  likes: `SELECT SUBSTR(created, 1, 10) AS day, COUNT(*) AS n FROM food_likes WHERE food IN (${mine}) AND user <> {:owner} AND ${since('created')} GROUP BY day`,
  wantToTry: `SELECT SUBSTR(created, 1, 10) AS day, COUNT(*) AS n FROM saved_foods WHERE food IN (${mine}) AND user <> {:owner} AND state = 'want_to_try' AND ${since('created')} GROUP BY day`,
  tried: `SELECT SUBSTR(updated, 1, 10) AS day, COUNT(*) AS n FROM saved_foods WHERE food IN (${mine}) AND user <> {:owner} AND state = 'tried' AND ${since('updated')} GROUP BY day`,
};
const ratingSums = `SELECT SUBSTR(created, 1, 10) AS day, SUM(rating) AS n FROM reviews WHERE food IN (${mine}) AND user <> {:owner} AND ${since('created')} GROUP BY day`;

/** @param {CoreApp} app @param {readonly string[]} dates @param {Asked} asked */
function series(app, dates, asked) {
  const counted = Object.entries(counts).map(([name, sql]) => /** @type {const} */ ([name, byDay(app, sql, asked)]));
  const sums = byDay(app, ratingSums, asked);
  return dates.map((day) => ({
    day,
    ...Object.fromEntries(counted.map(([name, found]) => [name, found.get(day) ?? 0])),
    ratingSum: sums.get(day) ?? 0,
  }));
}

/** @param {CoreApp} app @param {string} sql @param {Asked} asked @returns {Map<string, number>} */
function byDay(app, sql, asked) {
  const rows = arrayOf(new DynamicModel({ day: '', n: 0 }));
  app
    .db()
    .newQuery(sql)
    .bind({ ...asked })
    .all(rows);
  return new Map(rows.map(({ day, n }) => [day, n]));
}

/** The foods that were looked at most in the period, with what became of each in it. @param {CoreApp} app @param {Asked} asked */
function perFood(app, asked) {
  const rows = arrayOf(
    new DynamicModel({ id: '', name: '', rating: -0, reviews: 0, views: 0, ratings: 0, likes: 0, saves: 0 }),
  );
  app
    .db()
    .newQuery(`SELECT id, name, rating, review_count AS reviews,
      (SELECT COALESCE(SUM(views), 0) FROM _food_view_days WHERE food = foods.id AND ${since('day')}) AS views,
      (SELECT COUNT(*) FROM reviews WHERE food = foods.id AND user <> {:owner} AND ${since('created')}) AS ratings,
      (SELECT COUNT(*) FROM food_likes WHERE food = foods.id AND user <> {:owner} AND ${since('created')}) AS likes,
      (SELECT COUNT(*) FROM saved_foods WHERE food = foods.id AND user <> {:owner} AND ${since('updated')}) AS saves
    FROM foods WHERE uploaded_by = {:owner} AND ({:food} = '' OR id = {:food})
    ORDER BY views DESC, ratings DESC, likes DESC, saves DESC, created DESC, id LIMIT ${mostFoods}`)
    .bind({ ...asked })
    .all(rows);
  return rows.map(({ id, name, rating, reviews, views, ratings, likes, saves }) => ({
    id,
    name,
    rating,
    reviews,
    views,
    ratings,
    likes,
    saves,
  }));
}

module.exports = { answerAnalytics };
