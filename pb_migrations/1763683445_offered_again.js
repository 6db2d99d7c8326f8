/// <reference path="../.cache/pocketbase/types.d.ts" />
// Which fields a mutation wrote, so that an older one that a device offers again after a restored backup undoes nothing newer [S22].
migrate(
  (app) => {
    app.db().newQuery("ALTER TABLE _mutations ADD COLUMN fields TEXT NOT NULL DEFAULT ''").execute();
    app.db().newQuery('CREATE INDEX idx__mutations_record ON _mutations (collection, record, created)').execute();
  },
  (app) => {
    app.db().newQuery('DROP INDEX idx__mutations_record').execute();
    app.db().newQuery('ALTER TABLE _mutations DROP COLUMN fields').execute();
  },
);
