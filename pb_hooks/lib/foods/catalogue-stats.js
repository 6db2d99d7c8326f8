const id = 'cataloguestats0';
/** spec 2 §9, community: trending cuisines. */
const trendingDays = 30;
const trendingCuisines = 3;

/**
 * Refreshes the counters of the landing screen (spec 1 §2); saved only when one changed, so that no device pulls for nothing.
 *
 * @param {CoreApp} app
 */
function refreshCatalogueStats(app) {
  const counted = new DynamicModel({ foods: 0, cultures: 0, reviews: 0, contributors: 0 });
  app
    .db()
    .newQuery(`SELECT
    (SELECT COUNT(*) FROM foods) AS foods,
    (SELECT COUNT(DISTINCT origin) FROM foods WHERE origin <> '') AS cultures,
    (SELECT COUNT(*) FROM reviews) AS reviews,
    (SELECT COUNT(*) FROM profiles) AS contributors`)
    .one(counted);
  const row =
    app.findRecordsByIds('catalogue_stats', [id])[0] ??
    new Record(app.findCollectionByNameOrId('catalogue_stats'), { id });
  const changed = ['foods', 'cultures', 'reviews', 'contributors'].filter((name) => row.getInt(name) !== counted[name]);
  const trending = JSON.stringify(countTrending(app));
  if (changed.length === 0 && row.getString('trending_cuisines') === trending && !row.isNew()) return;
  for (const name of changed) row.set(name, counted[name]);
  row.set('trending_cuisines', JSON.parse(trending));
  app.save(row);
}

/**
 * The cuisines of which members shared most foods lately; the starter catalogue is nobody's and counts for nothing (R4).
 *
 * @param {CoreApp} app
 */
function countTrending(app) {
  const since = new Date(Date.now() - trendingDays * 86_400_000).toISOString().replace('T', ' ');
  const rows = arrayOf(new DynamicModel({ cuisine: '', foods: 0 }));
  app
    .db()
    .newQuery(`SELECT origin AS cuisine, COUNT(*) AS foods FROM foods WHERE created >= {:since} AND uploaded_by <> '' AND origin <> ''
    GROUP BY origin ORDER BY foods DESC, MAX(created) DESC, MAX(id) LIMIT {:limit}`)
    .bind({ since, limit: trendingCuisines })
    .all(rows);
  return rows.map(({ cuisine, foods }) => ({ cuisine, foods }));
}

module.exports = { refreshCatalogueStats };
