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
 * @param {number} seq
 * @returns {string[]} the audiences with an entry after seq
 */
function audiencesAfter(app, seq) {
  const rows = arrayOf(new DynamicModel({ audience: '' }));
  app.db().newQuery('SELECT DISTINCT audience FROM _changes WHERE seq > {:seq}').bind({ seq }).all(rows);
  return rows.map((row) => row.audience);
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

module.exports = { audienceSeq, audiencesAfter, echoSeq, headSeq, number };
