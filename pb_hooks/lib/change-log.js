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
 * The seq from which on an entry of the record, in whichever audience, tells of what was written since `before`: the oldest of those that
 * came with it. A device reads its own audiences alone, and the newest entry may be another member's. Where nothing was told since, the
 * newest that there is.
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
  return number(app, 'SELECT COALESCE(MAX(seq), 0) AS n FROM _changes WHERE collection = {:collection} AND record = {:record}', { collection, record });
}

/**
 * By seq alone: left to itself, SQLite walks through the whole log, by all audiences in their order, or because it once was small.
 *
 * @param {CoreApp} app
 * @param {{ after: number, upTo: number }} range of seq, `after` itself not
 * @returns {{ audience: string, isTally: boolean }[]} the audiences with an entry in it, once for tallies and once for everything else
 */
function newsBetween(app, { after, upTo }) {
  const rows = arrayOf(new DynamicModel({ audience: '', tally: false }));
  app.db().newQuery(`SELECT DISTINCT audience, ${isTally} AS tally FROM _changes NOT INDEXED WHERE seq > {:after} AND seq <= {:upTo}`).bind({ after, upTo }).all(rows);
  return rows.map(({ audience, tally }) => ({ audience, isTally: tally }));
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
