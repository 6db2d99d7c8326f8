/// <reference path="../.cache/pocketbase/types.d.ts" />
// People who eat with a member, and the tables at which they sit (R46): for the member alone. A person is no account: a name in the member's words, and what
// this person avoids. No sum, no count and no notice is made of it.
//
// A seat is a row of its own, under an id that follows from table and person: two devices that seat two people both keep what they did, and nobody who
// avoids something falls from a table by what another device wrote.
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    const rules = {
      listRule: isOwner,
      viewRule: isOwner,
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
    };
    /** @type {(field: string, collection: string) => Record<string, unknown>} */
    const belongsTo = (field, collection) => ({
      type: 'relation',
      name: field,
      collectionId: app.findCollectionByNameOrId(collection).id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    });
    const called = { type: 'text', name: 'name', required: true, max: 60 };
    /** @type {(field: string) => Record<string, unknown>} */
    const words = (field) => ({ type: 'json', name: field, maxSize: 8000 });
    const dates = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    save({
      type: 'base',
      name: 'table_people',
      ...rules,
      fields: [
        belongsTo('user', 'users'),
        called,
        words('allergens'),
        words('dietary_restrictions'),
        words('dislikes'),
        ...dates,
      ],
      indexes: ['CREATE INDEX idx_table_people_user ON table_people (user)'],
    });
    save({
      type: 'base',
      name: 'dinner_tables',
      ...rules,
      fields: [belongsTo('user', 'users'), called, ...dates],
      indexes: ['CREATE INDEX idx_dinner_tables_user ON dinner_tables (user)'],
    });
    save({
      type: 'base',
      name: 'table_seats',
      ...rules,
      updateRule: null,
      fields: [
        belongsTo('table', 'dinner_tables'),
        belongsTo('person', 'table_people'),
        belongsTo('user', 'users'),
        ...dates,
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_table_seats_pair ON table_seats (`table`, person)',
        'CREATE INDEX idx_table_seats_person ON table_seats (person)',
        'CREATE INDEX idx_table_seats_user ON table_seats (user)',
      ],
    });

    for (const name of ['table_people', 'dinner_tables', 'table_seats']) {
      /** @type {(op: string, row: string) => string} */
      const log = (op, row) =>
        `INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.user, '${name}', ${row}.id, '${op}');`;
      const leaving = `INSERT INTO _changes (audience, collection, record, op)
        SELECT 'u:' || OLD.user, '${name}', OLD.id, 'update' WHERE OLD.user <> NEW.user;`;
      run(`CREATE TRIGGER feed_${name}_create AFTER INSERT ON ${name} BEGIN ${log('create', 'NEW')} END`);
      run(`CREATE TRIGGER feed_${name}_update AFTER UPDATE ON ${name} BEGIN ${log('update', 'NEW')} ${leaving} END`);
      run(`CREATE TRIGGER feed_${name}_delete AFTER DELETE ON ${name} BEGIN ${log('delete', 'OLD')} END`);
    }
  },
  (app) => {
    for (const name of ['table_seats', 'dinner_tables', 'table_people']) {
      app.delete(app.findCollectionByNameOrId(name));
      app.db().newQuery(`DELETE FROM _changes WHERE collection = '${name}'`).execute();
    }
  },
);
