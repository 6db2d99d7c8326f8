/// <reference path="../.cache/pocketbase/types.d.ts" />
// Who sees a list (R46): its owner alone, whoever has its link, or everybody; never across a block, and not what a moderator has hidden.
//
//   l:<list>   the list and what is on it, for devices that have opened it. What the caller may not read any more comes as an entry without a row.
//   m:<owner>  the list alone, and only while it is public: the id of another is its link, and is told to nobody.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const lists = app.findCollectionByNameOrId('food_lists');
    const items = app.findCollectionByNameOrId('food_list_items');
    lists.fields.add(
      new SelectField({ name: 'visibility', required: true, values: ['private', 'link', 'public'], maxSelect: 1 }),
    );
    lists.fields.add(new BoolField({ name: 'is_hidden' }));
    app.save(lists);
    run("UPDATE food_lists SET visibility = 'private'");

    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    const open = '@request.auth.id = "" || @request.auth.apart !~ user';
    const isAdmin = '@request.auth.standing = "admin"';
    /** @type {(list: string, seen: string) => string} */
    const rule = (list, seen) =>
      `(${isOwner}) || ((${open}) && ${list}visibility ${seen} && (${list}is_hidden = false || ${isAdmin}))`;
    for (const [collection, list] of /** @type {const} */ ([
      [lists, ''],
      [items, 'list.'],
    ])) {
      // Who has the id has the link; nobody is given one of a list that is not public.
      collection.viewRule = rule(list, '!= "private"');
      collection.listRule = rule(list, '= "public"');
      app.save(collection);
    }

    // The page names its maker, whose profile joins the topic.
    const signed = `INSERT INTO _changes (audience, collection, record, op)
      SELECT 'l:' || NEW.id, 'profiles', NEW.user, 'create' WHERE EXISTS (SELECT 1 FROM profiles WHERE id = NEW.user);`;
    const events = /** @type {const} */ ({ create: 'INSERT', update: 'UPDATE', delete: 'DELETE' });
    for (const op of /** @type {const} */ (['create', 'update', 'delete'])) {
      const row = op === 'delete' ? 'OLD' : 'NEW';
      const wasPublic = op === 'update' ? "OR OLD.visibility = 'public'" : '';
      run(`CREATE TRIGGER feed_food_lists_shown_${op} AFTER ${events[op]} ON food_lists BEGIN
        INSERT INTO _changes (audience, collection, record, op) VALUES ('l:' || ${row}.id, 'food_lists', ${row}.id, '${op}');
        INSERT INTO _changes (audience, collection, record, op) SELECT 'm:' || ${row}.user, 'food_lists', ${row}.id, '${op}'
          WHERE ${row}.visibility = 'public' ${wasPublic};
        ${op === 'create' ? signed : ''} END`);
      run(`CREATE TRIGGER feed_food_list_items_shown_${op} AFTER ${events[op]} ON food_list_items BEGIN
        INSERT INTO _changes (audience, collection, record, op) VALUES ('l:' || ${row}.list, 'food_list_items', ${row}.id, '${op}'); END`);
    }
    // Whoever may read the list now, or may no longer, is told of all that is on it.
    run(`CREATE TRIGGER feed_food_lists_seen AFTER UPDATE OF visibility, is_hidden ON food_lists
      WHEN OLD.visibility <> NEW.visibility OR OLD.is_hidden <> NEW.is_hidden BEGIN
      INSERT INTO _changes (audience, collection, record, op)
        SELECT 'l:' || NEW.id, 'food_list_items', id, 'update' FROM food_list_items WHERE list = NEW.id; END`);
    run(`INSERT INTO _changes (audience, collection, record, op) SELECT 'l:' || id, 'food_lists', id, 'create' FROM food_lists
      UNION ALL SELECT 'l:' || list, 'food_list_items', id, 'create' FROM food_list_items
      UNION ALL SELECT 'l:' || id, 'profiles', user, 'create' FROM food_lists`);

    kindsOfReports(app, ['food', 'review', 'message', 'member', 'video', 'photo', 'list']);

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
    run("DELETE FROM reports WHERE kind = 'list'");
    const reports = app.findCollectionByNameOrId('reports');
    const kind = /** @type {core.SelectField} */ (reports.fields.getByName('kind'));
    const values = ['food', 'review', 'message', 'member', 'video', 'photo'];
    reports.fields.add(new SelectField({ id: kind.id, name: 'kind', required: true, values, maxSelect: 1 }));
    app.save(reports);
    run('DROP TRIGGER feed_food_lists_seen');
    for (const op of ['create', 'update', 'delete'])
      for (const name of ['food_lists', 'food_list_items']) run(`DROP TRIGGER feed_${name}_shown_${op}`);
    const lists = app.findCollectionByNameOrId('food_lists');
    for (const collection of [lists, app.findCollectionByNameOrId('food_list_items')]) {
      collection.viewRule = '@request.auth.id != "" && user = @request.auth.id';
      collection.listRule = '@request.auth.id != "" && user = @request.auth.id';
      app.save(collection);
    }
    lists.fields.removeByName('visibility');
    lists.fields.removeByName('is_hidden');
    app.save(lists);
    run(`DELETE FROM _changes WHERE audience GLOB 'l:*' OR (collection = 'food_lists' AND audience GLOB 'm:*')`);
  },
);
