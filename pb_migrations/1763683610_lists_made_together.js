/// <reference path="../.cache/pocketbase/types.d.ts" />
// Lists that are made together (R46): who takes part in a list, by its owner's invitation or by a link with a secret, and what each says of the foods on it.
//
//   list_members  one row for each member and list: invited, and joined once the member has accepted. `owner` is the list's owner, so that the feed knows whose a
//                 row was when list and rows are deleted together; `name` is what the list was called, for who cannot read it yet. `secret` is
//                 what a link was opened with: it is looked at and never stored.
//   list_links    the one secret by which members join a list; for its owner alone.
//   list_notes    what a member says of a food on a list, and whether the member put it there; for those who make the list together, whoever else sees the list.
//                 One row for each member: so nobody's words overwrite another's.
//
// A list that is made together comes by each maker's own audience: its topic 'l:' is read as a visitor reads it. Who joins is told all of it at once. Who leaves, is
// taken out or parted from the owner by a block is told that its own row is gone, and its devices let go of the rest; the notes go with their member,
// the foods stay.
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const lists = app.findCollectionByNameOrId('food_lists');
    const items = app.findCollectionByNameOrId('food_list_items');
    const relation = (/** @type {string} */ name, /** @type {string} */ to) => ({
      type: 'relation',
      name,
      collectionId: app.findCollectionByNameOrId(to).id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    });
    const times = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    const isMember = '@request.auth.id != ""';
    const isOwn = `${isMember} && user = @request.auth.id`;
    const isOwners = `${isMember} && owner = @request.auth.id`;
    /** Who has joined; both conditions are asked of one row. @type {(path: string) => string} */
    const joined = (path) =>
      `${path}list_members_via_list.user ?= @request.auth.id && ${path}list_members_via_list.state ?= "joined"`;
    /** @type {(path: string) => string} */
    const makes = (path) => `(${isMember} && ${path}is_hidden = false && ${joined(path)})`;

    save({
      type: 'base',
      name: 'list_members',
      createRule: `${isMember} && (user = @request.auth.id || owner = @request.auth.id)`,
      updateRule: isOwn,
      deleteRule: `(${isOwn}) || (${isOwners})`,
      fields: [
        relation('list', 'food_lists'),
        relation('user', 'users'),
        relation('owner', 'users'),
        { type: 'select', name: 'state', required: true, values: ['invited', 'joined'], maxSelect: 1 },
        { type: 'text', name: 'name', max: 80 },
        { type: 'text', name: 'secret', max: 40 },
        ...times,
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_list_members_pair ON list_members (list, user)',
        'CREATE INDEX idx_list_members_user ON list_members (user)',
        'CREATE INDEX idx_list_members_owner ON list_members (owner)',
      ],
    });
    // Only now is there something to go back to from a list.
    const members = app.findCollectionByNameOrId('list_members');
    const seen = `(${isOwn}) || (${isOwners}) || (state = "joined" && @request.auth.apart !~ user && ${makes('list.')})`;
    members.listRule = seen;
    members.viewRule = seen;
    app.save(members);
    save({
      type: 'base',
      name: 'list_links',
      listRule: isOwn,
      viewRule: isOwn,
      createRule: isOwn,
      updateRule: isOwn,
      deleteRule: isOwn,
      fields: [
        relation('list', 'food_lists'),
        relation('user', 'users'),
        { type: 'text', name: 'secret', required: true, pattern: '^[a-z0-9]{24}$' },
        ...times,
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_list_links_list ON list_links (list)',
        'CREATE INDEX idx_list_links_user ON list_links (user)',
      ],
    });
    const read = `(${isOwn}) || (${isMember} && @request.auth.apart !~ user && (owner = @request.auth.id || ${makes('list.')}))`;
    save({
      type: 'base',
      name: 'list_notes',
      listRule: read,
      viewRule: read,
      createRule: isOwn,
      updateRule: isOwn,
      deleteRule: `(${isOwn}) || (${isOwners})`,
      fields: [
        relation('item', 'food_list_items'),
        relation('list', 'food_lists'),
        relation('owner', 'users'),
        relation('user', 'users'),
        { type: 'text', name: 'text', max: 300 },
        { type: 'bool', name: 'added' },
        ...times,
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_list_notes_pair ON list_notes (item, user)',
        'CREATE INDEX idx_list_notes_list ON list_notes (list, user)',
        'CREATE INDEX idx_list_notes_user ON list_notes (user)',
        'CREATE INDEX idx_list_notes_owner ON list_notes (owner)',
      ],
    });

    for (const [collection, path] of /** @type {const} */ ([
      [lists, ''],
      [items, 'list.'],
    ])) {
      collection.viewRule = `${collection.viewRule} || ${makes(path)}`;
      collection.listRule = `${collection.listRule} || ${makes(path)}`;
    }
    // Who may add is asked of the list, in the transaction: whose list is gone, or no longer theirs, is told so.
    items.createRule = isMember;
    items.updateRule = `(${isOwn}) || ${makes('list.')}`;
    items.deleteRule = `(${isOwn}) || ${makes('list.')}`;
    app.save(lists);
    app.save(items);

    const events = /** @type {const} */ ({ create: 'INSERT', update: 'UPDATE', delete: 'DELETE' });
    const ops = /** @type {const} */ (['create', 'update', 'delete']);
    /** To all that have joined a list. @type {(to: { list: string, collection: string, record: string, op: string, but?: string }) => string} */
    const toMakers = ({
      list,
      collection,
      record,
      op,
      but = '',
    }) => `INSERT INTO _changes (audience, collection, record, op)
      SELECT 'u:' || user, '${collection}', ${record}, '${op}' FROM list_members WHERE list = ${list} AND state = 'joined' ${but};`;
    for (const op of ops) {
      const row = op === 'delete' ? 'OLD' : 'NEW';
      run(`CREATE TRIGGER feed_food_lists_together_${op} AFTER ${events[op]} ON food_lists BEGIN
        ${toMakers({ list: `${row}.id`, collection: 'food_lists', record: `${row}.id`, op })} END`);
      run(`CREATE TRIGGER feed_food_list_items_together_${op} AFTER ${events[op]} ON food_list_items BEGIN
        ${toMakers({ list: `${row}.list`, collection: 'food_list_items', record: `${row}.id`, op })} END`);
      run(`CREATE TRIGGER feed_list_links_${op} AFTER ${events[op]} ON list_links BEGIN
        INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.user, 'list_links', ${row}.id, '${op}'); END`);
      // The writer is told as its owner or as a maker too; the audience that hears of it twice reads the row once.
      run(`CREATE TRIGGER feed_list_notes_${op} AFTER ${events[op]} ON list_notes BEGIN
        INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.owner, 'list_notes', ${row}.id, '${op}');
        ${toMakers({ list: `${row}.list`, collection: 'list_notes', record: `${row}.id`, op, but: `AND user <> ${row}.owner` })} END`);
      run(`CREATE TRIGGER feed_list_members_${op} AFTER ${events[op]} ON list_members BEGIN
        INSERT INTO _changes (audience, collection, record, op) VALUES
          ('u:' || ${row}.owner, 'list_members', ${row}.id, '${op}'), ('u:' || ${row}.user, 'list_members', ${row}.id, '${op}');
        ${toMakers({ list: `${row}.list`, collection: 'list_members', record: `${row}.id`, op, but: `AND user <> ${row}.user` })} END`);
    }
    // What a moderator hides is its owner's alone, with what is on it.
    run(`CREATE TRIGGER feed_food_lists_together_seen AFTER UPDATE OF is_hidden ON food_lists WHEN OLD.is_hidden <> NEW.is_hidden BEGIN
      INSERT INTO _changes (audience, collection, record, op)
        SELECT 'u:' || m.user, 'food_list_items', i.id, 'update' FROM list_members AS m JOIN food_list_items AS i ON i.list = m.list
          WHERE m.list = NEW.id AND m.state = 'joined'
        UNION ALL SELECT 'u:' || m.user, 'list_notes', n.id, 'update' FROM list_members AS m JOIN list_notes AS n ON n.list = m.list
          WHERE m.list = NEW.id AND m.state = 'joined';
      UPDATE list_members SET name = '' WHERE list = NEW.id AND NEW.is_hidden AND name <> ''; END`);

    /** Who sees a row of another sees its name: the profile joins the audience, unless it is there. @type {(reader: string, shown: string, source?: string) => string} */
    const profile = (reader, shown, source = '') => `INSERT INTO _changes (audience, collection, record, op)
      SELECT DISTINCT 'u:' || ${reader}, 'profiles', ${shown}, 'create' ${source === '' ? 'WHERE' : `FROM ${source} AND`}
        EXISTS (SELECT 1 FROM profiles WHERE id = ${shown})
        AND NOT EXISTS (SELECT 1 FROM _changes WHERE audience = 'u:' || ${reader} AND collection = 'profiles' AND record = ${shown});`;
    run(`CREATE TRIGGER feed_list_members_profiles AFTER INSERT ON list_members BEGIN
      ${profile('NEW.user', 'NEW.owner')} ${profile('NEW.owner', 'NEW.user')} END`);
    const others = `list_members AS m WHERE m.list = NEW.list AND m.state = 'joined' AND m.user <> NEW.user`;
    const joins = `INSERT INTO _changes (audience, collection, record, op)
        SELECT 'u:' || NEW.user, 'food_lists', NEW.list, 'create'
        UNION ALL SELECT 'u:' || NEW.user, 'food_list_items', id, 'create' FROM food_list_items WHERE list = NEW.list
        UNION ALL SELECT 'u:' || NEW.user, 'list_notes', id, 'create' FROM list_notes WHERE list = NEW.list
        UNION ALL SELECT 'u:' || NEW.user, 'list_members', m.id, 'create' FROM ${others};
      ${profile('NEW.user', 'm.user', others)} ${profile('m.user', 'NEW.user', others)}`;
    run(
      `CREATE TRIGGER feed_list_members_joined_create AFTER INSERT ON list_members WHEN NEW.state = 'joined' BEGIN ${joins} END`,
    );
    run(`CREATE TRIGGER feed_list_members_joined_update AFTER UPDATE OF state ON list_members
      WHEN NEW.state = 'joined' AND OLD.state <> 'joined' BEGIN ${joins} END`);
    // What came by joining is in no feed of a device that begins anew.
    run(`CREATE TRIGGER list_members_left AFTER DELETE ON list_members BEGIN
      DELETE FROM list_notes WHERE list = OLD.list AND user = OLD.user;
      DELETE FROM _changes WHERE audience = 'u:' || OLD.user AND (
        (collection = 'food_lists' AND record = OLD.list)
        OR (collection = 'food_list_items' AND record IN (SELECT id FROM food_list_items WHERE list = OLD.list))
        OR (collection = 'list_notes' AND record IN (SELECT id FROM list_notes WHERE list = OLD.list))
        OR (collection = 'list_members' AND record IN (SELECT id FROM list_members WHERE list = OLD.list))); END`);
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const op of ['create', 'update', 'delete'])
      for (const name of ['food_lists', 'food_list_items']) run(`DROP TRIGGER feed_${name}_together_${op}`);
    run('DROP TRIGGER feed_food_lists_together_seen');
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    for (const [name, path] of /** @type {const} */ ([
      ['food_lists', ''],
      ['food_list_items', 'list.'],
    ])) {
      const collection = app.findCollectionByNameOrId(name);
      const makes = ` || (@request.auth.id != "" && ${path}is_hidden = false && ${path}list_members_via_list.user ?= @request.auth.id && ${path}list_members_via_list.state ?= "joined")`;
      collection.viewRule = `${collection.viewRule}`.replace(makes, '');
      collection.listRule = `${collection.listRule}`.replace(makes, '');
      if (path !== '') {
        collection.createRule = isOwner;
        collection.updateRule = isOwner;
        collection.deleteRule = isOwner;
      }
      app.save(collection);
    }
    for (const name of ['list_notes', 'list_links', 'list_members']) {
      app.delete(app.findCollectionByNameOrId(name));
      run(`DELETE FROM _changes WHERE collection = '${name}'`);
    }
  },
);
