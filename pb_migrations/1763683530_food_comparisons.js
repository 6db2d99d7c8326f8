/// <reference path="../.cache/pocketbase/types.d.ts" />
// 'Which did you like more?': a member's answers about two foods that it tried (R33). For its owner alone (R46): no sum, no count and no notice is made of it.
//
// A pair has no order: `one` is the smaller id, and both the rule and the derived id [S24] see to it. `one` and `other` are text and no relations, so that
// a filter can ask nothing of a food through them, and a food does not tell that somebody compared it. An answer goes with either of its foods.
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const users = app.findCollectionByNameOrId('users');
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    /** @type {(name: string) => Record<string, unknown>} */
    const food = (name) => ({ type: 'text', name, required: true, max: 15, pattern: '^[a-z0-9]{15}$' });
    save({
      type: 'base',
      name: 'food_comparisons',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: `${isOwner} && one < other`,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        food('one'),
        food('other'),
        {
          type: 'relation',
          name: 'user',
          collectionId: users.id,
          maxSelect: 1,
          required: true,
          cascadeDelete: true,
        },
        {
          type: 'select',
          name: 'verdict',
          required: true,
          values: ['one', 'other', 'same', 'unknown'],
          maxSelect: 1,
        },
        { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
        { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_food_comparisons_pair_user ON food_comparisons (one, other, user)',
        'CREATE INDEX idx_food_comparisons_other ON food_comparisons (other)',
        'CREATE INDEX idx_food_comparisons_user ON food_comparisons (user)',
      ],
    });

    /** @type {(op: string, row: string) => string} */
    const log = (op, row) =>
      `INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.user, 'food_comparisons', ${row}.id, '${op}');`;
    const leaving = `INSERT INTO _changes (audience, collection, record, op)
      SELECT 'u:' || OLD.user, 'food_comparisons', OLD.id, 'update' WHERE OLD.user <> NEW.user;`;
    run(
      `CREATE TRIGGER feed_food_comparisons_create AFTER INSERT ON food_comparisons BEGIN ${log('create', 'NEW')} END`,
    );
    run(
      `CREATE TRIGGER feed_food_comparisons_update AFTER UPDATE ON food_comparisons BEGIN ${log('update', 'NEW')} ${leaving} END`,
    );
    run(
      `CREATE TRIGGER feed_food_comparisons_delete AFTER DELETE ON food_comparisons BEGIN ${log('delete', 'OLD')} END`,
    );
    // Whatever removes a food, plain SQL too.
    run(`CREATE TRIGGER food_comparisons_of_food AFTER DELETE ON foods BEGIN
      DELETE FROM food_comparisons WHERE one = OLD.id OR other = OLD.id; END`);
  },
  (app) => {
    app.db().newQuery('DROP TRIGGER food_comparisons_of_food').execute();
    app.delete(app.findCollectionByNameOrId('food_comparisons'));
    app.db().newQuery("DELETE FROM _changes WHERE collection = 'food_comparisons'").execute();
  },
);
