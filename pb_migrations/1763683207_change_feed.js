/// <reference path="../.cache/pocketbase/types.d.ts" />
// The change feed [S10], its audiences [S18], the epochs [S9] and the ledger of mutations [S2].
//
//   record table ──trigger──▶ _changes(seq, audience, collection, record, op)
//
// Plain tables, not collections: no request reaches them but through the sync routes. SQLite has one writer and `seq` is
// taken inside the writing transaction, so the order of `seq` is the order of commits.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();

    run(`CREATE TABLE _changes (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    audience TEXT NOT NULL,
    collection TEXT NOT NULL,
    record TEXT NOT NULL,
    op TEXT NOT NULL,
    UNIQUE (audience, collection, record) ON CONFLICT REPLACE
  )`);
    run('CREATE INDEX idx__changes_audience ON _changes (audience, seq)');
    run('CREATE INDEX idx__changes_record ON _changes (collection, record, seq)');
    run('CREATE TABLE _epochs (id TEXT PRIMARY KEY, began_at INTEGER NOT NULL)');
    run(`CREATE TABLE _mutations (
    id TEXT PRIMARY KEY,
    user TEXT NOT NULL,
    collection TEXT NOT NULL,
    record TEXT NOT NULL,
    action TEXT NOT NULL,
    body TEXT NOT NULL,
    seq INTEGER NOT NULL,
    created INTEGER NOT NULL
  )`);
    run('CREATE INDEX idx__mutations_created ON _mutations (created)');
    run('CREATE TABLE _meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)');

    // 'f:id' reads: the topic 'f:' of the food named by the column id. An empty column names nobody.
    /** @type {Record<string, string[]>} */
    const audiences = {
      foods: ['*', 'f:id', 'm:uploaded_by', 'u:uploaded_by'],
      reviews: ['f:food', 'm:user', 'u:user'],
      videos: ['f:food', 'm:user', 'u:user'],
      profiles: ['m:id', 'u:id'],
      user_roles: ['u:user', 'm:user'],
      professional_profiles: ['u:user', 'm:user'],
      private_contacts: ['u:user'],
      user_taste_profiles: ['u:user'],
      food_recommendations: ['u:user'],
      personalized_insights: ['u:user'],
      notifications: ['u:user'],
      user_follows: ['u:follower', 'u:following', 'm:follower', 'm:following'],
      verification_requests: ['u:user', 'g:admins'],
      conversations: ['u:participant_1', 'u:participant_2'],
      messages: [],
      blog_posts: ['*'],
      achievements: ['u:user', 'm:user'],
      catalogue_stats: ['*'],
    };

    /** @type {(audience: string) => boolean} */
    const isFixed = (audience) => audience === '*' || audience === 'g:admins';
    /** @type {(collection: string, op: string, row: string, audience: string) => string} */
    const log = (collection, op, row, audience) => {
      const head = `INSERT INTO _changes (audience, collection, record, op) SELECT`;
      const tail = `'${collection}', ${row}.id, '${op}'`;
      if (isFixed(audience)) return `${head} '${audience}', ${tail};`;
      const [topic, column] = audience.split(':');
      return `${head} '${topic}:' || ${row}.${column}, ${tail} WHERE ${row}.${column} <> '';`;
    };
    // A row that moves to another owner is logged for the old one too: there it is gone.
    /** @type {(collection: string, audience: string) => string} */
    const logLeaving = (collection, audience) => {
      const [topic, column] = audience.split(':');
      return `INSERT INTO _changes (audience, collection, record, op) SELECT '${topic}:' || OLD.${column}, '${collection}', OLD.id, 'update'
      WHERE OLD.${column} <> '' AND OLD.${column} <> NEW.${column};`;
    };
    // Whoever already holds the row hears of it.
    /** @type {(collection: string, op: string, row: string) => string} */
    const logHolders = (collection, op, row) => `INSERT INTO _changes (audience, collection, record, op)
    SELECT audience, '${collection}', ${row}.id, '${op}' FROM _changes WHERE collection = '${collection}' AND record = ${row}.id;`;
    // A card shows its author: the author's profile joins the audience, unless it is there already.
    /** @type {(column: string, audience: string) => string} */
    const logProfile = (column, audience) => `INSERT INTO _changes (audience, collection, record, op)
    SELECT ${audience}, 'profiles', NEW.${column}, 'create' WHERE EXISTS (SELECT 1 FROM profiles WHERE id = NEW.${column})
      AND NOT EXISTS (SELECT 1 FROM _changes WHERE audience = ${audience} AND collection = 'profiles' AND record = NEW.${column});`;
    /** @type {(op: string, row: string) => string} */
    const logParticipants = (op, row) => `INSERT INTO _changes (audience, collection, record, op)
    SELECT 'u:' || participant_1, 'messages', ${row}.id, '${op}' FROM conversations WHERE id = ${row}.conversation
    UNION SELECT 'u:' || participant_2, 'messages', ${row}.id, '${op}' FROM conversations WHERE id = ${row}.conversation;`;

    /** @type {Record<string, Record<string, string[]>>} */
    const extra = {
      foods: { create: [logProfile('uploaded_by', "'*'"), logProfile('uploaded_by', "'f:' || NEW.id")] },
      reviews: { create: [logProfile('user', "'f:' || NEW.food")] },
      videos: { create: [logProfile('user', "'f:' || NEW.food")] },
      profiles: {
        update: [logHolders('profiles', 'update', 'NEW')],
        delete: [logHolders('profiles', 'delete', 'OLD')],
      },
      messages: {
        create: [logParticipants('create', 'NEW')],
        update: [logParticipants('update', 'NEW')],
        delete: [logParticipants('delete', 'OLD'), logHolders('messages', 'delete', 'OLD')],
      },
    };

    for (const [collection, own] of Object.entries(audiences)) {
      for (const op of ['create', 'update', 'delete']) {
        const row = op === 'delete' ? 'OLD' : 'NEW';
        const statements = own.map((audience) => log(collection, op, row, audience));
        if (op === 'update')
          statements.push(
            ...own
              .filter((audience) => !isFixed(audience) && !audience.endsWith(':id'))
              .map((audience) => logLeaving(collection, audience)),
          );
        statements.push(...(extra[collection]?.[op] ?? []));
        const event = { create: 'INSERT', update: 'UPDATE', delete: 'DELETE' }[op];
        run(
          `CREATE TRIGGER feed_${collection}_${op} AFTER ${event} ON ${collection} BEGIN ${statements.join('\n')} END`,
        );
      }
    }
  },
  (app) => {
    const triggers = arrayOf(new DynamicModel({ name: '' }));
    app
      .db()
      .newQuery("SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'feed\\_%' ESCAPE '\\'")
      .all(triggers);
    for (const { name } of triggers) app.db().newQuery(`DROP TRIGGER ${name}`).execute();
    for (const table of ['_meta', '_mutations', '_epochs', '_changes'])
      app.db().newQuery(`DROP TABLE ${table}`).execute();
  },
);
