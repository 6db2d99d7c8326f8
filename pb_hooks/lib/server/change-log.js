const { isTally } = require('./tally-names.js');

/**
 * The newest seq of the change feed [S10]. Read from SQLite's own counter, which never goes back.
 *
 * @param {CoreApp} app
 */
function headSeq(app) {
  return number(app, "SELECT COALESCE((SELECT seq FROM sqlite_sequence WHERE name = '_changes'), 0) AS n", {});
}

/**
 * The newest seq under which an audience has an entry, 0 if it has none.
 *
 * @param {CoreApp} app
 * @param {string} audience
 */
function audienceSeq(app, audience) {
  return number(app, 'SELECT COALESCE(MAX(seq), 0) AS n FROM _changes WHERE audience = {:audience}', { audience });
}

/**
 * The seq from which on any entry of the record, in any audience, tells of the write: the oldest of the entries that came after `before`. The oldest,
 * because a device reads only its own audiences, and the newest entry may be in another member's. If there is none after `before`, the newest there is.
 *
 * @param {CoreApp} app
 * @param {{ collection: string, record: string, before: number }} write
 */
function echoSeq(app, { collection, record, before }) {
  const sql = `SELECT COALESCE(MIN(CASE WHEN seq > {:before} THEN seq END), MAX(seq), 0) AS n FROM _changes
    WHERE collection = {:collection} AND record = {:record}`;
  return number(app, sql, { collection, record, before });
}

/**
 * @param {CoreApp} app
 * @param {{ collection: string, record: string }} of
 * @returns {number} the newest seq that tells of the record, in whichever audience; 0 where none does
 */
function newestSeq(app, { collection, record }) {
  return number(
    app,
    'SELECT COALESCE(MAX(seq), 0) AS n FROM _changes WHERE collection = {:collection} AND record = {:record}',
    { collection, record },
  );
}

/**
 * Looks each entry up by its seq. SQLite left to itself would walk through the whole log: in the order of audiences, or because its statistics are from
 * when the log was small.
 *
 * @param {CoreApp} app
 * @param {{ after: number, upTo: number }} range of seq, `after` itself not
 * @returns {{ audience: string, isTally: boolean }[]} the audiences with an entry in it, once for tallies and once for everything else; what concerns
 *   a member's own numbers is no tally in that member's own audience
 */
function newsBetween(app, { after, upTo }) {
  const rows = arrayOf(new DynamicModel({ news: '' }));
  app
    .db()
    .newQuery(`WITH RECURSIVE news(seq) AS (SELECT {:first} UNION ALL SELECT seq + 1 FROM news WHERE seq < {:last})
    SELECT DISTINCT COALESCE((SELECT (${isTally} AND audience NOT GLOB 'u:*') || audience FROM _changes WHERE _changes.seq = news.seq), '') AS news FROM news`)
    .bind({ first: after + 1, last: upTo })
    .all(rows);
  // '' is an entry that a newer one has replaced.
  return rows
    .filter(({ news }) => news !== '')
    .map(({ news }) => ({ audience: news.slice(1), isTally: news.startsWith('1') }));
}

/**
 * @param {CoreApp} app
 * @param {string} sql one row with one whole number `n`
 * @param {Record<string, unknown>} values
 * @returns {number}
 */
function number(app, sql, values) {
  const row = new DynamicModel({ n: 0 });
  app.db().newQuery(sql).bind(values).one(row);
  return row.n;
}

module.exports = { audienceSeq, echoSeq, headSeq, newestSeq, newsBetween, number };
