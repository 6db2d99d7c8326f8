/// <reference path="../.cache/pocketbase/types.d.ts" />
// A member's diary: what it tried, when, with whom, where, and how it was (R44). For its owner alone (R46): no sum, no count and no notice is made of it.
//
// `food` is text and no relation. A memory outlives its food: a food that is deleted is unset here and its name stays. And a filter can ask nothing
// of a food through it. `day` is the day of the calendar where the member was, '' where nobody knows it.
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const users = app.findCollectionByNameOrId('users');
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    /** @type {(name: string, max: number, more?: object) => Record<string, unknown>} */
    const text = (name, max, more = {}) => ({ type: 'text', name, max, ...more });
    save({
      type: 'base',
      name: 'diary_entries',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        {
          type: 'relation',
          name: 'user',
          collectionId: users.id,
          maxSelect: 1,
          required: true,
          cascadeDelete: true,
        },
        text('food', 15, { pattern: '^[a-z0-9]{15}$' }),
        text('food_name', 120, { required: true }),
        text('day', 10, { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
        { type: 'number', name: 'rating', min: 0, max: 5, onlyInt: true },
        text('note', 2000),
        text('company', 200),
        text('place', 200),
        text('import_id', 15, { pattern: '^[a-z0-9]{15}$' }),
        {
          type: 'file',
          name: 'photo',
          protected: true,
          maxSelect: 1,
          maxSize: 10 * 1024 * 1024,
          mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
          thumbs: ['960x960f'],
        },
        { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
        { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
      ],
      indexes: [
        'CREATE INDEX idx_diary_entries_user ON diary_entries (user)',
        'CREATE INDEX idx_diary_entries_food ON diary_entries (food)',
      ],
    });

    /** @type {(op: string, row: string) => string} */
    const log = (op, row) =>
      `INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.user, 'diary_entries', ${row}.id, '${op}');`;
    const leaving = `INSERT INTO _changes (audience, collection, record, op)
      SELECT 'u:' || OLD.user, 'diary_entries', OLD.id, 'update' WHERE OLD.user <> NEW.user;`;
    run(`CREATE TRIGGER feed_diary_entries_create AFTER INSERT ON diary_entries BEGIN ${log('create', 'NEW')} END`);
    run(
      `CREATE TRIGGER feed_diary_entries_update AFTER UPDATE ON diary_entries BEGIN ${log('update', 'NEW')} ${leaving} END`,
    );
    run(`CREATE TRIGGER feed_diary_entries_delete AFTER DELETE ON diary_entries BEGIN ${log('delete', 'OLD')} END`);
    // Whatever removes a food, plain SQL too.
    run(`CREATE TRIGGER diary_entries_of_food AFTER DELETE ON foods BEGIN
      UPDATE diary_entries SET food = '', updated = strftime('%Y-%m-%d %H:%M:%fZ', 'now') WHERE food = OLD.id; END`);
  },
  (app) => {
    app.db().newQuery('DROP TRIGGER diary_entries_of_food').execute();
    app.delete(app.findCollectionByNameOrId('diary_entries'));
    app.db().newQuery("DELETE FROM _changes WHERE collection = 'diary_entries'").execute();
  },
);
