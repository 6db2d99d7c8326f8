/// <reference path="../.cache/pocketbase/types.d.ts" />
// Lists of foods that a member makes (R46): the list, and one row for each food on it. For its owner alone until it is set otherwise.
//
// `user` of an item is the owner of its list, so that the feed knows whose an item was when list and items are deleted together. `order_key` orders the items of
// a list: a fraction, digits of base 36 behind a point that is not written. So moving one food writes one row, and two devices that move two foods
// both keep what they did.
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    /** @type {(name: string, collection: string) => Record<string, unknown>} */
    const belongsTo = (name, collection) => ({
      type: 'relation',
      name,
      collectionId: app.findCollectionByNameOrId(collection).id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    });
    const dates = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    save({
      type: 'base',
      name: 'food_lists',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        belongsTo('user', 'users'),
        { type: 'text', name: 'name', required: true, max: 80 },
        { type: 'text', name: 'text', max: 500 },
        ...dates,
      ],
      indexes: ['CREATE INDEX idx_food_lists_user ON food_lists (user)'],
    });
    save({
      type: 'base',
      name: 'food_list_items',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        belongsTo('list', 'food_lists'),
        belongsTo('food', 'foods'),
        belongsTo('user', 'users'),
        { type: 'text', name: 'order_key', required: true, max: 60, pattern: '^[0-9a-z]*[1-9a-z]$' },
        ...dates,
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_food_list_items_pair ON food_list_items (list, food)',
        'CREATE INDEX idx_food_list_items_food ON food_list_items (food)',
        'CREATE INDEX idx_food_list_items_user ON food_list_items (user)',
      ],
    });

    for (const name of ['food_lists', 'food_list_items']) {
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
    for (const name of ['food_list_items', 'food_lists']) {
      app.delete(app.findCollectionByNameOrId(name));
      app.db().newQuery(`DELETE FROM _changes WHERE collection = '${name}'`).execute();
    }
  },
);
