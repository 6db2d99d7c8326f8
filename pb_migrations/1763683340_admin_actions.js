/// <reference path="../.cache/pocketbase/types.d.ts" />
// The log of what admins did: who, what, on what, when. It takes the place of the moderators' own log. The database itself refuses to change or
// delete a line, for a superuser too. Names are not in it: devices show the profiles that ids point to, and those go with their accounts.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const isAdmin = '@request.auth.standing = "admin"';
    app.save(
      new Collection(
        /** @type {Partial<Collection>} */ (
          /** @type {unknown} */ ({
            type: 'base',
            name: 'admin_actions',
            listRule: isAdmin,
            viewRule: isAdmin,
            createRule: null,
            updateRule: null,
            deleteRule: null,
            fields: [
              // A member's id, kept when the account goes; empty for the server's own command and for superusers.
              { type: 'text', name: 'actor', max: 15 },
              { type: 'text', name: 'action', required: true, max: 60, pattern: '^[a-z][a-z-]*(\\.[a-z][a-z-]*)+$' },
              { type: 'text', name: 'subject_kind', required: true, max: 40 },
              { type: 'text', name: 'subject', max: 100 },
              { type: 'json', name: 'details', maxSize: 8000 },
              { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
            ],
            indexes: ['CREATE INDEX idx_admin_actions_subject ON admin_actions (subject)'],
          })
        ),
      ),
    );

    const entry = (
      /** @type {string} */ collection,
      /** @type {string} */ id,
    ) => `INSERT INTO _changes (audience, collection, record, op)
    SELECT 'g:admins', '${collection}', ${id}, 'create' WHERE '${collection}' <> 'profiles' OR (EXISTS (SELECT 1 FROM profiles WHERE id = ${id})
      AND NOT EXISTS (SELECT 1 FROM _changes WHERE audience = 'g:admins' AND collection = 'profiles' AND record = ${id}));`;
    run(`CREATE TRIGGER feed_admin_actions_create AFTER INSERT ON admin_actions BEGIN
    ${entry('admin_actions', 'NEW.id')} ${entry('profiles', 'NEW.actor')} ${entry('profiles', 'NEW.subject')} END`);

    run(`INSERT INTO admin_actions (id, actor, action, subject_kind, subject, details, created)
    SELECT id, actor, kind || '.' || action, kind, item, json_object('owner', item_owner, 'report', report, 'note', note), created
    FROM moderation_actions ORDER BY rowid`);
    for (const op of ['create', 'update', 'delete']) run(`DROP TRIGGER feed_moderation_actions_${op}`);
    app.delete(app.findCollectionByNameOrId('moderation_actions'));
    run("DELETE FROM _changes WHERE collection = 'moderation_actions'");

    for (const event of ['UPDATE', 'DELETE']) {
      run(
        `CREATE TRIGGER admin_actions_kept_${event.toLowerCase()} BEFORE ${event} ON admin_actions BEGIN SELECT RAISE(ABORT, 'the log of admins is never changed'); END`,
      );
    }
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const users = app.findCollectionByNameOrId('users');
    const stamps = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    /** @type {(name: string) => object} */
    const member = (name) => ({ type: 'relation', name, collectionId: users.id, maxSelect: 1, cascadeDelete: false });
    const isAdmin = '@request.auth.standing = "admin"';
    app.save(
      new Collection(
        /** @type {Partial<Collection>} */ (
          /** @type {unknown} */ ({
            type: 'base',
            name: 'moderation_actions',
            listRule: isAdmin,
            viewRule: isAdmin,
            createRule: null,
            updateRule: null,
            deleteRule: null,
            fields: [
              member('actor'),
              { type: 'select', name: 'action', required: true, values: ['hide', 'restore', 'dismiss'], maxSelect: 1 },
              {
                type: 'select',
                name: 'kind',
                required: true,
                values: ['food', 'review', 'message', 'member'],
                maxSelect: 1,
              },
              { type: 'text', name: 'item', required: true, min: 15, max: 15, pattern: '^[a-z0-9]+$' },
              member('item_owner'),
              { type: 'text', name: 'report', max: 15 },
              { type: 'text', name: 'note', max: 1000 },
              ...stamps,
            ],
            indexes: ['CREATE INDEX idx_moderation_actions_item ON moderation_actions (kind, item)'],
          })
        ),
      ),
    );
    run(`INSERT INTO moderation_actions (id, actor, action, kind, item, item_owner, report, note, created, updated)
    SELECT id, actor, substr(action, instr(action, '.') + 1), subject_kind, subject, details ->> 'owner', details ->> 'report', details ->> 'note', created, created
    FROM admin_actions WHERE substr(action, instr(action, '.') + 1) IN ('hide', 'restore', 'dismiss') ORDER BY rowid`);
    for (const [op, event, row] of [
      ['create', 'INSERT', 'NEW'],
      ['update', 'UPDATE', 'NEW'],
      ['delete', 'DELETE', 'OLD'],
    ]) {
      run(`CREATE TRIGGER feed_moderation_actions_${op} AFTER ${event} ON moderation_actions BEGIN
      INSERT INTO _changes (audience, collection, record, op) VALUES ('g:admins', 'moderation_actions', ${row}.id, '${op}'); END`);
    }
    for (const trigger of ['admin_actions_kept_update', 'admin_actions_kept_delete', 'feed_admin_actions_create'])
      run(`DROP TRIGGER ${trigger}`);
    app.delete(app.findCollectionByNameOrId('admin_actions'));
    run("DELETE FROM _changes WHERE collection = 'admin_actions'");
  },
);
