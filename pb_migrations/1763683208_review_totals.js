/// <reference path="../.cache/pocketbase/types.d.ts" />
// A food's rating and review count follow its reviews inside the transaction of the review itself, whatever wrote or
// removed it: the API, a cascade, or plain SQL (R17). The update of the food reaches the change feed by its own trigger.
migrate(
  (app) => {
    /** @type {(row: string) => string} */
    const recompute = (row) => `UPDATE foods SET
      rating = COALESCE((SELECT ROUND(AVG(rating), 2) FROM reviews WHERE food = ${row}.food), 0),
      review_count = (SELECT COUNT(*) FROM reviews WHERE food = ${row}.food)
    WHERE id = ${row}.food;`;
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    run(`CREATE TRIGGER totals_reviews_create AFTER INSERT ON reviews BEGIN ${recompute('NEW')} END`);
    run(`CREATE TRIGGER totals_reviews_delete AFTER DELETE ON reviews BEGIN ${recompute('OLD')} END`);
    run(
      `CREATE TRIGGER totals_reviews_update AFTER UPDATE OF rating, food ON reviews BEGIN ${recompute('NEW')} ${recompute('OLD')} END`,
    );
  },
  (app) => {
    for (const op of ['create', 'update', 'delete']) app.db().newQuery(`DROP TRIGGER totals_reviews_${op}`).execute();
  },
);
