/// <reference path="../.cache/pocketbase/types.d.ts" />
// The server demands derived ids from here on [S24]. Rows that are under another id, by chance or to keep somebody from a row of their own, move
// to the one that is theirs; devices hear that the old id is gone. An insight keeps the English words that its id is derived from.
migrate(
  (app) => {
    const { deriveId } = require(`${__hooks}/lib/server/derive-id.js`);
    const insights = app.findCollectionByNameOrId('personalized_insights');
    insights.fields.add(new TextField({ name: 'finding', max: 1000 }));
    app.save(insights);

    /** @type {(sql: string, values?: Record<string, unknown>) => void} */
    const run = (sql, values = {}) => app.db().newQuery(sql).bind(values).execute();
    const pageLength = 2000;
    /**
     * @typedef {{ collection: string, parts: readonly string[], idOf: (parts: readonly string[]) => string, named?: readonly string[] }} Derived
     *   named: SQL that gives what names a row by its id the new one
     */
    /** @type {(word: string, parts: string) => Pick<Derived, 'parts' | 'idOf'>} */
    const derived = (word, parts) => ({ parts: parts.split(' '), idOf: (values) => deriveId(word, ...values) });
    /** @type {Derived[]} */
    const all = [
      {
        collection: 'reviews',
        ...derived('review', 'food user'),
        named: ["UPDATE reports SET item = {:now} WHERE kind = 'review' AND item = {:before}"],
      },
      { collection: 'reports', ...derived('report', 'reporter kind item') },
      { collection: 'blocks', ...derived('block', 'blocker blocked') },
      { collection: 'mutes', ...derived('mute', 'muter muted') },
      { collection: 'food_likes', ...derived('like', 'food user') },
      { collection: 'saved_foods', ...derived('saved', 'food user') },
      { collection: 'user_follows', ...derived('follow', 'follower following') },
      { collection: 'video_views', ...derived('video view', 'video user day') },
      {
        collection: 'professional_profiles',
        parts: ['user'],
        idOf: ([user]) => user ?? '',
        named: [
          'UPDATE verification_requests SET professional_profile = {:now} WHERE professional_profile = {:before}',
        ],
      },
    ];

    /** @type {(derived: Derived) => { before: string, now: string }[]} */
    const strangers = ({ collection, parts, idOf }) => {
      const found = [];
      for (let from = ''; ;) {
        const rows = arrayOf(new DynamicModel({ id: '', ...Object.fromEntries(parts.map((part) => [part, ''])) }));
        app
          .db()
          .newQuery(
            `SELECT id, ${parts.join(', ')} FROM ${collection} WHERE id > {:from} ORDER BY id LIMIT ${pageLength}`,
          )
          .bind({ from })
          .all(rows);
        for (const row of rows) {
          const now = idOf(parts.map((part) => String(row?.[part])));
          if (now !== row?.id) found.push({ before: String(row?.id), now });
        }
        const last = rows[rows.length - 1];
        if (rows.length < pageLength || last === undefined) return found;
        from = String(last['id']);
      }
    };

    for (const derivedRows of all) {
      const { collection, named = [] } = derivedRows;
      const moves = strangers(derivedRows).map((move) => ({ ...move, meanwhile: deriveId('on its way', move.before) }));
      // All away first: one may be where another belongs.
      for (const { before, meanwhile } of moves) {
        run(
          `INSERT INTO _changes (audience, collection, record, op) SELECT audience, collection, record, 'delete' FROM _changes
        WHERE collection = {:collection} AND record = {:before}`,
          { collection, before },
        );
        run(`UPDATE ${collection} SET id = {:meanwhile} WHERE id = {:before}`, { before, meanwhile });
        for (const sql of named) run(sql, { before, now: meanwhile });
      }
      for (const { meanwhile, now } of moves) {
        run(`UPDATE ${collection} SET id = {:now} WHERE id = {:meanwhile}`, { meanwhile, now });
        for (const sql of named) run(sql, { before: meanwhile, now });
        run('DELETE FROM _changes WHERE collection = {:collection} AND record = {:meanwhile}', {
          collection,
          meanwhile,
        });
      }
    }
  },
  (app) => {
    const insights = app.findCollectionByNameOrId('personalized_insights');
    insights.fields.removeByName('finding');
    app.save(insights);
  },
);
