const { headSeq, number } = require('./change-log.js');

/**
 * Each start of the server is an epoch. A cursor is (epoch, seq): a device that saw seqs which this server's history does not
 * have, after a power loss or a restored backup, is told to start over [S9].
 */

const storeKey = 'foretaste:epoch';

/** @param {CoreApp} app once, at start */
function beginEpoch(app) {
  const id = $security.randomString(20);
  app
    .db()
    .newQuery('INSERT INTO _epochs (id, began_at) VALUES ({:id}, {:seq})')
    .bind({ id, seq: headSeq(app) })
    .execute();
  app.store().set(storeKey, id);
}

/**
 * @param {CoreApp} app
 * @returns {string}
 */
function currentEpoch(app) {
  return app.store().get(storeKey);
}

/**
 * Whether this server's history contains what a device saw: its epoch is known, and the seq was reached before the next began.
 *
 * @param {CoreApp} app
 * @param {string} epoch
 * @param {number} seq the highest that the device holds of that epoch
 */
function isInHistory(app, epoch, seq) {
  const reached = number(
    app,
    `SELECT COALESCE((
      SELECT COALESCE(
        (SELECT later.began_at FROM _epochs AS later WHERE later.rowid > known.rowid ORDER BY later.rowid LIMIT 1),
        (SELECT seq FROM sqlite_sequence WHERE name = '_changes'), 0)
      FROM _epochs AS known WHERE known.id = {:epoch}), -1) AS n`,
    { epoch },
  );
  return reached >= 0 && seq <= reached;
}

module.exports = { beginEpoch, currentEpoch, isInHistory };
