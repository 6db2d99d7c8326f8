/// <reference path="../.cache/pocketbase/types.d.ts" />
// How often a food of a member's was looked at, for its owner alone. Plain tables, not collections: no request reaches them but by the routes.
//
//   a look ──▶ _food_view_marks(food, day, viewer) ──trigger──▶ _food_view_days(food, day, views)
//
// A mark makes a look of one viewer on one day count once, however often and late it arrives. It names nobody: `viewer` is a hash over a secret of
// this server and the day, so that the marks of two days cannot be joined, and it goes when the day is too old to be sent any more.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    run(
      'CREATE TABLE _food_view_marks (day TEXT NOT NULL, food TEXT NOT NULL, viewer TEXT NOT NULL, PRIMARY KEY (day, food, viewer)) WITHOUT ROWID',
    );
    run(
      'CREATE TABLE _food_view_days (food TEXT NOT NULL, day TEXT NOT NULL, views INTEGER NOT NULL, PRIMARY KEY (food, day)) WITHOUT ROWID',
    );
    run(`CREATE TRIGGER food_views_count AFTER INSERT ON _food_view_marks BEGIN
    INSERT INTO _food_view_days (food, day, views) VALUES (NEW.food, NEW.day, 1) ON CONFLICT (food, day) DO UPDATE SET views = views + 1;
  END`);
    run(`CREATE TRIGGER food_views_gone AFTER DELETE ON foods BEGIN
    DELETE FROM _food_view_days WHERE food = OLD.id;
  END`);
    run("INSERT INTO _meta (key, value) VALUES ('food_view_secret', lower(hex(randomblob(32))))");
  },
  (app) => {
    app.db().newQuery('DROP TRIGGER food_views_gone').execute();
    for (const table of ['_food_view_marks', '_food_view_days']) app.db().newQuery(`DROP TABLE ${table}`).execute();
    app.db().newQuery("DELETE FROM _meta WHERE key = 'food_view_secret'").execute();
  },
);
