/// <reference path="../.cache/pocketbase/types.d.ts" />
// Events of verified professionals (R34): when by the clock of a time zone, where, and which foods of the catalogue are on the table. They are told and shown as
// places are (1763683586_places.js); an event says itself where it is, so that it can be read without the place. Followers are told by notifications of a kind
// of their own, which each can switch off. `_event_news` are events of which not all followers have been told yet: `after` is the last one who was.
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
      name: 'food_events',
      listRule: shown,
      viewRule: shown,
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        { type: 'relation', name: 'user', collectionId: users, maxSelect: 1, required: true, cascadeDelete: true },
        { type: 'text', name: 'name', required: true, max: 120 },
        { type: 'text', name: 'text', max: 1000 },
        { type: 'date', name: 'starts', required: true },
        { type: 'date', name: 'ends', required: true },
        { type: 'text', name: 'time_zone', required: true, max: 64, pattern: '^[A-Za-z0-9_+/-]+$' },
        { type: 'text', name: 'address', required: true, max: 400 },
        { type: 'json', name: 'position', maxSize: 200 },
        { type: 'json', name: 'foods', maxSize: 3000 },
        { type: 'bool', name: 'is_cancelled' },
        { type: 'bool', name: 'is_hidden' },
        { type: 'bool', name: 'is_listed' },
        { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
        { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
      ],
      indexes: ['CREATE INDEX idx_food_events_user ON food_events (user)'],
    };
    app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));

    /** @type {(row: string) => string} */
    const foodsOf = (row) => `json_each(CASE WHEN json_valid(${row}.foods) THEN ${row}.foods ELSE '[]' END)`;
    const head = 'INSERT INTO _changes (audience, collection, record, op)';
    /** @type {(op: 'create' | 'update') => string} */
    const log = (
      op,
    ) => `${head} VALUES ('u:' || NEW.user, 'food_events', NEW.id, '${op}'), ('m:' || NEW.user, 'food_events', NEW.id, '${op}');
      ${head} SELECT 'f:' || value, 'food_events', NEW.id, '${op}' FROM ${foodsOf('NEW')};
      ${head} SELECT 'f:' || value, 'profiles', NEW.user, 'create' FROM ${foodsOf('NEW')} WHERE EXISTS (SELECT 1 FROM profiles WHERE id = NEW.user)
        AND NOT EXISTS (SELECT 1 FROM _changes WHERE audience = 'f:' || value AND collection = 'profiles' AND record = NEW.user);`;
    /** @type {(op: 'update' | 'delete') => string} */
    const logHolders = (op) =>
      `${head} SELECT audience, 'food_events', OLD.id, '${op}' FROM _changes WHERE collection = 'food_events' AND record = OLD.id;`;
    run('CREATE TABLE _event_news (event TEXT PRIMARY KEY NOT NULL, kind TEXT NOT NULL, after TEXT NOT NULL)');
    run(`CREATE TRIGGER feed_food_events_create AFTER INSERT ON food_events BEGIN ${log('create')} END`);
    run(
      `CREATE TRIGGER feed_food_events_update AFTER UPDATE ON food_events BEGIN ${logHolders('update')} ${log('update')} END`,
    );
    run(`CREATE TRIGGER feed_food_events_delete AFTER DELETE ON food_events BEGIN ${logHolders('delete')}
      DELETE FROM _event_news WHERE event = OLD.id; END`);
    run(`CREATE TRIGGER food_events_foods_delete AFTER DELETE ON foods BEGIN
      UPDATE food_events SET foods = (SELECT json_group_array(value) FROM ${foodsOf('food_events')} WHERE value <> OLD.id)
      WHERE id IN (SELECT food_events.id FROM food_events, ${foodsOf('food_events')} WHERE value = OLD.id); END`);
    run(`CREATE TRIGGER food_events_profiles_update AFTER UPDATE OF is_verified ON profiles WHEN OLD.is_verified <> NEW.is_verified BEGIN
      UPDATE food_events SET is_listed = NEW.is_verified AND EXISTS (SELECT 1 FROM users WHERE id = NEW.id AND suspended_at = '') WHERE user = NEW.id; END`);
    run(`CREATE TRIGGER food_events_users_update AFTER UPDATE OF suspended_at ON users WHEN OLD.suspended_at <> NEW.suspended_at BEGIN
      UPDATE food_events SET is_listed = NEW.suspended_at = '' AND EXISTS (SELECT 1 FROM profiles WHERE id = NEW.id AND is_verified) WHERE user = NEW.id; END`);

    select(app, 'reports', 'kind', [
      'food',
      'review',
      'message',
      'member',
      'video',
      'photo',
      'list',
      'answer',
      'place',
      'event',
    ]);
    select(app, 'notifications', 'type', [
      'like',
      'comment',
      'follow',
      'review',
      'achievement',
      'message',
      'event',
      'other',
    ]);
    const preferences = app.findCollectionByNameOrId('notification_preferences');
    for (const name of ['mute_event', 'no_push_event']) preferences.fields.add(new BoolField({ name }));
    app.save(preferences);

    /** @type {(on: CoreApp, collection: string, name: string, values: string[]) => void} */
    function select(on, collection, name, values) {
      const changed = on.findCollectionByNameOrId(collection);
      const field = /** @type {core.SelectField} */ (changed.fields.getByName(name));
      changed.fields.add(new SelectField({ id: field.id, name, required: field.required, values, maxSelect: 1 }));
      on.save(changed);
    }
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of ['food_events_foods_delete', 'food_events_profiles_update', 'food_events_users_update'])
      run(`DROP TRIGGER ${name}`);
    const preferences = app.findCollectionByNameOrId('notification_preferences');
    for (const name of ['mute_event', 'no_push_event']) preferences.fields.removeByName(name);
    app.save(preferences);
    run("DELETE FROM notifications WHERE type = 'event'");
    run("DELETE FROM reports WHERE kind = 'event'");
    select(app, 'reports', 'kind', [
      'food',
      'review',
      'message',
      'member',
      'video',
      'photo',
      'list',
      'answer',
      'place',
    ]);
    select(app, 'notifications', 'type', ['like', 'comment', 'follow', 'review', 'achievement', 'message', 'other']);
    app.delete(app.findCollectionByNameOrId('food_events'));
    run('DROP TABLE _event_news');
    run("DELETE FROM _changes WHERE collection = 'food_events'");

    /** @type {(on: CoreApp, collection: string, name: string, values: string[]) => void} */
    function select(on, collection, name, values) {
      const changed = on.findCollectionByNameOrId(collection);
      const field = /** @type {core.SelectField} */ (changed.fields.getByName(name));
      changed.fields.add(new SelectField({ id: field.id, name, required: field.required, values, maxSelect: 1 }));
      on.save(changed);
    }
  },
);
