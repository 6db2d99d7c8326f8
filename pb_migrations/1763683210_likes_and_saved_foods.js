/// <reference path="../.cache/pocketbase/types.d.ts" />
// What members like (R15), want to try and have tried (R10). Both are rows of their owner alone; of likes only the count is public.
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const users = app.findCollectionByNameOrId('users');
    const foods = app.findCollectionByNameOrId('foods');
    const stamps = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    const user = {
      type: 'relation',
      name: 'user',
      collectionId: users.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    };
    const food = {
      type: 'relation',
      name: 'food',
      collectionId: foods.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    };
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    /** @type {(name: string) => string[]} */
    const indexes = (name) => [
      `CREATE UNIQUE INDEX idx_${name}_food_user ON ${name} (food, user)`,
      `CREATE INDEX idx_${name}_user ON ${name} (user)`,
    ];
    const owned = {
      type: 'base',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
    };

    // The feed's seq of the like that `upvotes` counted last: by it a device tells whether its own like is in the number [S4].
    foods.fields.add(new NumberField({ name: 'upvotes_seq', min: 0, onlyInt: true }));
    app.save(foods);

    // Nothing of a like can change.
    save({
      ...owned,
      updateRule: null,
      name: 'food_likes',
      fields: [food, user, ...stamps],
      indexes: indexes('food_likes'),
    });
    save({
      ...owned,
      name: 'saved_foods',
      fields: [
        food,
        user,
        { type: 'select', name: 'state', required: true, values: ['want_to_try', 'tried'], maxSelect: 1 },
        ...stamps,
      ],
      indexes: indexes('saved_foods'),
    });

    /** @type {(collection: string, op: string, row: string) => string} */
    const log = (collection, op, row) =>
      `INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.user, '${collection}', ${row}.id, '${op}');`;
    // A row that moves to another owner is logged for the old one too: there it is gone.
    /** @type {(collection: string) => string} */
    const logLeaving = (collection) => `INSERT INTO _changes (audience, collection, record, op)
    SELECT 'u:' || OLD.user, '${collection}', OLD.id, 'update' WHERE OLD.user <> NEW.user;`;
    // In the like's own transaction, whatever wrote or removed it: the API, a cascade, or plain SQL.
    /** @type {(row: string) => string} */
    const count = (row) => `UPDATE foods SET
      upvotes = (SELECT COUNT(*) FROM food_likes WHERE food = ${row}.food),
      upvotes_seq = (SELECT MAX(seq) FROM _changes)
    WHERE id = ${row}.food;`;
    /** @type {(collection: string, op: 'create' | 'update' | 'delete', statements: string[]) => void} */
    const trigger = (collection, op, statements) => {
      const event = { create: 'INSERT', update: 'UPDATE', delete: 'DELETE' }[op];
      run(`CREATE TRIGGER feed_${collection}_${op} AFTER ${event} ON ${collection} BEGIN ${statements.join('\n')} END`);
    };
    trigger('food_likes', 'create', [log('food_likes', 'create', 'NEW'), count('NEW')]);
    trigger('food_likes', 'update', [log('food_likes', 'update', 'NEW'), logLeaving('food_likes')]);
    trigger('food_likes', 'delete', [log('food_likes', 'delete', 'OLD'), count('OLD')]);
    run(
      `CREATE TRIGGER totals_food_likes_move AFTER UPDATE OF food ON food_likes WHEN OLD.food <> NEW.food BEGIN ${count('NEW')} ${count('OLD')} END`,
    );
    for (const op of /** @type {const} */ (['create', 'update', 'delete'])) {
      trigger('saved_foods', op, [
        log('saved_foods', op, op === 'delete' ? 'OLD' : 'NEW'),
        ...(op === 'update' ? [logLeaving('saved_foods')] : []),
      ]);
    }
  },
  (app) => {
    for (const name of ['saved_foods', 'food_likes']) app.delete(app.findCollectionByNameOrId(name));
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.removeByName('upvotes_seq');
    app.save(foods);
  },
);
