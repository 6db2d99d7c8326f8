/// <reference path="../.cache/pocketbase/types.d.ts" />
// Photos of foods, by members and, with their source, by admins (R45). A row has its credit: whose it is and under what licence it is shown. A card needs one
// picture and no rows of photos, so the food says itself which photo is its cover:
//
//   a photo comes, goes, or is hidden ──trigger──▶ foods.cover 'id/file' ──▶ _changes('*', foods), only where the cover is another one
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const users = app.findCollectionByNameOrId('users');
    const foods = app.findCollectionByNameOrId('foods');

    const shown = '@request.auth.id = "" || user = "" || @request.auth.apart !~ user';
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    const read = `(${shown}) && (is_hidden = false || (${isOwner}) || @request.auth.standing = "admin")`;
    const write = `(${isOwner}) || (user = "" && @request.auth.standing = "admin")`;
    save({
      type: 'base',
      name: 'food_photos',
      listRule: read,
      viewRule: read,
      createRule: write,
      updateRule: null,
      deleteRule: write,
      fields: [
        {
          type: 'relation',
          name: 'food',
          collectionId: foods.id,
          maxSelect: 1,
          required: true,
          cascadeDelete: true,
        },
        // Nobody's where an admin has added somebody else's photo: then `author` and `source` say whose.
        { type: 'relation', name: 'user', collectionId: users.id, maxSelect: 1, cascadeDelete: true },
        {
          type: 'file',
          name: 'image',
          required: true,
          maxSelect: 1,
          maxSize: 4 * 1024 * 1024,
          mimeTypes: ['image/jpeg'],
          thumbs: ['96x96', '240x180', '480x360'],
        },
        {
          type: 'select',
          name: 'licence',
          required: true,
          values: ['own', 'cc0', 'cc-by', 'cc-by-sa', 'public-domain', 'permission'],
          maxSelect: 1,
        },
        { type: 'text', name: 'caption', max: 140 },
        { type: 'text', name: 'author', max: 120 },
        { type: 'url', name: 'source' },
        { type: 'bool', name: 'is_hidden' },
        { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
        { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
      ],
      indexes: [
        'CREATE INDEX idx_food_photos_food ON food_photos (food, user)',
        'CREATE INDEX idx_food_photos_user ON food_photos (user)',
      ],
    });
    foods.fields.add(new TextField({ name: 'cover', max: 300 }));
    app.save(foods);

    const events = /** @type {const} */ ({ create: 'INSERT', update: 'UPDATE', delete: 'DELETE' });
    for (const op of /** @type {const} */ (['create', 'update', 'delete'])) {
      const row = op === 'delete' ? 'OLD' : 'NEW';
      const log = `INSERT INTO _changes (audience, collection, record, op) SELECT 'f:' || ${row}.food, 'food_photos', ${row}.id, '${op}';
        INSERT INTO _changes (audience, collection, record, op) SELECT 'u:' || ${row}.user, 'food_photos', ${row}.id, '${op}' WHERE ${row}.user <> '';`;
      const leaving = `INSERT INTO _changes (audience, collection, record, op)
        SELECT 'f:' || OLD.food, 'food_photos', OLD.id, 'update' WHERE OLD.food <> NEW.food
        UNION ALL SELECT 'u:' || OLD.user, 'food_photos', OLD.id, 'update' WHERE OLD.user <> '' AND OLD.user <> NEW.user;`;
      // The credit line names its author, whose profile joins the topic unless it is there already.
      const profile = `INSERT INTO _changes (audience, collection, record, op)
        SELECT 'f:' || NEW.food, 'profiles', NEW.user, 'create' WHERE EXISTS (SELECT 1 FROM profiles WHERE id = NEW.user)
          AND NOT EXISTS (SELECT 1 FROM _changes WHERE audience = 'f:' || NEW.food AND collection = 'profiles' AND record = NEW.user);`;
      run(`CREATE TRIGGER feed_food_photos_${op} AFTER ${events[op]} ON food_photos BEGIN ${log}
        ${op === 'update' ? leaving : ''} ${op === 'create' ? profile : ''} END`);
    }

    // Members' photos first, then the oldest: a cover stays until it goes.
    /** @type {(food: string) => string} */
    const settle = (food) => {
      const cover = `COALESCE((SELECT id || '/' || image FROM food_photos WHERE food = ${food} AND is_hidden = FALSE ORDER BY user = '', created, id LIMIT 1), '')`;
      return `UPDATE foods SET cover = ${cover} WHERE id = ${food} AND cover <> ${cover};`;
    };
    run(`CREATE TRIGGER cover_food_photos_create AFTER INSERT ON food_photos BEGIN ${settle('NEW.food')} END`);
    run(`CREATE TRIGGER cover_food_photos_delete AFTER DELETE ON food_photos BEGIN ${settle('OLD.food')} END`);
    run(`CREATE TRIGGER cover_food_photos_update AFTER UPDATE OF food, user, image, is_hidden ON food_photos
      WHEN OLD.food <> NEW.food OR OLD.user <> NEW.user OR OLD.image <> NEW.image OR OLD.is_hidden <> NEW.is_hidden
      BEGIN ${settle('NEW.food')} ${settle('OLD.food')} END`);

    kindsOfReports(app, ['food', 'review', 'message', 'member', 'video', 'photo']);

    /** @type {(on: CoreApp, values: string[]) => void} */
    function kindsOfReports(on, values) {
      const reports = on.findCollectionByNameOrId('reports');
      const kind = /** @type {core.SelectField} */ (reports.fields.getByName('kind'));
      reports.fields.add(new SelectField({ id: kind.id, name: 'kind', required: true, values, maxSelect: 1 }));
      on.save(reports);
    }
  },
  (app) => {
    app.db().newQuery("DELETE FROM reports WHERE kind = 'photo'").execute();
    const reports = app.findCollectionByNameOrId('reports');
    const kind = /** @type {core.SelectField} */ (reports.fields.getByName('kind'));
    const values = ['food', 'review', 'message', 'member', 'video'];
    reports.fields.add(new SelectField({ id: kind.id, name: 'kind', required: true, values, maxSelect: 1 }));
    app.save(reports);
    app.delete(app.findCollectionByNameOrId('food_photos'));
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.removeByName('cover');
    app.save(foods);
    app.db().newQuery("DELETE FROM _changes WHERE collection = 'food_photos'").execute();
  },
);
