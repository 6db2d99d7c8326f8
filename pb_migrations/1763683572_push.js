/// <reference path="../.cache/pocketbase/types.d.ts" />
// Web Push (R49). A row of `push_subscriptions` is a browser that asked to be woken, by the address that its push service gave it. The server writes it, the
// member reads and deletes it; no other device needs it, so no feed tells of it. `news_key` is the hash of what lets that browser read what is new while no
// page is open.
//
// `_pushes` are the pushes that are owed: one for a browser, however much is new. They go with the browser's row. Whatever ends the sign-ins of an account (a
// suspension, a new password, 'sign out everywhere') gives it a new token key, and then no browser of it is woken any more.
//
// Which kinds a member wants to be woken for, and when not, is in the row of their preferences: minutes of the day, where two that are the same are no time.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const users = app.findCollectionByNameOrId('users');
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @type {Record<string, unknown>} */
    const form = {
      type: 'base',
      name: 'push_subscriptions',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: null,
      updateRule: null,
      deleteRule: isOwner,
      fields: [
        { type: 'relation', name: 'user', collectionId: users.id, maxSelect: 1, required: true, cascadeDelete: true },
        { type: 'text', name: 'endpoint', required: true, max: 1000 },
        { type: 'text', name: 'news_key', max: 64, hidden: true },
        { type: 'number', name: 'pushed_at', min: 0, onlyInt: true, hidden: true },
        { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
        { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_push_subscriptions_endpoint ON push_subscriptions (endpoint)',
        'CREATE INDEX idx_push_subscriptions_user ON push_subscriptions (user, updated)',
      ],
    };
    app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));

    run(`CREATE TABLE _pushes (
      subscription TEXT PRIMARY KEY NOT NULL,
      since TEXT NOT NULL,
      news INTEGER NOT NULL DEFAULT 1,
      not_before INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0
    )`);
    run('CREATE INDEX idx__pushes_due ON _pushes (not_before)');
    run(`CREATE TRIGGER pushes_browser_gone AFTER DELETE ON push_subscriptions
      BEGIN DELETE FROM _pushes WHERE subscription = OLD.id; END`);
    run(`CREATE TRIGGER pushes_sign_ins_ended AFTER UPDATE OF tokenKey ON users WHEN NEW.tokenKey <> OLD.tokenKey
      BEGIN DELETE FROM push_subscriptions WHERE user = NEW.id; END`);

    const preferences = app.findCollectionByNameOrId('notification_preferences');
    for (const kind of ['like', 'comment', 'review', 'follow', 'message', 'achievement'])
      preferences.fields.add(new BoolField({ name: `no_push_${kind}` }));
    for (const name of ['quiet_from', 'quiet_until'])
      preferences.fields.add(new NumberField({ name, min: 0, max: 1439, onlyInt: true }));
    preferences.fields.add(new TextField({ name: 'time_zone', max: 64, pattern: '^[A-Za-z0-9_+/-]*$' }));
    app.save(preferences);
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const preferences = app.findCollectionByNameOrId('notification_preferences');
    for (const kind of ['like', 'comment', 'review', 'follow', 'message', 'achievement'])
      preferences.fields.removeByName(`no_push_${kind}`);
    for (const name of ['quiet_from', 'quiet_until', 'time_zone']) preferences.fields.removeByName(name);
    app.save(preferences);
    run('DROP TRIGGER pushes_sign_ins_ended');
    run('DROP TRIGGER pushes_browser_gone');
    app.delete(app.findCollectionByNameOrId('push_subscriptions'));
    run('DROP TABLE _pushes');
    run("DELETE FROM _meta WHERE key = 'push_keys'");
  },
);
