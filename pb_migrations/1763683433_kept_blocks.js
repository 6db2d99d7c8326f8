/// <reference path="../.cache/pocketbase/types.d.ts" />
// Blocks of members who left, by a keyed hash of their address: for when they come back with it (R38).
migrate(
  (app) => {
    app
      .db()
      .newQuery(
        'CREATE TABLE _kept_blocks (address TEXT NOT NULL, blocker TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (address, blocker))',
      )
      .execute();
  },
  (app) => {
    app.db().newQuery('DROP TABLE _kept_blocks').execute();
  },
);
