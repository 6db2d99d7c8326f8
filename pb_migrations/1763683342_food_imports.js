/// <reference path="../.cache/pocketbase/types.d.ts" />
// Imports of foods by admins. The import itself is a row on admins' devices, which shows how far it is; what it brings waits in a plain table,
// which no request reaches but through the import's routes.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const isAdmin = '@request.auth.standing = "admin"';
    const count = (/** @type {string} */ name) => ({ type: 'number', name, min: 0, onlyInt: true });
    app.save(
      new Collection(
        /** @type {Partial<Collection>} */ (
          /** @type {unknown} */ ({
            type: 'base',
            name: 'food_imports',
            listRule: isAdmin,
            viewRule: isAdmin,
            createRule: null,
            updateRule: null,
            deleteRule: null,
            fields: [
              // As in admin_actions: an id that stays when the account goes.
              { type: 'text', name: 'actor', max: 15 },
              { type: 'text', name: 'file_name', required: true, max: 200 },
              {
                type: 'select',
                name: 'status',
                required: true,
                values: ['checking', 'running', 'done', 'cancelled', 'undoing', 'undone'],
                maxSelect: 1,
              },
              ...['total', 'ready', 'renamed', 'duplicate', 'refused', 'added', 'kept', 'undone'].map(count),
              { type: 'date', name: 'ended_at' },
              { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
              { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
            ],
            indexes: ['CREATE INDEX idx_food_imports_status ON food_imports (status, created)'],
          })
        ),
      ),
    );
    // state: ready, renamed (to be added), duplicate, refused, added, kept (not undone: somebody's words hang on it), undone
    run(`CREATE TABLE _import_rows (
    import TEXT NOT NULL,
    line INTEGER NOT NULL,
    name_key TEXT NOT NULL,
    food TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    body TEXT NOT NULL,
    PRIMARY KEY (import, line)
  ) WITHOUT ROWID`);
    run('CREATE INDEX idx__import_rows_state ON _import_rows (import, state, line)');
    run('CREATE INDEX idx__import_rows_name ON _import_rows (import, name_key)');
    for (const [op, event, row] of [
      ['create', 'INSERT', 'NEW'],
      ['update', 'UPDATE', 'NEW'],
      ['delete', 'DELETE', 'OLD'],
    ]) {
      run(`CREATE TRIGGER feed_food_imports_${op} AFTER ${event} ON food_imports BEGIN
      INSERT INTO _changes (audience, collection, record, op) VALUES ('g:admins', 'food_imports', ${row}.id, '${op}'); END`);
    }
    run(
      'CREATE TRIGGER food_imports_rows_gone AFTER DELETE ON food_imports BEGIN DELETE FROM _import_rows WHERE import = OLD.id; END',
    );
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('food_imports'));
    app.db().newQuery("DELETE FROM _changes WHERE collection = 'food_imports'").execute();
    app.db().newQuery('DROP TABLE _import_rows').execute();
  },
);
