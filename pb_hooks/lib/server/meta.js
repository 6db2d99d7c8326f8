/** Single values that the server keeps for itself, in its own table `_meta`. */

/** @param {CoreApp} app @param {string} key @returns {string} '' for none */
function readMeta(app, key) {
  const row = new DynamicModel({ value: '' });
  app.db().newQuery("SELECT COALESCE(MAX(value), '') AS value FROM _meta WHERE key = {:key}").bind({ key }).one(row);
  return row.value;
}

/** @param {CoreApp} app @param {string} key @param {string} value */
function writeMeta(app, key, value) {
  app
    .db()
    .newQuery('INSERT OR REPLACE INTO _meta (key, value) VALUES ({:key}, {:value})')
    .bind({ key, value })
    .execute();
}

module.exports = { readMeta, writeMeta };
