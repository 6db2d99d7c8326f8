/// <reference path="../.cache/pocketbase/types.d.ts" />
// A post belongs to the topic of its text too: whoever follows a link to it on a new device need not wait for the catalogue [S18].
migrate(
  (app) => {
    for (const [op, event, row] of [
      ['create', 'INSERT', 'NEW'],
      ['update', 'UPDATE', 'NEW'],
      ['delete', 'DELETE', 'OLD'],
    ]) {
      app
        .db()
        .newQuery(`CREATE TRIGGER feed_blog_posts_topic_${op} AFTER ${event} ON blog_posts BEGIN
      INSERT INTO _changes (audience, collection, record, op) VALUES ('b:' || ${row}.id, 'blog_posts', ${row}.id, '${op}'); END`)
        .execute();
    }
    app
      .db()
      .newQuery(
        "INSERT INTO _changes (audience, collection, record, op) SELECT 'b:' || id, 'blog_posts', id, 'create' FROM blog_posts",
      )
      .execute();
  },
  (app) => {
    for (const op of ['create', 'update', 'delete'])
      app.db().newQuery(`DROP TRIGGER feed_blog_posts_topic_${op}`).execute();
    app.db().newQuery("DELETE FROM _changes WHERE collection = 'blog_posts' AND audience <> '*'").execute();
  },
);
