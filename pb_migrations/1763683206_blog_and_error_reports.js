/// <reference path="../.cache/pocketbase/types.d.ts" />
// Blog stories (spec 2 §3) and the errors that the app sends home (R22).
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    const users = app.findCollectionByNameOrId('users');
    const foods = app.findCollectionByNameOrId('foods');
    const stamps = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    /** @type {(name: string, max: number, extra?: object) => object} */
    const text = (name, max, extra) => ({ type: 'text', name, max, ...extra });
    const isAdmin = '@request.auth.standing = "admin"';

    save({
      type: 'base',
      name: 'blog_posts',
      listRule: `is_published = true || ${isAdmin}`,
      viewRule: `is_published = true || ${isAdmin}`,
      createRule: null,
      updateRule: isAdmin,
      deleteRule: isAdmin,
      fields: [
        text('slug', 120, { required: true, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
        text('title', 200, { required: true }),
        text('excerpt', 1000),
        text('content', 100000),
        text('meta_description', 300),
        text('featured_image_url', 300),
        { type: 'json', name: 'keywords', maxSize: 4000 },
        { type: 'number', name: 'read_time_minutes', min: 0, max: 600 },
        { type: 'date', name: 'published_at' },
        { type: 'bool', name: 'is_published' },
        { type: 'relation', name: 'food', collectionId: foods.id, maxSelect: 1, cascadeDelete: false },
        ...stamps,
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_blog_posts_slug ON blog_posts (slug)',
        'CREATE INDEX idx_blog_posts_food ON blog_posts (food)',
      ],
    });

    save({
      type: 'base',
      name: 'error_reports',
      listRule: isAdmin,
      viewRule: isAdmin,
      createRule: 'user = "" || user = @request.auth.id',
      updateRule: null,
      deleteRule: isAdmin,
      fields: [
        { type: 'relation', name: 'user', collectionId: users.id, maxSelect: 1, cascadeDelete: true },
        text('message', 1000, { required: true }),
        text('stack', 10000),
        text('component_stack', 10000),
        text('route', 300),
        text('app_version', 40),
        { type: 'date', name: 'occurred_at' },
        ...stamps,
      ],
      indexes: ['CREATE INDEX idx_error_reports_user ON error_reports (user)'],
    });
  },
  (app) => {
    for (const name of ['error_reports', 'blog_posts']) app.delete(app.findCollectionByNameOrId(name));
  },
);
