/// <reference path="../.cache/pocketbase/types.d.ts" />
// The names of foods are compared more finely than those of members: 'Set I' and 'Set L' are two. Rows of an import have their look too.
migrate(
  (app) => {
    const { fillSkeletons } = require(`${__hooks}/lib/members/fill-skeletons.js`);
    fillSkeletons(app, { collection: 'foods', name: 'name', looks: 'name_skeleton' });
    app.db().newQuery("ALTER TABLE _import_rows ADD COLUMN name_skeleton TEXT NOT NULL DEFAULT ''").execute();
    app.db().newQuery('CREATE INDEX idx__import_rows_looks ON _import_rows (import, name_skeleton)').execute();
  },
  (app) => {
    app.db().newQuery('DROP INDEX idx__import_rows_looks').execute();
    app.db().newQuery('ALTER TABLE _import_rows DROP COLUMN name_skeleton').execute();
  },
);
