/// <reference path="../.cache/pocketbase/types.d.ts" />
// Admins tend posts that readers do not see: a new device of theirs hears of these too, which the snapshot for everyone leaves out [S18].
migrate(
  (app) => {
    for (const [op, event, row] of [
      ['create', 'INSERT', 'NEW'],
      ['update', 'UPDATE', 'NEW'],
      ['delete', 'DELETE', 'OLD'],
    ]) {
      app
        .db()
        .newQuery(`CREATE TRIGGER feed_blog_posts_admins_${op} AFTER ${event} ON blog_posts BEGIN
      INSERT INTO _changes (audience, collection, record, op) VALUES ('g:admins', 'blog_posts', ${row}.id, '${op}'); END`)
        .execute();
    }
    app
      .db()
      .newQuery(
        "INSERT INTO _changes (audience, collection, record, op) SELECT 'g:admins', 'blog_posts', id, 'create' FROM blog_posts",
      )
      .execute();
  },
  (app) => {
    for (const op of ['create', 'update', 'delete'])
      app.db().newQuery(`DROP TRIGGER feed_blog_posts_admins_${op}`).execute();
    app.db().newQuery("DELETE FROM _changes WHERE collection = 'blog_posts' AND audience = 'g:admins'").execute();
  },
);
