const key = 'forget_snapshots';

/**
 * Asks for new files for everyone (snapshot, columns), because the present ones hold what has just been hidden or deleted. Within the next minute they
 * are built anew and all earlier ones removed, once for however many deletions. A device that was reading one begins again [S11].
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
