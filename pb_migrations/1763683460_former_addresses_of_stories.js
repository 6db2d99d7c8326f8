/// <reference path="../.cache/pocketbase/types.d.ts" />
// A story whose title was revised gets the address that fits it; its former addresses lead on to it.
migrate(
  (app) => {
    const posts = app.findCollectionByNameOrId('blog_posts');
    posts.fields.add(new JSONField({ name: 'former_slugs', maxSize: 4000 }));
    app.save(posts);
  },
  (app) => {
    const posts = app.findCollectionByNameOrId('blog_posts');
    posts.fields.removeByName('former_slugs');
    app.save(posts);
  },
);
