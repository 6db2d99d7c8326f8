/// <reference path="../.cache/pocketbase/types.d.ts" />
// Blocks part two members in both directions; mutes only quieten one's own feed.
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const users = app.findCollectionByNameOrId('users');
    // The ids of the members that this one is parted from by a block, in either direction, with spaces around each: a mirror of `blocks`,
    // so that a rule can ask for it without a join. Hidden: nobody reads or writes it.
    users.fields.add(new TextField({ name: 'apart', max: 1_000_000, hidden: true }));
    app.save(users);

    /** @type {(name: string) => object} */
    const member = (name) => ({
      type: 'relation',
      name,
      collectionId: users.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    });
    const stamps = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    for (const [name, from, to] of /** @type {[string, string, string][]} */ ([
      ['blocks', 'blocker', 'blocked'],
      ['mutes', 'muter', 'muted'],
    ])) {
      const isOwner = `@request.auth.id != "" && ${from} = @request.auth.id`;
      save({
        type: 'base',
        name,
        listRule: isOwner,
        viewRule: isOwner,
        createRule: `${isOwner} && ${to} != @request.auth.id`,
        // Whom it is about never changes; the second of two devices that made the same row offline sends it as an update [S12].
        updateRule: isOwner,
        deleteRule: isOwner,
        // Whom a block is about is not readable any more: its maker's own note of the name, for the list of blocks.
        fields: [
          member(from),
          member(to),
          ...(name === 'blocks' ? [{ type: 'text', name: 'name', max: 60 }] : []),
          ...stamps,
        ],
        indexes: [
          `CREATE UNIQUE INDEX idx_${name}_pair ON ${name} (${from}, ${to})`,
          `CREATE INDEX idx_${name}_${to} ON ${name} (${to})`,
        ],
      });
      for (const [op, event, row] of [
        ['create', 'INSERT', 'NEW'],
        ['update', 'UPDATE', 'NEW'],
        ['delete', 'DELETE', 'OLD'],
      ]) {
        const log = (/** @type {string} */ column) =>
          `INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.${column}, '${name}', ${row}.id, '${op}');`;
        // The end of a block is told to both: what the other may show again must be read anew.
        const statements = name === 'blocks' && op === 'delete' ? log(from) + log(to) : log(from);
        run(`CREATE TRIGGER feed_${name}_${op} AFTER ${event} ON ${name} BEGIN ${statements} END`);
      }
    }

    // Where a device reads with lesser rights than the member's (its sign-in ran out), it may take in what a parted member writes into
    // everyone's audience. The members' own audiences tell it to let go of that.
    for (const [name, column] of [
      ['foods', 'uploaded_by'],
      ['profiles', 'id'],
    ]) {
      for (const event of ['INSERT', 'UPDATE']) {
        run(`CREATE TRIGGER feed_${name}_apart_${event.toLowerCase()} AFTER ${event} ON ${name} BEGIN
        INSERT INTO _changes (audience, collection, record, op)
          SELECT 'u:' || blocked, '${name}', NEW.id, 'update' FROM blocks WHERE blocker = NEW.${column}
          UNION SELECT 'u:' || blocker, '${name}', NEW.id, 'update' FROM blocks WHERE blocked = NEW.${column};
      END`);
      }
    }

    /** @type {(column: string) => string} */
    const open = (column) => `@request.auth.apart !~ ${column}`;
    /** @type {(name: string, rule: (before: string) => string) => void} */
    const guard = (name, rule) => {
      const collection = app.findCollectionByNameOrId(name);
      const guarded = rule(collection.viewRule ?? '');
      Object.assign(collection, { listRule: guarded, viewRule: guarded });
      app.save(collection);
    };
    guard('foods', () => `@request.auth.id = "" || uploaded_by = "" || ${open('uploaded_by')}`);
    guard('profiles', () => `@request.auth.id = "" || ${open('id')}`);
    for (const name of ['reviews', 'videos', 'user_roles', 'professional_profiles', 'achievements'])
      guard(name, () => `@request.auth.id = "" || ${open('user')}`);
    guard('user_follows', () => `@request.auth.id = "" || (${open('follower')} && ${open('following')})`);
    guard('conversations', (before) => `${before} && ${open('participant_1')} && ${open('participant_2')}`);
    guard(
      'messages',
      (before) => `${before} && ${open('conversation.participant_1')} && ${open('conversation.participant_2')}`,
    );
    for (const [name, path] of /** @type {[string, string][]} */ ([
      ['conversations', ''],
      ['messages', 'conversation.'],
    ])) {
      const collection = app.findCollectionByNameOrId(name);
      collection.updateRule = `${collection.updateRule} && ${open(`${path}participant_1`)} && ${open(`${path}participant_2`)}`;
      app.save(collection);
    }
    guard('notifications', (before) => `${before} && (actor = "" || ${open('actor')})`);
  },
  (app) => {
    /** @type {(name: string, rule: string) => void} */
    const restore = (name, rule) => {
      const collection = app.findCollectionByNameOrId(name);
      Object.assign(collection, { listRule: rule, viewRule: rule });
      app.save(collection);
    };
    for (const name of [
      'foods',
      'profiles',
      'reviews',
      'videos',
      'user_roles',
      'professional_profiles',
      'achievements',
      'user_follows',
    ])
      restore(name, '');
    /** @type {(path: string) => string} */
    const participates = (path) =>
      `@request.auth.id != "" && (${path}participant_1 = @request.auth.id || ${path}participant_2 = @request.auth.id)`;
    restore('conversations', participates(''));
    restore('messages', participates('conversation.'));
    for (const name of ['conversations', 'messages']) {
      const collection = app.findCollectionByNameOrId(name);
      collection.updateRule = String(collection.updateRule).replace(/ && @request\.auth\.apart.*$/, '');
      app.save(collection);
    }
    restore('notifications', '@request.auth.id != "" && user = @request.auth.id');
    for (const name of ['foods', 'profiles'])
      for (const event of ['insert', 'update']) app.db().newQuery(`DROP TRIGGER feed_${name}_apart_${event}`).execute();
    for (const name of ['mutes', 'blocks']) app.delete(app.findCollectionByNameOrId(name));
    const users = app.findCollectionByNameOrId('users');
    users.fields.removeByName('apart');
    app.save(users);
  },
);
