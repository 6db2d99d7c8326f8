/// <reference path="../.cache/pocketbase/types.d.ts" />
// The topic of a list that its reader may not see tells the list alone, and neither what is on it nor whose it is (pb_hooks/lib/sync/feed-entries.js). So where a
// list is shown again, its owner is told again, too.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    run('DROP TRIGGER feed_food_lists_seen');
    run(`CREATE TRIGGER feed_food_lists_seen AFTER UPDATE OF visibility, is_hidden ON food_lists
      WHEN OLD.visibility <> NEW.visibility OR OLD.is_hidden <> NEW.is_hidden BEGIN
      INSERT INTO _changes (audience, collection, record, op)
        SELECT 'l:' || NEW.id, 'food_list_items', id, 'update' FROM food_list_items WHERE list = NEW.id
        UNION ALL SELECT 'l:' || NEW.id, 'profiles', id, 'update' FROM profiles WHERE id = NEW.user; END`);
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    run('DROP TRIGGER feed_food_lists_seen');
    run(`CREATE TRIGGER feed_food_lists_seen AFTER UPDATE OF visibility, is_hidden ON food_lists
      WHEN OLD.visibility <> NEW.visibility OR OLD.is_hidden <> NEW.is_hidden BEGIN
      INSERT INTO _changes (audience, collection, record, op)
        SELECT 'l:' || NEW.id, 'food_list_items', id, 'update' FROM food_list_items WHERE list = NEW.id; END`);
  },
);
