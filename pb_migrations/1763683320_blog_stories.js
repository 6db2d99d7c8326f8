/// <reference path="../.cache/pocketbase/types.d.ts" />
// Stories of the blog. Their text lies apart from what a card shows of them: cards are for every device, a text is for the devices on which it was
// opened ('b:<post>') [S18]. Who wrote a story is stated, and the server remembers of which food and when, also where the story was deleted.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const isAdmin = '@request.auth.standing = "admin"';
    const posts = app.findCollectionByNameOrId('blog_posts');

    app.save(
      new Collection(
        /** @type {Partial<Collection>} */ (
          /** @type {unknown} */ ({
            type: 'base',
            name: 'blog_contents',
            // The id is that of its post.
            listRule: `post.is_published = true || ${isAdmin}`,
            viewRule: `post.is_published = true || ${isAdmin}`,
            createRule: null,
            updateRule: isAdmin,
            deleteRule: null,
            fields: [
              {
                type: 'relation',
                name: 'post',
                collectionId: posts.id,
                required: true,
                maxSelect: 1,
                cascadeDelete: true,
              },
              { type: 'text', name: 'content', max: 100000 },
              { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
              { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
            ],
            indexes: ['CREATE UNIQUE INDEX idx_blog_contents_post ON blog_contents (post)'],
          })
        ),
      ),
    );
    run(
      'INSERT INTO blog_contents (id, post, content, created, updated) SELECT id, id, content, created, updated FROM blog_posts',
    );
    posts.fields.removeByName('content');
    posts.fields.add(new SelectField({ name: 'written_by', values: ['catalogue', 'service', 'admin'], maxSelect: 1 }));
    app.save(posts);
    run("UPDATE blog_posts SET written_by = 'admin'");

    const text = (
      /** @type {string} */ row,
      /** @type {string} */ op,
    ) => `INSERT INTO _changes (audience, collection, record, op)
    SELECT 'b:' || ${row}.post, 'blog_contents', ${row}.id, '${op}' WHERE ${row}.post <> '';`;
    for (const [op, event, row] of [
      ['create', 'INSERT', 'NEW'],
      ['update', 'UPDATE', 'NEW'],
      ['delete', 'DELETE', 'OLD'],
    ]) {
      run(
        `CREATE TRIGGER feed_blog_contents_${op} AFTER ${event} ON blog_contents BEGIN ${text(row ?? '', op ?? '')} END`,
      );
    }
    // Published or withdrawn, a post takes its text along.
    run(`CREATE TRIGGER feed_blog_posts_published AFTER UPDATE OF is_published ON blog_posts WHEN OLD.is_published <> NEW.is_published BEGIN
    INSERT INTO _changes (audience, collection, record, op) SELECT 'b:' || NEW.id, 'blog_contents', id, 'update' FROM blog_contents WHERE post = NEW.id; END`);
    run(
      "INSERT INTO _changes (audience, collection, record, op) SELECT 'b:' || post, 'blog_contents', id, 'create' FROM blog_contents",
    );

    // The server's own notes; a superuser may look into them and mend them. Times are milliseconds since 1970.
    /** @type {Record<string, unknown>} */
    const hidden = {
      type: 'base',
      listRule: null,
      viewRule: null,
      createRule: null,
      updateRule: null,
      deleteRule: null,
    };
    const whole = (/** @type {string} */ name) => ({ type: 'number', name, onlyInt: true, min: 0 });
    const save = (/** @type {Record<string, unknown>} */ form) =>
      app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ ({ ...hidden, ...form }))));
    save({
      name: 'blog_runs',
      // cause: 'manual', or the day whose run it is; a day has one. ended: 0 while it runs.
      fields: [
        { type: 'text', name: 'cause', required: true, max: 10 },
        whole('began'),
        whole('ended'),
        whole('wanted'),
        whole('written'),
      ],
      indexes: [
        "CREATE UNIQUE INDEX idx_blog_runs_day ON blog_runs (cause) WHERE cause <> 'manual'",
        'CREATE INDEX idx_blog_runs_began ON blog_runs (began)',
      ],
    });
    save({
      name: 'blog_stories',
      // No relations: what is noted here outlives the post, and the food.
      fields: [
        { type: 'text', name: 'post', required: true, max: 15 },
        { type: 'text', name: 'food', required: true, max: 15 },
        { type: 'text', name: 'run', max: 15 },
        whole('shape'),
        whole('written'),
      ],
      indexes: [
        'CREATE INDEX idx_blog_stories_food ON blog_stories (food, written)',
        'CREATE INDEX idx_blog_stories_run ON blog_stories (run)',
      ],
    });
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const posts = app.findCollectionByNameOrId('blog_posts');
    run('DROP TRIGGER feed_blog_posts_published');
    posts.fields.removeByName('written_by');
    posts.fields.add(new TextField({ name: 'content', max: 100000 }));
    app.save(posts);
    run("UPDATE blog_posts SET content = COALESCE((SELECT content FROM blog_contents WHERE post = blog_posts.id), '')");
    for (const op of ['create', 'update', 'delete']) run(`DROP TRIGGER feed_blog_contents_${op}`);
    app.delete(app.findCollectionByNameOrId('blog_contents'));
    run("DELETE FROM _changes WHERE collection = 'blog_contents'");
    for (const name of ['blog_runs', 'blog_stories']) app.delete(app.findCollectionByNameOrId(name));
  },
);
