/// <reference path="../.cache/pocketbase/types.d.ts" />
// What members say of two foods that they had together (R31): a vote is its owner's alone, only sums of five or more are for everyone.
//
//   a vote ──trigger──▶ pair_sums(one, other, great, fine, clash) ──▶ _changes('f:' one, 'f:' other), told by the digest [S23]
//
// A pair has no order: `one` is the smaller id, and both the rule and the derived id [S24] see to it.
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const users = app.findCollectionByNameOrId('users');
    const foods = app.findCollectionByNameOrId('foods');
    const stamps = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    /** @type {(name: string) => Record<string, unknown>} */
    const food = (name) => ({
      type: 'relation',
      name,
      collectionId: foods.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    });
    const user = {
      type: 'relation',
      name: 'user',
      collectionId: users.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    };
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    save({
      type: 'base',
      name: 'pair_votes',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: `${isOwner} && one < other`,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        food('one'),
        food('other'),
        user,
        { type: 'select', name: 'verdict', required: true, values: ['great', 'fine', 'clash'], maxSelect: 1 },
        ...stamps,
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_pair_votes_pair_user ON pair_votes (one, other, user)',
        'CREATE INDEX idx_pair_votes_other ON pair_votes (other)',
        'CREATE INDEX idx_pair_votes_user ON pair_votes (user)',
      ],
    });
    /** @type {(name: string) => Record<string, unknown>} */
    const count = (name) => ({ type: 'number', name, min: 0, onlyInt: true });
    save({
      type: 'base',
      name: 'pair_sums',
      listRule: '',
      viewRule: '',
      createRule: null,
      updateRule: null,
      deleteRule: null,
      fields: [food('one'), food('other'), count('great'), count('fine'), count('clash'), ...stamps],
      indexes: [
        'CREATE UNIQUE INDEX idx_pair_sums_pair ON pair_sums (one, other)',
        'CREATE INDEX idx_pair_sums_other ON pair_sums (other)',
      ],
    });

    const counts = ['great', 'fine', 'clash'];
    const now = "strftime('%Y-%m-%d %H:%M:%fZ', 'now')";
    // In the vote's own transaction, whatever wrote or removed it. Sums are counted anew from the votes, so no order of events leaves another number.
    /** @type {(row: string) => string} */
    const tally = (row) => {
      const pair = `one = ${row}.one AND other = ${row}.other`;
      /** @type {(verdict: string) => string} */
      const of = (verdict) => `(SELECT COUNT(*) FROM pair_votes WHERE ${pair} AND verdict = '${verdict}')`;
      const enough = `(SELECT COUNT(*) FROM pair_votes WHERE ${pair}) >= 5`;
      return `DELETE FROM pair_sums WHERE ${pair} AND NOT (${enough});
      UPDATE pair_sums SET ${counts.map((name) => `${name} = ${of(name)}`).join(', ')}, updated = ${now}
        WHERE ${pair} AND (${counts.map((name) => `${name} <> ${of(name)}`).join(' OR ')});
      INSERT INTO pair_sums (id, one, other, ${counts.join(', ')}, created, updated)
        SELECT 'p' || lower(hex(randomblob(7))), ${row}.one, ${row}.other, ${counts.map(of).join(', ')}, ${now}, ${now}
        WHERE ${enough} AND NOT EXISTS (SELECT 1 FROM pair_sums WHERE ${pair})
          AND (SELECT COUNT(*) FROM foods WHERE id IN (${row}.one, ${row}.other)) = 2;`;
    };
    /** @type {(collection: string, op: string, row: string, audience: string) => string} */
    const log = (collection, op, row, audience) =>
      `INSERT INTO _changes (audience, collection, record, op) VALUES (${audience}, '${collection}', ${row}.id, '${op}');`;
    const events = /** @type {const} */ ({ create: 'INSERT', update: 'UPDATE', delete: 'DELETE' });
    for (const op of /** @type {const} */ (['create', 'update', 'delete'])) {
      const row = op === 'delete' ? 'OLD' : 'NEW';
      const leaving =
        "INSERT INTO _changes (audience, collection, record, op) SELECT 'u:' || OLD.user, 'pair_votes', OLD.id, 'update' WHERE OLD.user <> NEW.user;";
      run(
        `CREATE TRIGGER feed_pair_votes_${op} AFTER ${events[op]} ON pair_votes BEGIN ${log('pair_votes', op, row, `'u:' || ${row}.user`)} ${op === 'update' ? leaving : ''} END`,
      );
      run(
        `CREATE TRIGGER feed_pair_sums_${op} AFTER ${events[op]} ON pair_sums BEGIN ${log('pair_sums', op, row, `'f:' || ${row}.one`)} ${log('pair_sums', op, row, `'f:' || ${row}.other`)} END`,
      );
    }
    run(`CREATE TRIGGER totals_pair_votes_create AFTER INSERT ON pair_votes BEGIN ${tally('NEW')} END`);
    run(`CREATE TRIGGER totals_pair_votes_delete AFTER DELETE ON pair_votes BEGIN ${tally('OLD')} END`);
    run(`CREATE TRIGGER totals_pair_votes_update AFTER UPDATE OF one, other, verdict ON pair_votes
    WHEN OLD.verdict <> NEW.verdict OR OLD.one <> NEW.one OR OLD.other <> NEW.other BEGIN ${tally('NEW')} ${tally('OLD')} END`);
    // Plain SQL removes foods, too: whatever removed one, its sums go before its votes do.
    run(
      'CREATE TRIGGER totals_pair_sums_of_food AFTER DELETE ON foods BEGIN DELETE FROM pair_sums WHERE one = OLD.id OR other = OLD.id; END',
    );
  },
  (app) => {
    app.db().newQuery('DROP TRIGGER totals_pair_sums_of_food').execute();
    for (const name of ['pair_sums', 'pair_votes']) {
      app.delete(app.findCollectionByNameOrId(name));
      app.db().newQuery('DELETE FROM _changes WHERE collection = {:name}').bind({ name }).execute();
    }
  },
);
