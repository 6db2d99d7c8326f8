const { readMeta, writeMeta } = require('../server/meta.js');

const key = 'forget_snapshots';

/**
 * Orders a rebuild of the files for everyone (snapshot, columns, public tastes), because the present ones hold what has just been hidden or deleted. Within a minute
 * they are built anew and all earlier ones removed, once for any number of deletions. A device that was reading one begins again [S11].
 *
 * @param {CoreApp} tx the transaction of the deletion
 */
function forgetSoon(tx) {
  writeMeta(tx, key, String(Date.now()));
}

/** @param {CoreApp} app every minute */
function forgetSnapshots(app) {
  const value = readMeta(app, key);
  if (value === '') return;
  require('./snapshot.js').buildSnapshot(app, 1);
  require('./columns.js').buildColumns(app, 1);
  require('./public-tastes.js').buildPublicTastes(app, 1);
  // One that was asked for meanwhile waits for the next minute.
  app.db().newQuery('DELETE FROM _meta WHERE key = {:key} AND value = {:value}').bind({ key, value }).execute();
}

module.exports = { forgetSnapshots, forgetSoon };
