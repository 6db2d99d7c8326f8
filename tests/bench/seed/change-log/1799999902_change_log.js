/// <reference path="../../../../.cache/pocketbase/types.d.ts" />
// Fills the change log up to BENCH_LOG_ENTRIES entries: two in five are everyone's, two the topics' that the bench asks for, one other members'.
migrate((app) => {
  const wanted = Number($os.getenv('BENCH_LOG_ENTRIES'));
  const row = new DynamicModel({ value: 0 });
  app.db().newQuery('SELECT COUNT(*) AS value FROM _changes').one(row);
  app
    .db()
    .newQuery(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${wanted - row.value})
    INSERT INTO _changes (audience, collection, record, op)
    SELECT CASE i % 5 WHEN 0 THEN '*' WHEN 1 THEN '*' WHEN 2 THEN 'm:bm' || printf('%013d', i % 150) WHEN 3 THEN 'f:bf' || printf('%013d', i % 120) ELSE 'u:bm' || printf('%013d', i % 5000) END,
      'reviews', 'bl' || printf('%013d', i), 'create' FROM n`)
    .execute();
});
