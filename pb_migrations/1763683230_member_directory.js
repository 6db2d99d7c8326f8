/// <reference path="../.cache/pocketbase/types.d.ts" />
// What a directory of members needs (spec 2 §2.3, §9): each member's counts as a row of their own, kept by triggers in the transaction
// of whatever moves them, so that nobody ever counts a large table; names in the form in which they are searched; and indexes for
// paging. The rows of follows are for the follower's devices alone from here on: a popular member's would fill theirs.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const count = (/** @type {string} */ name) => ({ type: 'number', name, min: 0, onlyInt: true });

    app.save(
      new Collection(
        /** @type {Partial<Collection>} */ (
          /** @type {unknown} */ ({
            type: 'base',
            name: 'member_stats',
            listRule: '',
            viewRule: '',
            createRule: null,
            updateRule: null,
            deleteRule: null,
            fields: [
              // The feed's seq of the follow that `followers` counted last: by it a device tells whether its own follow is in the number [S4].
              ...['followers', 'followers_seq', 'following', 'foods', 'cuisines', 'reviews'].map(count),
              { type: 'number', name: 'rating', min: 0, max: 5 },
              { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
              { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
            ],
            indexes: ['CREATE INDEX idx_member_stats_foods ON member_stats (foods, id) WHERE foods > 0'],
          })
        ),
      ),
    );

    const profiles = app.findCollectionByNameOrId('profiles');
    profiles.fields.add(new TextField({ name: 'search_key', max: 400, hidden: true }));
    profiles.addIndex('idx_profiles_created', false, 'created, id', '');
    profiles.addIndex('idx_profiles_search', false, 'search_key, id', '');
    app.save(profiles);

    const follows = app.findCollectionByNameOrId('user_follows');
    follows.removeIndex('idx_user_follows_following');
    follows.addIndex('idx_user_follows_followers', false, 'following, created, id', '');
    follows.addIndex('idx_user_follows_followed', false, 'follower, created, id', '');
    app.save(follows);

    const catalogueStats = app.findCollectionByNameOrId('catalogue_stats');
    catalogueStats.fields.add(new JSONField({ name: 'trending_cuisines', maxSize: 4000 }));
    app.save(catalogueStats);

    const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
    /** @type {(member: string) => string} */
    const foodsOf = (member) => `UPDATE member_stats SET (foods, cuisines, rating, updated) = (
      SELECT COUNT(*), COUNT(DISTINCT NULLIF(origin, '')), COALESCE(ROUND(AVG(NULLIF(rating, 0)), 2), 0), ${now}
      FROM foods WHERE uploaded_by = ${member}
    ) WHERE id = ${member} AND ${member} <> '';`;
    /** @type {(column: string, by: number, member: string, more?: string) => string} */
    const add = (column, by, member, more = '') =>
      `UPDATE member_stats SET ${column} = MAX(0, ${column} + ${by})${more}, updated = ${now} WHERE id = ${member};`;
    /** @type {(name: string, event: string, statements: string) => void} */
    const trigger = (name, event, statements) =>
      run(`CREATE TRIGGER member_stats_${name} AFTER ${event} BEGIN ${statements} END`);

    trigger(
      'profiles_create',
      'INSERT ON profiles',
      'INSERT INTO member_stats (id, created, updated) VALUES (NEW.id, NEW.created, NEW.created);',
    );
    trigger('profiles_delete', 'DELETE ON profiles', 'DELETE FROM member_stats WHERE id = OLD.id;');
    trigger('foods_create', 'INSERT ON foods', foodsOf('NEW.uploaded_by'));
    trigger('foods_delete', 'DELETE ON foods', foodsOf('OLD.uploaded_by'));
    trigger(
      'foods_update',
      'UPDATE ON foods WHEN OLD.uploaded_by <> NEW.uploaded_by OR OLD.origin <> NEW.origin OR OLD.rating <> NEW.rating',
      `${foodsOf('NEW.uploaded_by')} ${foodsOf('OLD.uploaded_by')}`,
    );
    trigger('reviews_create', 'INSERT ON reviews', add('reviews', 1, 'NEW.user'));
    trigger('reviews_delete', 'DELETE ON reviews', add('reviews', -1, 'OLD.user'));

    run(`INSERT INTO member_stats (id, created, updated, followers, following, foods, cuisines, reviews, rating)
    SELECT id, created, created,
      (SELECT COUNT(*) FROM user_follows WHERE following = profiles.id),
      (SELECT COUNT(*) FROM user_follows WHERE follower = profiles.id),
      (SELECT COUNT(*) FROM foods WHERE uploaded_by = profiles.id),
      (SELECT COUNT(DISTINCT NULLIF(origin, '')) FROM foods WHERE uploaded_by = profiles.id),
      (SELECT COUNT(*) FROM reviews WHERE user = profiles.id),
      COALESCE((SELECT ROUND(AVG(NULLIF(rating, 0)), 2) FROM foods WHERE uploaded_by = profiles.id), 0)
    FROM profiles`);
    // The accents of names that are there already are taken off when their owner next edits them.
    run("UPDATE profiles SET search_key = LOWER(username || ' ' || full_name)");

    for (const [op, event, row] of /** @type {[string, string, string][]} */ ([
      ['create', 'INSERT', 'NEW'],
      ['update', 'UPDATE', 'NEW'],
      ['delete', 'DELETE', 'OLD'],
    ])) {
      const log = (/** @type {string} */ audience, /** @type {string} */ collection) =>
        `INSERT INTO _changes (audience, collection, record, op) VALUES (${audience}, '${collection}', ${row}.id, '${op}');`;
      run(`CREATE TRIGGER feed_member_stats_${op} AFTER ${event} ON member_stats BEGIN
      ${log(`'m:' || ${row}.id`, 'member_stats')} ${log(`'u:' || ${row}.id`, 'member_stats')} END`);
      run(`DROP TRIGGER feed_user_follows_${op}`);
      const by = { create: 1, update: 0, delete: -1 }[op] ?? 0;
      const counts = `${add('following', by, `${row}.follower`)} ${add('followers', by, `${row}.following`, ', followers_seq = (SELECT MAX(seq) FROM _changes)')}`;
      run(`CREATE TRIGGER feed_user_follows_${op} AFTER ${event} ON user_follows BEGIN
      ${log(`'u:' || ${row}.follower`, 'user_follows')} ${by === 0 ? '' : counts} END`);
    }
    run(
      "DELETE FROM _changes WHERE collection = 'user_follows' AND audience NOT IN (SELECT 'u:' || follower FROM user_follows WHERE id = record)",
    );
    run(`INSERT INTO _changes (audience, collection, record, op) SELECT 'm:' || id, 'member_stats', id, 'create' FROM member_stats
    UNION ALL SELECT 'u:' || id, 'member_stats', id, 'create' FROM member_stats`);
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const triggers = arrayOf(new DynamicModel({ name: '' }));
    app
      .db()
      .newQuery("SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'member\\_stats\\_%' ESCAPE '\\'")
      .all(triggers);
    for (const { name } of triggers) run(`DROP TRIGGER ${name}`);
    run("DELETE FROM _changes WHERE collection = 'member_stats'");
    app.delete(app.findCollectionByNameOrId('member_stats'));

    const profiles = app.findCollectionByNameOrId('profiles');
    for (const index of ['idx_profiles_created', 'idx_profiles_search']) profiles.removeIndex(index);
    profiles.fields.removeByName('search_key');
    app.save(profiles);

    const follows = app.findCollectionByNameOrId('user_follows');
    for (const index of ['idx_user_follows_followers', 'idx_user_follows_followed']) follows.removeIndex(index);
    follows.addIndex('idx_user_follows_following', false, 'following', '');
    app.save(follows);

    const catalogueStats = app.findCollectionByNameOrId('catalogue_stats');
    catalogueStats.fields.removeByName('trending_cuisines');
    app.save(catalogueStats);

    for (const [op, event, row] of [
      ['create', 'INSERT', 'NEW'],
      ['update', 'UPDATE', 'NEW'],
      ['delete', 'DELETE', 'OLD'],
    ]) {
      run(`DROP TRIGGER feed_user_follows_${op}`);
      const entries = ["'u:' || ", "'m:' || "].flatMap((topic) =>
        ['follower', 'following'].map(
          (column) =>
            `INSERT INTO _changes (audience, collection, record, op) VALUES (${topic}${row}.${column}, 'user_follows', ${row}.id, '${op}');`,
        ),
      );
      run(`CREATE TRIGGER feed_user_follows_${op} AFTER ${event} ON user_follows BEGIN ${entries.join(' ')} END`);
    }
  },
);
