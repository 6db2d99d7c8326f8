/// <reference path="../.cache/pocketbase/types.d.ts" />
// What the verified contributor of a food does with its reviews (R34): one public answer to each, and one review that stands first. Who is verified is looked at
// when a row is written (pb_hooks/lib/reviews/review-answers.js). An answer stays as it was said; a pin goes as soon as its member is not verified any
// more, or suspended.
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const idOf = (/** @type {string} */ name) => app.findCollectionByNameOrId(name).id;
    const relation = (/** @type {string} */ name, /** @type {string} */ to) => ({
      type: 'relation',
      name,
      collectionId: idOf(to),
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    });
    const parts = [relation('food', 'foods'), relation('review', 'reviews'), relation('user', 'users')];
    const times = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];

    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    const unblocked = '@request.auth.id = "" || @request.auth.apart !~ user';
    const shown = `(${unblocked}) && (is_hidden = false || (${isOwner}) || @request.auth.standing = "admin")`;
    save({
      type: 'base',
      name: 'review_answers',
      listRule: shown,
      viewRule: shown,
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        ...parts,
        { type: 'text', name: 'text', required: true, max: 500 },
        { type: 'bool', name: 'is_hidden' },
        ...times,
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_review_answers_review ON review_answers (review, user)',
        'CREATE INDEX idx_review_answers_food ON review_answers (food)',
        'CREATE INDEX idx_review_answers_user ON review_answers (user)',
      ],
    });
    save({
      type: 'base',
      name: 'pinned_reviews',
      listRule: unblocked,
      viewRule: unblocked,
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [...parts, ...times],
      indexes: [
        'CREATE UNIQUE INDEX idx_pinned_reviews_food ON pinned_reviews (food, user)',
        'CREATE INDEX idx_pinned_reviews_review ON pinned_reviews (review)',
        'CREATE INDEX idx_pinned_reviews_user ON pinned_reviews (user)',
      ],
    });

    const events = /** @type {const} */ ({ create: 'INSERT', update: 'UPDATE', delete: 'DELETE' });
    for (const name of ['review_answers', 'pinned_reviews'])
      for (const op of /** @type {const} */ (['create', 'update', 'delete'])) {
        const row = op === 'delete' ? 'OLD' : 'NEW';
        const log = `INSERT INTO _changes (audience, collection, record, op) VALUES
          ('f:' || ${row}.food, '${name}', ${row}.id, '${op}'), ('u:' || ${row}.user, '${name}', ${row}.id, '${op}');`;
        const leaving = `INSERT INTO _changes (audience, collection, record, op)
          SELECT 'f:' || OLD.food, '${name}', OLD.id, 'update' WHERE OLD.food <> NEW.food
          UNION ALL SELECT 'u:' || OLD.user, '${name}', OLD.id, 'update' WHERE OLD.user <> NEW.user;`;
        run(
          `CREATE TRIGGER feed_${name}_${op} AFTER ${events[op]} ON ${name} BEGIN ${log} ${op === 'update' ? leaving : ''} END`,
        );
      }
    run(`CREATE TRIGGER pins_profiles_update AFTER UPDATE OF is_verified ON profiles WHEN OLD.is_verified AND NOT NEW.is_verified
      BEGIN DELETE FROM pinned_reviews WHERE user = NEW.id; END`);
    run(`CREATE TRIGGER pins_users_update AFTER UPDATE OF suspended_at ON users WHEN OLD.suspended_at = '' AND NEW.suspended_at <> ''
      BEGIN DELETE FROM pinned_reviews WHERE user = NEW.id; END`);

    kindsOfReports(app, ['food', 'review', 'message', 'member', 'video', 'photo', 'list', 'answer']);

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
    for (const name of ['pins_profiles_update', 'pins_users_update']) run(`DROP TRIGGER ${name}`);
    run("DELETE FROM reports WHERE kind = 'answer'");
    const reports = app.findCollectionByNameOrId('reports');
    const kind = /** @type {core.SelectField} */ (reports.fields.getByName('kind'));
    const values = ['food', 'review', 'message', 'member', 'video', 'photo', 'list'];
    reports.fields.add(new SelectField({ id: kind.id, name: 'kind', required: true, values, maxSelect: 1 }));
    app.save(reports);
    for (const name of ['review_answers', 'pinned_reviews']) {
      app.delete(app.findCollectionByNameOrId(name));
      run(`DELETE FROM _changes WHERE collection = '${name}'`);
    }
  },
);
