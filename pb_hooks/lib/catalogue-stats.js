const id = 'cataloguestats0';

/**
 * Refreshes the counters of the landing screen (spec 1 §2); saved only when one changed, so that no device pulls for nothing.
 *
 * @param {CoreApp} app
 */
function refreshCatalogueStats(app) {
  const counted = new DynamicModel({ foods: 0, cultures: 0, reviews: 0, contributors: 0 });
  app.db().newQuery(`SELECT
    (SELECT COUNT(*) FROM foods) AS foods,
    (SELECT COUNT(DISTINCT origin) FROM foods WHERE origin <> '') AS cultures,
    (SELECT COUNT(*) FROM reviews) AS reviews,
    (SELECT COUNT(*) FROM profiles) AS contributors`).one(counted);
  const row = app.findRecordsByIds('catalogue_stats', [id])[0] ?? new Record(app.findCollectionByNameOrId('catalogue_stats'), { id });
  const changed = ['foods', 'cultures', 'reviews', 'contributors'].filter((name) => row.getInt(name) !== counted[name]);
  if (changed.length === 0 && !row.isNew()) return;
  for (const name of changed) row.set(name, counted[name]);
  app.save(row);
}

module.exports = { refreshCatalogueStats };
