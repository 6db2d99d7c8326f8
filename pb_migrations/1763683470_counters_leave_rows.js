/// <reference path="../.cache/pocketbase/types.d.ts" />
// Counters leave the rows that many devices hold [S23]: a like, a review or a view logs the counters of the food or video, `food_counts` and
// `video_counts`, in place of the whole row, and the digest tells them. `counts_seq` is the seq of that entry: of two states of the counters the
// one with the higher is newer, whichever way they came.
//
//   a like ──▶ _changes('*', food_counts, food) ──▶ foods.upvotes, foods.counts_seq
//   an edit ──▶ _changes('*' …, foods, food)         as before: a write that does not raise counts_seq is an edit
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of ['foods', 'videos']) {
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.add(new NumberField({ name: 'counts_seq', min: 0, onlyInt: true }));
      app.save(collection);
      rewrite(
        app,
        `feed_${name}_update`,
        `AFTER UPDATE ON ${name} `,
        `AFTER UPDATE ON ${name} WHEN NEW.counts_seq <= OLD.counts_seq `,
      );
      run(`CREATE TRIGGER tallies_${name}_gone AFTER DELETE ON ${name} BEGIN
      DELETE FROM _changes WHERE collection = '${name === 'foods' ? 'food_counts' : 'video_counts'}' AND record = OLD.id; END`);
    }

    const newest = '(SELECT MAX(seq) FROM _changes)';
    /** @type {(food: string) => string} */
    const tell = (food) =>
      `INSERT INTO _changes (audience, collection, record, op) SELECT '*', 'food_counts', id, 'update' FROM foods WHERE id = ${food};`;
    /** @type {(food: string) => string} */
    const ofReviews = (food) => `${tell(food)} UPDATE foods SET
      rating = COALESCE((SELECT ROUND(AVG(rating), 2) FROM reviews WHERE food = ${food}), 0),
      review_count = (SELECT COUNT(*) FROM reviews WHERE food = ${food}),
      counts_seq = ${newest}
    WHERE id = ${food};`;
    /** @type {(food: string) => string} */
    const ofLikes = (food) => `${tell(food)} UPDATE foods SET
      upvotes = (SELECT COUNT(*) FROM food_likes WHERE food = ${food}), upvotes_seq = ${newest}, counts_seq = ${newest} WHERE id = ${food};`;
    /** @type {(op: string, row: string) => string} */
    const logLike = (op, row) =>
      `INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.user, 'food_likes', ${row}.id, '${op}');`;

    const triggers = {
      totals_reviews_create: `AFTER INSERT ON reviews BEGIN ${ofReviews('NEW.food')} END`,
      totals_reviews_delete: `AFTER DELETE ON reviews BEGIN ${ofReviews('OLD.food')} END`,
      // PocketBase writes every column, so that it is the values that say whether there is anything to count.
      totals_reviews_update: `AFTER UPDATE OF rating, food ON reviews WHEN OLD.rating <> NEW.rating OR OLD.food <> NEW.food
      BEGIN ${ofReviews('NEW.food')} ${ofReviews('OLD.food')} END`,
      feed_food_likes_create: `AFTER INSERT ON food_likes BEGIN ${logLike('create', 'NEW')} ${ofLikes('NEW.food')} END`,
      feed_food_likes_delete: `AFTER DELETE ON food_likes BEGIN ${logLike('delete', 'OLD')} ${ofLikes('OLD.food')} END`,
      totals_food_likes_move: `AFTER UPDATE OF food ON food_likes WHEN OLD.food <> NEW.food BEGIN ${ofLikes('NEW.food')} ${ofLikes('OLD.food')} END`,
      totals_video_views: `AFTER INSERT ON video_views BEGIN
      INSERT INTO _changes (audience, collection, record, op)
        SELECT 'f:' || food, 'video_counts', id, 'update' FROM videos WHERE id = NEW.video AND user <> NEW.user AND food <> ''
        UNION ALL SELECT 'm:' || user, 'video_counts', id, 'update' FROM videos WHERE id = NEW.video AND user <> NEW.user
        UNION ALL SELECT 'u:' || user, 'video_counts', id, 'update' FROM videos WHERE id = NEW.video AND user <> NEW.user;
      UPDATE videos SET views = views + 1, counts_seq = ${newest} WHERE id = NEW.video AND user <> NEW.user; END`,
    };
    for (const [name, body] of Object.entries(triggers)) {
      run(`DROP TRIGGER ${name}`);
      run(`CREATE TRIGGER ${name} ${body}`);
    }

    /** @type {(on: CoreApp, name: string, from: string, to: string) => void} */
    function rewrite(on, name, from, to) {
      const row = new DynamicModel({ sql: '' });
      on.db()
        .newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = {:name}")
        .bind({ name })
        .one(row);
      if (!row.sql.includes(from)) throw new Error(`${name} is not what it was`);
      run(`DROP TRIGGER ${name}`);
      run(row.sql.replace(from, to));
    }
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    /** @type {(food: string) => string} */
    const ofReviews = (food) => `UPDATE foods SET
      rating = COALESCE((SELECT ROUND(AVG(rating), 2) FROM reviews WHERE food = ${food}), 0),
      review_count = (SELECT COUNT(*) FROM reviews WHERE food = ${food})
    WHERE id = ${food};`;
    /** @type {(food: string) => string} */
    const ofLikes = (food) => `UPDATE foods SET
      upvotes = (SELECT COUNT(*) FROM food_likes WHERE food = ${food}), upvotes_seq = (SELECT MAX(seq) FROM _changes) WHERE id = ${food};`;
    /** @type {(op: string, row: string) => string} */
    const logLike = (op, row) =>
      `INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.user, 'food_likes', ${row}.id, '${op}');`;
    const triggers = {
      totals_reviews_create: `AFTER INSERT ON reviews BEGIN ${ofReviews('NEW.food')} END`,
      totals_reviews_delete: `AFTER DELETE ON reviews BEGIN ${ofReviews('OLD.food')} END`,
      totals_reviews_update: `AFTER UPDATE OF rating, food ON reviews BEGIN ${ofReviews('NEW.food')} ${ofReviews('OLD.food')} END`,
      feed_food_likes_create: `AFTER INSERT ON food_likes BEGIN ${logLike('create', 'NEW')} ${ofLikes('NEW.food')} END`,
      feed_food_likes_delete: `AFTER DELETE ON food_likes BEGIN ${logLike('delete', 'OLD')} ${ofLikes('OLD.food')} END`,
      totals_food_likes_move: `AFTER UPDATE OF food ON food_likes WHEN OLD.food <> NEW.food BEGIN ${ofLikes('NEW.food')} ${ofLikes('OLD.food')} END`,
      totals_video_views:
        'AFTER INSERT ON video_views BEGIN UPDATE videos SET views = views + 1 WHERE id = NEW.video AND user <> NEW.user; END',
    };
    for (const [name, body] of Object.entries(triggers)) {
      run(`DROP TRIGGER ${name}`);
      run(`CREATE TRIGGER ${name} ${body}`);
    }
    for (const name of ['foods', 'videos']) {
      const row = new DynamicModel({ sql: '' });
      app
        .db()
        .newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = {:name}")
        .bind({ name: `feed_${name}_update` })
        .one(row);
      run(`DROP TRIGGER feed_${name}_update`);
      run(row.sql.replace('WHEN NEW.counts_seq <= OLD.counts_seq ', ''));
      run(`DROP TRIGGER tallies_${name}_gone`);
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.removeByName('counts_seq');
      app.save(collection);
    }
    // Who has read no further than a counter's own entry has to read the row.
    run(
      `INSERT INTO _changes (audience, collection, record, op) SELECT '*', 'foods', record, 'update' FROM _changes WHERE collection = 'food_counts'`,
    );
    run(
      `INSERT INTO _changes (audience, collection, record, op) SELECT audience, 'videos', record, 'update' FROM _changes WHERE collection = 'video_counts'`,
    );
    run("DELETE FROM _changes WHERE collection IN ('food_counts', 'video_counts')");
  },
);
