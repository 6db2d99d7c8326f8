/// <reference path="../.cache/pocketbase/types.d.ts" />
// Others' lists that a member keeps (R46): for the member alone, and no list or count tells of it.
//
// `list` is an id and no relation: the row stays when the list is gone, so that the member is told instead of finding one fewer. `name` is what the list was called
// when it was kept, by the server. It goes where it may be somebody's name who has left, and where a moderator has hidden the list.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @type {Record<string, unknown>} */
    const form = {
      type: 'base',
      name: 'kept_lists',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: isOwner,
      updateRule: null,
      deleteRule: isOwner,
      fields: [
        {
          type: 'relation',
          name: 'user',
          collectionId: app.findCollectionByNameOrId('users').id,
          maxSelect: 1,
          required: true,
          cascadeDelete: true,
        },
        { type: 'text', name: 'list', required: true, pattern: '^[a-z0-9]{15}$' },
        { type: 'text', name: 'name', max: 80 },
        { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
        { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_kept_lists_pair ON kept_lists (user, list)',
        'CREATE INDEX idx_kept_lists_list ON kept_lists (list)',
      ],
    };
    app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));

    /** @type {(op: string, row: string) => string} */
    const log = (op, row) =>
      `INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.user, 'kept_lists', ${row}.id, '${op}');`;
    const leaving = `INSERT INTO _changes (audience, collection, record, op)
      SELECT 'u:' || OLD.user, 'kept_lists', OLD.id, 'update' WHERE OLD.user <> NEW.user;`;
    run(`CREATE TRIGGER feed_kept_lists_create AFTER INSERT ON kept_lists BEGIN ${log('create', 'NEW')} END`);
    run(
      `CREATE TRIGGER feed_kept_lists_update AFTER UPDATE ON kept_lists BEGIN ${log('update', 'NEW')} ${leaving} END`,
    );
    run(`CREATE TRIGGER feed_kept_lists_delete AFTER DELETE ON kept_lists BEGIN ${log('delete', 'OLD')} END`);

    /** @type {(row: string) => string} */
    const forget = (row) => `UPDATE kept_lists SET name = '' WHERE list = ${row}.id AND name <> '';`;
    // An account goes before what is its own.
    run(`CREATE TRIGGER kept_lists_owner_gone AFTER DELETE ON food_lists WHEN NOT EXISTS (SELECT 1 FROM users WHERE id = OLD.user)
      BEGIN ${forget('OLD')} END`);
    run(`CREATE TRIGGER kept_lists_hidden AFTER UPDATE OF is_hidden ON food_lists WHEN NEW.is_hidden AND NOT OLD.is_hidden
      BEGIN ${forget('NEW')} END`);
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    run('DROP TRIGGER kept_lists_owner_gone');
    run('DROP TRIGGER kept_lists_hidden');
    app.delete(app.findCollectionByNameOrId('kept_lists'));
    run("DELETE FROM _changes WHERE collection = 'kept_lists'");
  },
);
