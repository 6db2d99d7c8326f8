/// <reference path="../.cache/pocketbase/types.d.ts" />
// What members report, what admins decide about it, and the log of every decision. What was hidden is
// there for its owner and for admins alone.
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    const users = app.findCollectionByNameOrId('users');
    const stamps = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    /** @type {(name: string, extra: object) => object} */
    const member = (name, extra) => ({ type: 'relation', name, collectionId: users.id, maxSelect: 1, ...extra });
    const kind = {
      type: 'select',
      name: 'kind',
      required: true,
      values: ['food', 'review', 'message', 'member'],
      maxSelect: 1,
    };
    const item = { type: 'text', name: 'item', required: true, min: 15, max: 15, pattern: '^[a-z0-9]+$' };
    const isAdmin = '@request.auth.standing = "admin"';
    const isReporter = '@request.auth.id != "" && reporter = @request.auth.id';

    for (const [name, owner] of [
      ['foods', 'uploaded_by'],
      ['reviews', 'user'],
      ['profiles', 'id'],
      ['messages', 'sender'],
    ]) {
      const collection = app.findCollectionByNameOrId(name ?? '');
      collection.fields.add(new BoolField({ name: 'is_hidden' }));
      const rule = `(${collection.viewRule}) && (is_hidden = false || (@request.auth.id != "" && ${owner} = @request.auth.id) || ${isAdmin})`;
      Object.assign(collection, { listRule: rule, viewRule: rule });
      app.save(collection);
    }

    save({
      type: 'base',
      name: 'reports',
      listRule: `(${isReporter}) || ${isAdmin}`,
      viewRule: `(${isReporter}) || ${isAdmin}`,
      createRule: isReporter,
      updateRule: `(${isReporter}) || ${isAdmin}`,
      deleteRule: `${isReporter} && status = "open"`,
      fields: [
        member('reporter', { required: true, cascadeDelete: true }),
        kind,
        item,
        // What is said about an account goes with the account.
        member('item_owner', { cascadeDelete: true }),
        {
          type: 'select',
          name: 'reason',
          required: true,
          values: ['spam', 'offensive', 'harassment', 'unsafe', 'misleading', 'copyright', 'other'],
          maxSelect: 1,
        },
        { type: 'text', name: 'text', max: 1000 },
        // The item as it was when it was reported: a message can be read by its two members only, and anything can be edited afterwards.
        { type: 'text', name: 'excerpt', max: 4000 },
        {
          type: 'select',
          name: 'status',
          required: true,
          values: ['open', 'hidden', 'restored', 'dismissed'],
          maxSelect: 1,
        },
        { type: 'text', name: 'note', max: 1000 },
        member('decided_by', { cascadeDelete: false }),
        { type: 'date', name: 'decided_at' },
        ...stamps,
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_reports_reporter_item ON reports (reporter, kind, item)',
        'CREATE INDEX idx_reports_item ON reports (kind, item)',
        'CREATE INDEX idx_reports_item_owner ON reports (item_owner)',
      ],
    });

    save({
      type: 'base',
      name: 'moderation_actions',
      listRule: isAdmin,
      viewRule: isAdmin,
      createRule: null,
      updateRule: null,
      deleteRule: null,
      fields: [
        member('actor', { cascadeDelete: false }),
        { type: 'select', name: 'action', required: true, values: ['hide', 'restore', 'dismiss'], maxSelect: 1 },
        kind,
        item,
        member('item_owner', { cascadeDelete: false }),
        { type: 'text', name: 'report', max: 15 },
        { type: 'text', name: 'note', max: 1000 },
        ...stamps,
      ],
      indexes: ['CREATE INDEX idx_moderation_actions_item ON moderation_actions (kind, item)'],
    });

    for (const [op, event, row] of [
      ['create', 'INSERT', 'NEW'],
      ['update', 'UPDATE', 'NEW'],
      ['delete', 'DELETE', 'OLD'],
    ]) {
      const log = (/** @type {string} */ audience, /** @type {string} */ name) =>
        `INSERT INTO _changes (audience, collection, record, op) VALUES (${audience}, '${name}', ${row}.id, '${op}');`;
      const triggers = {
        reports: log(`'u:' || ${row}.reporter`, 'reports') + log("'g:admins'", 'reports'),
        moderation_actions: log("'g:admins'", 'moderation_actions'),
      };
      for (const [name, statements] of Object.entries(triggers)) {
        app
          .db()
          .newQuery(`CREATE TRIGGER feed_${name}_${op} AFTER ${event} ON ${name} BEGIN ${statements} END`)
          .execute();
      }
    }
  },
  (app) => {
    for (const name of ['moderation_actions', 'reports']) app.delete(app.findCollectionByNameOrId(name));
    for (const name of ['foods', 'reviews', 'profiles', 'messages']) {
      const collection = app.findCollectionByNameOrId(name);
      const rule = String(collection.viewRule).replace(/^\((.*)\) && \(is_hidden = false \|\|.*$/, '$1');
      Object.assign(collection, { listRule: rule, viewRule: rule });
      collection.fields.removeByName('is_hidden');
      app.save(collection);
    }
  },
);
