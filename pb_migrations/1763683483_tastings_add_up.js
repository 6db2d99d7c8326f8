/// <reference path="../.cache/pocketbase/types.d.ts" />
// What tastings add up to is kept beside the foods (R32), so that a review costs the same however many a food has: to read all of 10,000
// tastings anew takes seconds, in which nobody else can write. Everything is a whole number, so that no order of adding and taking away
// changes it, and what the reviews make anew is the same (tests/hooks/taste/tastings.test.ts).
//
//   a review ──trigger──▶ _tastings (food, who, part, name, tasters, total, squares) ──▶ foods.tastings, as …482 has it
//
// part '' counts the tasters, 'levels' has tenths by taste; the others are lists of words, where `total` is how many agree.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const replaced = [
      'totals_reviews_create',
      'totals_reviews_update',
      'totals_reviews_delete',
      'totals_tastings_standing',
    ];
    const before = arrayOf(new DynamicModel({ name: '', sql: '' }));
    app
      .db()
      .newQuery(
        `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name IN (${replaced.map((name) => `'${name}'`).join(', ')})`,
      )
      .all(before);
    app
      .db()
      .newQuery('INSERT INTO _meta (key, value) VALUES ({:key}, {:value})')
      .bind({ key: 'triggers before 1763683483', value: JSON.stringify(before.map(({ sql }) => sql)) })
      .execute();
    for (const { name } of before) run(`DROP TRIGGER ${name}`);

    run(`CREATE TABLE _tastings (
    food TEXT NOT NULL, who TEXT NOT NULL, part TEXT NOT NULL, name TEXT NOT NULL,
    tasters INTEGER NOT NULL, total INTEGER NOT NULL, squares INTEGER NOT NULL,
    PRIMARY KEY (food, who, part, name)
  ) WITHOUT ROWID`);

    /** @type {(row: string) => string} a review's tasting, NULL where it says nothing */
    const tastingOf = (row) => `NULLIF(NULLIF(${row}.tasting, ''), 'null')`;
    const professionals = '(SELECT id FROM profiles WHERE is_verified)';
    /** Adds what a row says, or some reviews: `from` is '' for NEW and OLD. @type {(ask: { row: string, from?: string, who: string, when: string, sign: 1 | -1 }) => string} */
    const add = ({ row, from = '', who, when, sign }) => {
      const each = (/** @type {string} */ part, /** @type {string} */ name) =>
        `FROM ${from === '' ? '' : `${from} CROSS JOIN `}json_each(${tastingOf(row)}, '$.${part}') AS ${name} WHERE ${when}`;
      return `INSERT INTO _tastings (food, who, part, name, tasters, total, squares)
      SELECT food, '${who}', part, name, ${sign} * tasters, ${sign} * total, ${sign} * squares FROM (
        SELECT food, part, name, COUNT(*) AS tasters, SUM(value) AS total, SUM(value * value) AS squares FROM (
          SELECT ${row}.food AS food, '' AS part, '' AS name, 0 AS value ${from === '' ? '' : `FROM ${from}`} WHERE ${tastingOf(row)} IS NOT NULL AND ${when}
          UNION ALL SELECT ${row}.food, 'levels', level.key, CAST(ROUND(level.value * 10) AS INTEGER) ${each('levels', 'level')}
          UNION ALL SELECT ${row}.food, answer.value ->> 'part', answer.value ->> 'word', answer.value ->> 'agrees' ${each('words', 'answer')})
        GROUP BY food, part, name) WHERE TRUE
      ON CONFLICT (food, who, part, name) DO UPDATE SET tasters = tasters + excluded.tasters, total = total + excluded.total, squares = squares + excluded.squares;`;
    };
    const both = (/** @type {string} */ row, /** @type {1 | -1} */ sign) =>
      add({ row, who: 'everyone', when: 'TRUE', sign }) +
      add({ row, who: 'professionals', when: `${row}.user IN ${professionals}`, sign });

    /** What some tasters said of a food, as JSON; NULL where there are none. @type {(food: string, who: string) => string} */
    const sumsOf = (food, who) => {
      const of = `FROM _tastings AS sums WHERE sums.food = ${food} AND sums.who = '${who}'`;
      return `(SELECT json_object('tasters', counted.tasters,
      'levels', json((SELECT json_group_object(name, json_array(tasters, total, squares)) FROM (SELECT * ${of} AND part = 'levels' ORDER BY name))),
      'words', json((SELECT json_group_array(json_array(part, name, total, tasters - total)) FROM (SELECT * ${of} AND part NOT IN ('', 'levels') ORDER BY tasters DESC, part, name LIMIT 48))))
      FROM _tastings AS counted WHERE counted.food = ${food} AND counted.who = '${who}' AND counted.part = '' AND counted.name = '')`;
    };
    const newest = '(SELECT MAX(seq) FROM _changes)';
    /** @type {(food: string) => string} */
    const tastingsOf = (
      food,
    ) => `(SELECT CASE WHEN everyone IS NULL THEN 'null' ELSE json_object('everyone', json(everyone), 'professionals', json(professionals)) END
    FROM (SELECT ${sumsOf(food, 'everyone')} AS everyone, ${sumsOf(food, 'professionals')} AS professionals))`;
    /** @type {(foods: string) => string} */
    const tell = (foods) =>
      `INSERT INTO _changes (audience, collection, record, op) SELECT '*', 'food_counts', id, 'update' FROM foods WHERE id ${foods};`;
    /** @type {(food: string) => string} */
    const ofReviews = (
      food,
    ) => `DELETE FROM _tastings WHERE food = ${food} AND tasters <= 0; ${tell(`= ${food}`)} UPDATE foods SET
      rating = COALESCE((SELECT ROUND(AVG(rating), 2) FROM reviews WHERE food = ${food}), 0),
      review_count = (SELECT COUNT(*) FROM reviews WHERE food = ${food}),
      tastings = ${tastingsOf(food)},
      counts_seq = ${newest}
    WHERE id = ${food};`;

    run(
      `CREATE TRIGGER totals_reviews_create AFTER INSERT ON reviews BEGIN ${both('NEW', 1)} ${ofReviews('NEW.food')} END`,
    );
    run(
      `CREATE TRIGGER totals_reviews_delete AFTER DELETE ON reviews BEGIN ${both('OLD', -1)} ${ofReviews('OLD.food')} END`,
    );
    // PocketBase writes every column, so that it is the values that say whether there is anything to count.
    run(`CREATE TRIGGER totals_reviews_update AFTER UPDATE OF rating, food, user, tasting ON reviews
    WHEN OLD.rating <> NEW.rating OR OLD.food <> NEW.food OR OLD.user <> NEW.user OR ${tastingOf('OLD')} IS NOT ${tastingOf('NEW')}
    BEGIN ${both('OLD', -1)} ${both('NEW', 1)} ${ofReviews('NEW.food')} ${ofReviews('OLD.food')} END`);
    run(
      'CREATE TRIGGER totals_tastings_gone AFTER DELETE ON foods BEGIN DELETE FROM _tastings WHERE food = OLD.id; END',
    );
    // A member's business is verified, or is not any more: what it tasted so far is a professional's from now on, or is not.
    const ofMember = (/** @type {string} */ member, /** @type {1 | -1} */ sign) => {
      const tasted = `IN (SELECT food FROM reviews WHERE user = ${member} AND ${tastingOf('reviews')} IS NOT NULL)`;
      return `${add({ row: 'said', from: 'reviews AS said', who: 'professionals', when: `said.user = ${member}`, sign })}
      DELETE FROM _tastings WHERE food ${tasted} AND tasters <= 0; ${tell(tasted)}
      UPDATE foods SET tastings = ${tastingsOf('foods.id')}, counts_seq = ${newest} WHERE id ${tasted};`;
    };
    run(
      `CREATE TRIGGER totals_tastings_verified AFTER UPDATE OF is_verified ON profiles WHEN NEW.is_verified AND NOT OLD.is_verified BEGIN ${ofMember('NEW.id', 1)} END`,
    );
    run(
      `CREATE TRIGGER totals_tastings_unverified AFTER UPDATE OF is_verified ON profiles WHEN OLD.is_verified AND NOT NEW.is_verified BEGIN ${ofMember('OLD.id', -1)} END`,
    );
    run(
      `CREATE TRIGGER totals_tastings_profile AFTER INSERT ON profiles WHEN NEW.is_verified BEGIN ${ofMember('NEW.id', 1)} END`,
    );
    run(
      `CREATE TRIGGER totals_tastings_departed AFTER DELETE ON profiles WHEN OLD.is_verified BEGIN ${ofMember('OLD.id', -1)} END`,
    );

    run(add({ row: 'said', from: 'reviews AS said', who: 'everyone', when: 'TRUE', sign: 1 }));
    run(
      add({
        row: 'said',
        from: 'reviews AS said',
        who: 'professionals',
        when: `said.user IN ${professionals}`,
        sign: 1,
      }),
    );
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of [
      'reviews_create',
      'reviews_update',
      'reviews_delete',
      'tastings_gone',
      'tastings_verified',
      'tastings_unverified',
      'tastings_profile',
      'tastings_departed',
    ])
      run(`DROP TRIGGER totals_${name}`);
    const before = new DynamicModel({ value: '' });
    app.db().newQuery("SELECT value FROM _meta WHERE key = 'triggers before 1763683483'").one(before);
    for (const sql of JSON.parse(before.value)) run(sql);
    run("DELETE FROM _meta WHERE key = 'triggers before 1763683483'");
    run('DROP TABLE _tastings');
  },
);
