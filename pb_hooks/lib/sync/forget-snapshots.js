const key = 'forget_snapshots';

/**
 * Files for everyone that were built before (snapshot, columns) hold what is hidden or deleted from now on: the next minute builds them
 * anew and removes every earlier one, however many ask for it. A device that was reading one begins again [S11].
 *
 * @param {CoreApp} tx the transaction of the deletion
 */
function forgetSoon(tx) {
  tx.db()
    .newQuery('INSERT OR REPLACE INTO _meta (key, value) VALUES ({:key}, {:value})')
    .bind({ key, value: String(Date.now()) })
    .execute();
}

/** @param {CoreApp} app every minute */
function forgetSnapshots(app) {
  const asked = arrayOf(new DynamicModel({ value: '' }));
  app.db().newQuery('SELECT value FROM _meta WHERE key = {:key}').bind({ key }).all(asked);
  const value = asked[0]?.value;
  if (value === undefined) return;
  require('./snapshot.js').buildSnapshot(app, 1);
  require('./columns.js').buildColumns(app, 1);
  // One that was asked for meanwhile waits for the next minute.
  app.db().newQuery('DELETE FROM _meta WHERE key = {:key} AND value = {:value}').bind({ key, value }).execute();
}

module.exports = { forgetSnapshots, forgetSoon };
