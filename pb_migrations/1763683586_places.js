/// <reference path="../.cache/pocketbase/types.d.ts" />
// Where food is served (R34): places of verified professionals, with address, hours and the foods that are on offer there. `foods` is a list of ids: a place
// is told in the topic of each of them, with who keeps it. `position` is the place's own, typed in or taken where its owner stood; no reader's is ever stored
// (R47). `is_listed` follows its owner's standing: verified, and not suspended.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    const unblocked = '@request.auth.id = "" || @request.auth.apart !~ user';
    const shown = `(${unblocked}) && ((is_hidden = false && is_listed = true) || (${isOwner}) || @request.auth.standing = "admin")`;
    const users = app.findCollectionByNameOrId('users').id;
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @type {Record<string, unknown>} */
    const form = {
      type: 'base',
      name: 'places',
      listRule: shown,
      viewRule: shown,
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        { type: 'relation', name: 'user', collectionId: users, maxSelect: 1, required: true, cascadeDelete: true },
        { type: 'text', name: 'name', required: true, max: 120 },
        { type: 'text', name: 'address', required: true, max: 300 },
        { type: 'json', name: 'position', maxSize: 200 },
        { type: 'json', name: 'hours', maxSize: 2000 },
        { type: 'text', name: 'time_zone', required: true, max: 64, pattern: '^[A-Za-z0-9_+/-]+$' },
        { type: 'json', name: 'foods', maxSize: 3000 },
        { type: 'bool', name: 'is_hidden' },
        { type: 'bool', name: 'is_listed' },
        { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
        { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
      ],
      indexes: ['CREATE INDEX idx_places_user ON places (user)'],
    };
    app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));

    /** @type {(row: string) => string} */
    const foodsOf = (row) => `json_each(CASE WHEN json_valid(${row}.foods) THEN ${row}.foods ELSE '[]' END)`;
    const head = 'INSERT INTO _changes (audience, collection, record, op)';
    /** @type {(op: 'create' | 'update') => string} */
    const log = (
      op,
    ) => `${head} VALUES ('u:' || NEW.user, 'places', NEW.id, '${op}'), ('m:' || NEW.user, 'places', NEW.id, '${op}');
      ${head} SELECT 'f:' || value, 'places', NEW.id, '${op}' FROM ${foodsOf('NEW')};
      ${head} SELECT 'f:' || value, 'profiles', NEW.user, 'create' FROM ${foodsOf('NEW')} WHERE EXISTS (SELECT 1 FROM profiles WHERE id = NEW.user)
        AND NOT EXISTS (SELECT 1 FROM _changes WHERE audience = 'f:' || value AND collection = 'profiles' AND record = NEW.user);`;
    // Whoever holds the place hears of it: those of a food, too, that is not served there any more.
    /** @type {(op: 'update' | 'delete') => string} */
    const logHolders = (op) =>
      `${head} SELECT audience, 'places', OLD.id, '${op}' FROM _changes WHERE collection = 'places' AND record = OLD.id;`;
    run(`CREATE TRIGGER feed_places_create AFTER INSERT ON places BEGIN ${log('create')} END`);
    run(`CREATE TRIGGER feed_places_update AFTER UPDATE ON places BEGIN ${logHolders('update')} ${log('update')} END`);
    run(`CREATE TRIGGER feed_places_delete AFTER DELETE ON places BEGIN ${logHolders('delete')} END`);
    run(`CREATE TRIGGER places_foods_delete AFTER DELETE ON foods BEGIN
      UPDATE places SET foods = (SELECT json_group_array(value) FROM ${foodsOf('places')} WHERE value <> OLD.id)
      WHERE id IN (SELECT places.id FROM places, ${foodsOf('places')} WHERE value = OLD.id); END`);
    run(`CREATE TRIGGER places_profiles_update AFTER UPDATE OF is_verified ON profiles WHEN OLD.is_verified <> NEW.is_verified BEGIN
      UPDATE places SET is_listed = NEW.is_verified AND EXISTS (SELECT 1 FROM users WHERE id = NEW.id AND suspended_at = '') WHERE user = NEW.id; END`);
    run(`CREATE TRIGGER places_users_update AFTER UPDATE OF suspended_at ON users WHEN OLD.suspended_at <> NEW.suspended_at BEGIN
      UPDATE places SET is_listed = NEW.suspended_at = '' AND EXISTS (SELECT 1 FROM profiles WHERE id = NEW.id AND is_verified) WHERE user = NEW.id; END`);

    kindsOfReports(app, ['food', 'review', 'message', 'member', 'video', 'photo', 'list', 'answer', 'place']);

    /** @type {(on: CoreApp, values: string[]) => void} */
    function kindsOfReports(on, values) {
      const reports = on.findCollectionByNameOrId('reports');
      const kind = /** @type {core.SelectField} */ (reports.fields.getByName('kind'));
      reports.fields.add(new SelectField({ id: kind.id, name: 'kind', required: true, values, maxSelect: 1 }));
      on.save(reports);
    }
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of ['places_foods_delete', 'places_profiles_update', 'places_users_update'])
      run(`DROP TRIGGER ${name}`);
    run("DELETE FROM reports WHERE kind = 'place'");
    const reports = app.findCollectionByNameOrId('reports');
    const kind = /** @type {core.SelectField} */ (reports.fields.getByName('kind'));
    const values = ['food', 'review', 'message', 'member', 'video', 'photo', 'list', 'answer'];
    reports.fields.add(new SelectField({ id: kind.id, name: 'kind', required: true, values, maxSelect: 1 }));
    app.save(reports);
    app.delete(app.findCollectionByNameOrId('places'));
    run("DELETE FROM _changes WHERE collection = 'places'");
  },
);
