/**
 * Writes what the names of all rows look like (R40) beside them. Names that are there stay: where two look alike, the older one holds the look,
 * and the other's is told apart by its id, so that nobody else can take either. No device has this column, so nothing is told of it.
 *
 * @param {CoreApp} app in a migration's transaction
 * @param {{ collection: string, name: string, looks: string }} columns
 */
function fillSkeletons(app, { collection, name, looks }) {
  const run = (/** @type {string} */ sql, /** @type {Record<string, unknown>} */ values = {}) =>
    app.db().newQuery(sql).bind(values).execute();
  const triggers = arrayOf(new DynamicModel({ name: '', sql: '' }));
  app
    .db()
    .newQuery("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = {:collection}")
    .bind({ collection })
    .all(triggers);
  for (const trigger of triggers) run(`DROP TRIGGER ${trigger.name}`);
  run(`UPDATE ${collection} SET ${looks} = ''`);
  const rows = arrayOf(new DynamicModel({ id: '', name: '' }));
  app.db().newQuery(`SELECT id, ${name} AS name FROM ${collection} ORDER BY created, id`).all(rows);
  const looksOf = collection === 'profiles' ? memberLooks : thingLooks;
  const held = new Set();
  for (const row of rows) {
    const skeleton = looksOf(row.name);
    run(`UPDATE ${collection} SET ${looks} = {:looks} WHERE id = {:id}`, {
      id: row.id,
      looks: held.has(skeleton) ? `${skeleton} ${row.id}` : skeleton,
    });
    held.add(skeleton);
  }
  for (const trigger of triggers) run(trigger.sql);
}

// The rules for names are made by the build: they are loaded where there is a name, and a new database has none.

/** @param {string} name */
function memberLooks(name) {
  return require('./names.js').memberSkeleton(name);
}

/** @param {string} name */
function thingLooks(name) {
  return require('./names.js').thingSkeleton(name);
}

module.exports = { fillSkeletons };
