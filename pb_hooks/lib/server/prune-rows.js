const { retentionDays } = require('./retention-days.js');

/**
 * How long rows that are written again and again are kept, and how many of them. Their deletion reaches devices like any other.
 *
 * @type {readonly { collection: string, days?: number, since?: 'created' | 'updated', most?: number, mostOfOne?: number }[]}
 */
const kept = [
  { collection: 'error_reports', days: retentionDays.errorReports, most: 5000 },
  { collection: 'notifications', days: retentionDays.notifications, mostOfOne: 500 },
  { collection: 'personalized_insights', mostOfOne: 200 },
  { collection: 'push_subscriptions', days: retentionDays.browsers, since: 'updated' },
  { collection: 'user_roles', mostOfOne: 5 },
];

/**
 * Once a night.
 *
 * @param {CoreApp} app
 */
function pruneRows(app) {
  const run = (/** @type {string} */ sql, /** @type {Record<string, unknown>} */ values) =>
    app.db().newQuery(sql).bind(values).execute();
  for (const { collection, days, since = 'created', most, mostOfOne } of kept) {
    if (days !== undefined) {
      const before = new Date(Date.now() - days * 86_400_000).toISOString().replace('T', ' ');
      run(`DELETE FROM ${collection} WHERE ${since} < {:before}`, { before });
    }
    if (most !== undefined)
      run(
        `DELETE FROM ${collection} WHERE rowid IN (SELECT rowid FROM ${collection} ORDER BY created DESC LIMIT -1 OFFSET {:most})`,
        { most },
      );
    // The newest is the one inserted last (spec 1 §3, user_roles).
    if (mostOfOne !== undefined) {
      run(
        `DELETE FROM ${collection} WHERE rowid IN (
        SELECT rowid FROM (SELECT rowid, ROW_NUMBER() OVER (PARTITION BY user ORDER BY rowid DESC) AS place FROM ${collection}) WHERE place > {:mostOfOne})`,
        { mostOfOne },
      );
    }
  }
}

module.exports = { pruneRows };
