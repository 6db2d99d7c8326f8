/// <reference path="../.cache/pocketbase/types.d.ts" />
// What was last told to a professional of those who rated the professional's foods (pb_hooks/lib/professionals/customer-insights.js): figures about ten people
// at least, which name nobody. `people`: how many they were, so that new figures are made when ten have come or gone.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    run(
      'CREATE TABLE _customer_insights (professional TEXT PRIMARY KEY NOT NULL, made_at TEXT NOT NULL, people INTEGER NOT NULL, figures TEXT NOT NULL) WITHOUT ROWID',
    );
    run(
      'CREATE TRIGGER customers_users_delete AFTER DELETE ON users BEGIN DELETE FROM _customer_insights WHERE professional = OLD.id; END',
    );
  },
  (app) => {
    app.db().newQuery('DROP TRIGGER customers_users_delete').execute();
    app.db().newQuery('DROP TABLE _customer_insights').execute();
  },
);
