/// <reference path="../.cache/pocketbase/types.d.ts" />
// What the AI service was asked today, by member; the row without a member is the total of all. A plain table: no request reaches it.
migrate(
  (app) => {
    app
      .db()
      .newQuery(`CREATE TABLE _ai_spending (
    day TEXT NOT NULL,
    member TEXT NOT NULL,
    calls INTEGER NOT NULL,
    tokens INTEGER NOT NULL,
    PRIMARY KEY (day, member)
  ) WITHOUT ROWID`)
      .execute();
  },
  (app) => {
    app.db().newQuery('DROP TABLE _ai_spending').execute();
  },
);
