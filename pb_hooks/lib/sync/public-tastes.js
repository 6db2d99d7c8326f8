const { readMeta } = require('../server/meta.js');
const { visitorCondition } = require('../visibility/visitor-rows.js');
const { answerContent, compressNewest, keepContent, keepDocuments, readDocuments } = require('./content-files.js');
const { answerShared, listAges } = require('./shared-answer.js');

/**
 * Who rated what, as anybody may read it: from it a device computes how alike its member and others taste (R46). One immutable file for all, named by what
 * it holds:
 *
 *   {"version":1,"foods":[id, …],"members":[[id,[n, …]], …]}        n = the food's place × 5 + stars − 1
 *
 * In it are shown reviews of shown foods, by members with a shown profile who are not suspended and have not said that they want to be left out. Of
 * 100,000 members these are the 10,000 who rated last, each with five ratings at least and the newest hundred at most: so it has a million ratings at most,
 * and most have ten. Nothing else of a review is in it.
 *
 * @typedef {{ hash: string, bytes: number, members: number, ratings: number }} PublicTastes
 */

const mostMembers = 10_000;
const leastOfMember = 5;
const mostOfMember = 100;
/** So few are read again at a start without making it longer. */
const quickRatings = 50_000;
const keptFiles = 3;
const kind = { list: 'tastes.json', extension: '.tastes', path: '/api/community/tastes/' };
/** Written by the triggers of the migration, whenever somebody must not be in the file any more. */
const againKey = 'public_tastes_again';

/**
 * @param {CoreApp} app
 * @param {number} [keep] how many stay, this one included: who has begun to read an earlier one goes on with it
 * @returns {PublicTastes}
 */
function buildPublicTastes(app, keep = keptFiles) {
  const { text, members, ratings } = readTastes(app);
  const entry = { ...keepContent(app, text, kind.extension), members, ratings };
  const earlier = readEntries(app).filter(({ hash }) => hash !== entry.hash);
  keepDocuments(app, kind, [entry, ...earlier].slice(0, keep));
  return entry;
}

/**
 * @param {CoreApp} app
 * @returns {{ text: string, members: number, ratings: number }}
 */
function readTastes(app) {
  const rows = arrayOf(new DynamicModel({ id: '', numbers: '', count: 0 }));
  app.db().newQuery(question(app)).bind({ mostMembers, leastOfMember, mostOfMember }).all(rows);
  const [foods, ...members] = /** @type {{ id: string, numbers: string, count: number }[]} */ (
    /** @type {unknown} */ (rows)
  );
  const lines = members.map(({ id, numbers }) => `["${id}",${numbers}]`);
  return {
    text: `{"version":1,"foods":${foods?.numbers ?? '[]'},"members":[${lines.join(',')}]}`,
    members: members.length,
    ratings: members.reduce((sum, { count }) => sum + count, 0),
  };
}

/**
 * @param {CoreApp} app
 * @returns {string} SQL, one question so that all of it is of one moment: first the foods, those that most rated before the others, for their numbers are
 *   short; then a row for each member
 */
function question(app) {
  return `WITH counted AS (SELECT id, user, food, rating, updated FROM reviews WHERE ${visitorCondition(app, 'reviews')}
      AND user IN (SELECT id FROM profiles WHERE ${visitorCondition(app, 'profiles')})
      AND user NOT IN (SELECT user FROM notification_preferences WHERE no_taste_match)
      AND user NOT IN (SELECT id FROM users WHERE suspended_at <> '')
      AND food IN (SELECT id FROM foods WHERE ${visitorCondition(app, 'foods')})),
    company AS (SELECT user FROM counted GROUP BY user HAVING COUNT(*) >= {:leastOfMember} ORDER BY MAX(updated) DESC, user LIMIT {:mostMembers}),
    lined AS (SELECT *, ROW_NUMBER() OVER (PARTITION BY user ORDER BY updated DESC, id) AS line FROM counted WHERE user IN company),
    rated AS MATERIALIZED (SELECT user, food, rating FROM lined WHERE line <= {:mostOfMember}),
    numbered AS MATERIALIZED (SELECT food, ROW_NUMBER() OVER (ORDER BY COUNT(*) DESC, food) - 1 AS place FROM rated GROUP BY food)
    SELECT '' AS id, json_group_array(food) AS numbers, 0 AS count FROM (SELECT food FROM numbered ORDER BY place)
    UNION ALL SELECT user AS id, json_group_array(n) AS numbers, COUNT(*) AS count
      FROM (SELECT user, place * 5 + rating - 1 AS n FROM rated JOIN numbered USING (food) ORDER BY user, n) GROUP BY user`;
}

/**
 * @param {CoreApp} app
 * @returns {PublicTastes[]} newest first
 */
function readEntries(app) {
  return readDocuments(app, kind);
}

/**
 * New ratings are in it within ten minutes; whoever must not be in it any more is out of it within one, and the earlier files are gone then.
 *
 * @param {CoreApp} app
 * @param {'start' | 'minute' | 'cron'} when
 */
function refreshPublicTastes(app, when) {
  const newest = readEntries(app)[0];
  const again = readMeta(app, againKey);
  if (again !== '') {
    buildPublicTastes(app, 1);
    // One that was asked for meanwhile waits for the next minute.
    app
      .db()
      .newQuery('DELETE FROM _meta WHERE key = {:key} AND value = {:value}')
      .bind({ key: againKey, value: again })
      .execute();
  } else if (newest === undefined || when === 'cron' || (when === 'start' && newest.ratings <= quickRatings))
    buildPublicTastes(app);
  if (when !== 'start') compressNewest(app, kind); // before the start nobody answers
}

/** @param {core.RequestEvent} e */
function answerNewest(e) {
  const newest = readEntries(e.app)[0];
  if (newest === undefined) return e.noContent(204);
  const { hash, bytes, members } = newest;
  return answerShared(e, JSON.stringify({ hash, bytes, members }), listAges);
}

/** @param {core.RequestEvent} e */
function answerFile(e) {
  return answerContent(e, { extension: kind.extension, type: 'application/json; charset=utf-8' });
}

module.exports = { answerFile, answerNewest, buildPublicTastes, refreshPublicTastes };
