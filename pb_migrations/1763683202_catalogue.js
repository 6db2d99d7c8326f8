/// <reference path="../.cache/pocketbase/types.d.ts" />
// The catalogue: foods, what members say and show about them, and the counters of the landing screen (spec 1 §3).
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    const users = app.findCollectionByNameOrId('users');
    const stamps = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    const megabytes = 1024 * 1024;
    const images = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];
    /** @type {(name: string, max: number, extra?: object) => object} */
    const text = (name, max, extra) => ({ type: 'text', name, max, ...extra });
    /** @type {(name: string, maxSize: number) => object} */
    const json = (name, maxSize) => ({ type: 'json', name, maxSize });
    /** @type {(name: string, max: number | null, extra?: object) => object} */
    const number = (name, max, extra) => ({ type: 'number', name, min: 0, max, ...extra });
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';

    save({
      type: 'base',
      name: 'foods',
      listRule: '',
      viewRule: '',
      createRule: '@request.auth.id != "" && uploaded_by = @request.auth.id',
      updateRule: '@request.auth.id != "" && uploaded_by = @request.auth.id',
      deleteRule: '@request.auth.id != "" && uploaded_by = @request.auth.id',
      fields: [
        text('slug', 120),
        text('name', 120, { required: true }),
        // The name as it is compared: unique without regard to case in any script (R14).
        text('name_key', 400, { hidden: true }),
        text('native_name', 120),
        text('origin', 100),
        text('description', 2000),
        {
          type: 'file',
          name: 'image',
          maxSelect: 1,
          maxSize: 10 * megabytes,
          mimeTypes: images,
          thumbs: ['480x360', '96x96'],
        },
        text('image_url', 300),
        { type: 'relation', name: 'uploaded_by', collectionId: users.id, maxSelect: 1, cascadeDelete: true },
        number('rating', 5),
        number('review_count', null, { onlyInt: true }),
        number('upvotes', null, { onlyInt: true }),
        json('ingredients', 8000),
        json('taste_profile', 10000),
        json('taste_intensity', 2000),
        json('texture', 4000),
        json('aroma', 4000),
        text('taste', 2000),
        json('similar_to', 4000),
        text('ai_description', 2000),
        text('mouthfeel_notes', 2000),
        json('visual_appearance', 4000),
        json('sound_profile', 4000),
        json('temperature_experience', 4000),
        json('emotional_associations', 4000),
        json('memory_triggers', 4000),
        text('preparation_notes', 2000),
        json('preparation_methods', 4000),
        json('serving_suggestions', 4000),
        json('best_paired_with', 4000),
        json('consumption_tips', 4000),
        json('seasonal_availability', 4000),
        number('difficulty_level', 5, { onlyInt: true }),
        text('culture_notes', 2000),
        text('cultural_significance', 2000),
        json('cultural_variations', 4000),
        json('regional_variations', 4000),
        json('allergens', 2000),
        json('dietary_info', 1000),
        json('nutritional_highlights', 4000),
        json('health_warnings', 4000),
        json('enhanced_taste_data', 20000),
        number('flavor_intensity', 5),
        number('umami_level', 5),
        ...stamps,
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_foods_name_key ON foods (name_key)',
        "CREATE UNIQUE INDEX idx_foods_slug ON foods (slug) WHERE slug <> ''",
        'CREATE INDEX idx_foods_uploaded_by ON foods (uploaded_by)',
        'CREATE INDEX idx_foods_created ON foods (created)',
      ],
    });
    const foods = app.findCollectionByNameOrId('foods');

    const food = {
      type: 'relation',
      name: 'food',
      collectionId: foods.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    };
    const user = {
      type: 'relation',
      name: 'user',
      collectionId: users.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    };

    save({
      type: 'base',
      name: 'reviews',
      listRule: '',
      viewRule: '',
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        food,
        user,
        { type: 'number', name: 'rating', required: true, min: 1, max: 5, onlyInt: true },
        text('review_text', 500),
        ...stamps,
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_reviews_food_user ON reviews (food, user)',
        'CREATE INDEX idx_reviews_user ON reviews (user)',
      ],
    });

    save({
      type: 'base',
      name: 'videos',
      listRule: '',
      viewRule: '',
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        food,
        user,
        text('title', 120, { required: true }),
        text('description', 2000),
        text('creator_name', 60),
        {
          type: 'file',
          name: 'file',
          required: true,
          maxSelect: 1,
          maxSize: 50 * megabytes,
          mimeTypes: ['video/mp4', 'video/webm'],
        },
        {
          type: 'file',
          name: 'thumbnail',
          maxSelect: 1,
          maxSize: 10 * megabytes,
          mimeTypes: images,
          thumbs: ['480x360'],
        },
        { type: 'url', name: 'thumbnail_url' },
        number('duration', 24 * 60 * 60),
        {
          type: 'select',
          name: 'category',
          required: true,
          values: ['taste', 'cooking', 'cultural', 'reviews'],
          maxSelect: 1,
        },
        { type: 'bool', name: 'is_verified' },
        number('views', null, { onlyInt: true }),
        ...stamps,
      ],
      indexes: ['CREATE INDEX idx_videos_food ON videos (food)', 'CREATE INDEX idx_videos_user ON videos (user)'],
    });

    save({
      type: 'base',
      name: 'catalogue_stats',
      listRule: '',
      viewRule: '',
      createRule: null,
      updateRule: null,
      deleteRule: null,
      fields: [
        ...['foods', 'cultures', 'reviews', 'contributors'].map((name) => number(name, null, { onlyInt: true })),
        ...stamps,
      ],
    });
  },
  (app) => {
    for (const name of ['catalogue_stats', 'videos', 'reviews', 'foods'])
      app.delete(app.findCollectionByNameOrId(name));
  },
);
