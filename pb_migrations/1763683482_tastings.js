/// <reference path="../.cache/pocketbase/types.d.ts" />
// A review may say how the food tasted, and its food has what all of them add up to (R32). As with ratings the sums follow inside the
// transaction of the review, whatever wrote or removed it, and are always made anew from the reviews: no order of writes can change them.
//
//   review.tasting  {"levels": {"sweet": 3.5}, "words": [{"part": "flavours", "word": "rich", "agrees": true}]}
//        │ trigger
//        ▼
//   food.tastings   {"everyone": {"tasters": 2, "levels": {"sweet": [2, 65, 2125]}, "words": [["flavours", "rich", 1, 1]]}, "professionals": null}
//
// Of a level: how many said it, the sum and the sum of the squares, in tenths. Of a word: who agreed, who did not. Professionals, whose
// business is verified, are among everyone and told apart beside. The sums are counters: they travel with the rating (…470) and make nobody pull.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const [name, field] of /** @type {const} */ ([
      ['reviews', new JSONField({ name: 'tasting', maxSize: 20_000 })],
      ['foods', new JSONField({ name: 'tastings', maxSize: 60_000 })],
    ])) {
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.add(field);
      app.save(collection);
    }

    /** @type {(row: string) => string} a review's tasting, NULL where it says nothing */
    const tastingOf = (row) => `NULLIF(NULLIF(${row}.tasting, ''), 'null')`;
    const tenths = 'CAST(ROUND(level.value * 10) AS INTEGER)';
    /** @type {(food: string, who: string) => string} what the tastings of a food add up to, as JSON; NULL where there are none */
    const sumsOf = (food, who) => {
      const said = `FROM reviews AS said WHERE said.food = ${food} AND ${tastingOf('said')} IS NOT NULL AND ${who}`;
      /** @type {(part: string, name: string) => string} */
      const each = (part, name) =>
        said.replace(' WHERE', ` CROSS JOIN json_each(${tastingOf('said')}, '$.${part}') AS ${name} WHERE`);
      return `(SELECT CASE WHEN tasters > 0 THEN json_object('tasters', tasters,
      'levels', json((SELECT json_group_object(name, json(sums)) FROM (
        SELECT level.key AS name, json_array(COUNT(*), SUM(${tenths}), SUM(${tenths} * ${tenths})) AS sums ${each('levels', 'level')} GROUP BY level.key ORDER BY level.key))),
      'words', json((SELECT json_group_array(json(sums)) FROM (
        SELECT json_array(part, word, SUM(agrees), SUM(1 - agrees)) AS sums FROM (
          SELECT answer.value ->> 'part' AS part, answer.value ->> 'word' AS word, answer.value ->> 'agrees' AS agrees ${each('words', 'answer')})
        GROUP BY part, word ORDER BY COUNT(*) DESC, part, word LIMIT 48)))) END
      FROM (SELECT COUNT(*) AS tasters ${said}))`;
    };
    /** @type {(food: string) => string} */
    const tastingsOf = (
      food,
    ) => `(SELECT CASE WHEN everyone IS NULL THEN 'null' ELSE json_object('everyone', json(everyone), 'professionals', json(professionals)) END
    FROM (SELECT ${sumsOf(food, 'TRUE')} AS everyone, ${sumsOf(food, 'said.user IN (SELECT id FROM profiles WHERE is_verified)')} AS professionals))`;

    const newest = '(SELECT MAX(seq) FROM _changes)';
    /** @type {(foods: string) => string} */
    const tell = (foods) =>
      `INSERT INTO _changes (audience, collection, record, op) SELECT '*', 'food_counts', id, 'update' FROM foods WHERE id ${foods};`;
    /** @type {(food: string) => string} */
    const ofReviews = (food) => `${tell(`= ${food}`)} UPDATE foods SET
      rating = COALESCE((SELECT ROUND(AVG(rating), 2) FROM reviews WHERE food = ${food}), 0),
      review_count = (SELECT COUNT(*) FROM reviews WHERE food = ${food}),
      tastings = ${tastingsOf(food)},
      counts_seq = ${newest}
    WHERE id = ${food};`;
    const tastedByMember = `IN (SELECT food FROM reviews WHERE user = NEW.id AND ${tastingOf('reviews')} IS NOT NULL)`;

    for (const name of ['create', 'update', 'delete']) run(`DROP TRIGGER totals_reviews_${name}`);
    run(`CREATE TRIGGER totals_reviews_create AFTER INSERT ON reviews BEGIN ${ofReviews('NEW.food')} END`);
    run(`CREATE TRIGGER totals_reviews_delete AFTER DELETE ON reviews BEGIN ${ofReviews('OLD.food')} END`);
    // PocketBase writes every column, so that it is the values that say whether there is anything to count.
    run(`CREATE TRIGGER totals_reviews_update AFTER UPDATE OF rating, food, tasting ON reviews
    WHEN OLD.rating <> NEW.rating OR OLD.food <> NEW.food OR ${tastingOf('OLD')} IS NOT ${tastingOf('NEW')}
    BEGIN ${ofReviews('NEW.food')} ${ofReviews('OLD.food')} END`);
    // A member's business is verified, or is not any more: what it tasted so far is a professional's from now on, or is not.
    run(`CREATE TRIGGER totals_tastings_standing AFTER UPDATE OF is_verified ON profiles WHEN OLD.is_verified <> NEW.is_verified
    BEGIN ${tell(tastedByMember)} UPDATE foods SET tastings = ${tastingsOf('foods.id')}, counts_seq = ${newest} WHERE id ${tastedByMember}; END`);
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const newest = '(SELECT MAX(seq) FROM _changes)';
    /** @type {(food: string) => string} */
    const ofReviews = (
      food,
    ) => `INSERT INTO _changes (audience, collection, record, op) SELECT '*', 'food_counts', id, 'update' FROM foods WHERE id = ${food};
    UPDATE foods SET
      rating = COALESCE((SELECT ROUND(AVG(rating), 2) FROM reviews WHERE food = ${food}), 0),
      review_count = (SELECT COUNT(*) FROM reviews WHERE food = ${food}),
      counts_seq = ${newest}
    WHERE id = ${food};`;
    for (const name of ['create', 'update', 'delete']) run(`DROP TRIGGER totals_reviews_${name}`);
    run('DROP TRIGGER totals_tastings_standing');
    run(`CREATE TRIGGER totals_reviews_create AFTER INSERT ON reviews BEGIN ${ofReviews('NEW.food')} END`);
    run(`CREATE TRIGGER totals_reviews_delete AFTER DELETE ON reviews BEGIN ${ofReviews('OLD.food')} END`);
    run(`CREATE TRIGGER totals_reviews_update AFTER UPDATE OF rating, food ON reviews WHEN OLD.rating <> NEW.rating OR OLD.food <> NEW.food
    BEGIN ${ofReviews('NEW.food')} ${ofReviews('OLD.food')} END`);
    for (const [name, field] of [
      ['reviews', 'tasting'],
      ['foods', 'tastings'],
    ]) {
      const collection = app.findCollectionByNameOrId(name ?? '');
      collection.fields.removeByName(field ?? '');
      app.save(collection);
    }
  },
);
