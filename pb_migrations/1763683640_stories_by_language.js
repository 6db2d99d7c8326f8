/// <reference path="../.cache/pocketbase/types.d.ts" />
// A story says in which language it is, and lies beside its words in others: the built-in writer's in each that the project has its sentences in. A card's
// words travel with the card, a text's with the text [S18]; they are the server's alone.
migrate(
  (app) => {
    const posts = app.findCollectionByNameOrId('blog_posts');
    posts.fields.add(new TextField({ name: 'language', max: 3, pattern: '^([a-z]{2,3})?$' }));
    posts.fields.add(new JSONField({ name: 'texts', maxSize: 100_000 }));
    app.save(posts);
    const contents = app.findCollectionByNameOrId('blog_contents');
    contents.fields.add(new JSONField({ name: 'texts', maxSize: 2_000_000 }));
    app.save(contents);
    app.db().newQuery("UPDATE blog_posts SET language = 'en' WHERE written_by IN ('catalogue', 'service')").execute();
  },
  (app) => {
    for (const [name, fields] of /** @type {const} */ ([
      ['blog_posts', ['language', 'texts']],
      ['blog_contents', ['texts']],
    ])) {
      const collection = app.findCollectionByNameOrId(name);
      for (const field of fields) collection.fields.removeByName(field);
      app.save(collection);
    }
  },
);
