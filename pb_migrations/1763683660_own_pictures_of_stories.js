/// <reference path="../.cache/pocketbase/types.d.ts" />
// The picture of a story is one of this server's own: its document puts the server's address before it, and '@evil.example/x.png' would make that a stranger's.
migrate(
  (app) => {
    const posts = app.findCollectionByNameOrId('blog_posts');
    const picture = /** @type {core.TextField} */ (posts.fields.getByName('featured_image_url'));
    picture.pattern = '^/[A-Za-z0-9_.-][A-Za-z0-9_./-]*$';
    app.save(posts);
    app
      .db()
      .newQuery(`UPDATE blog_posts SET featured_image_url = ''
        WHERE featured_image_url <> '' AND (featured_image_url NOT GLOB '/[A-Za-z0-9_.-]*' OR featured_image_url GLOB '*[^A-Za-z0-9_./-]*')`)
      .execute();
  },
  (app) => {
    const posts = app.findCollectionByNameOrId('blog_posts');
    const picture = /** @type {core.TextField} */ (posts.fields.getByName('featured_image_url'));
    picture.pattern = '';
    app.save(posts);
  },
);
