/// <reference path="../.cache/pocketbase/types.d.ts" />
// The topic of a list that its reader may not see tells the list alone, and neither what is on it nor whose it is (pb_hooks/lib/sync/feed-entries.js). So where a
// list is shown again, its owner is told again, too.
migrate(
  (app) =>
    tellWhereShown(app, "UNION ALL SELECT 'l:' || NEW.id, 'profiles', id, 'update' FROM profiles WHERE id = NEW.user"),
  (app) => tellWhereShown(app, ''),
);

/** @param {CoreApp} app @param {string} more what is told beside the foods on a list */
function tellWhereShown(app, more) {
  app.db().newQuery('DROP TRIGGER feed_food_lists_seen').execute();
  app
    .db()
    .newQuery(`CREATE TRIGGER feed_food_lists_seen AFTER UPDATE OF visibility, is_hidden ON food_lists
      WHEN OLD.visibility <> NEW.visibility OR OLD.is_hidden <> NEW.is_hidden BEGIN
      INSERT INTO _changes (audience, collection, record, op)
        SELECT 'l:' || NEW.id, 'food_list_items', id, 'update' FROM food_list_items WHERE list = NEW.id ${more}; END`)
    .execute();
}
