/// <reference path="../.cache/pocketbase/types.d.ts" />
// What the taste journey keeps for one member (spec 1 §3, spec 2 §3; R1, R2, R20, R21).
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
    const user = {
      type: 'relation',
      name: 'user',
      collectionId: users.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    };
    const food = {
      type: 'relation',
      name: 'food',
      collectionId: foods.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    };
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    /** @type {(name: string, max: number) => object} */
    const scale = (name, max) => ({ type: 'number', name, min: 1, max, onlyInt: true });

    save({
      type: 'base',
      name: 'user_taste_profiles',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: `${isOwner} && id = @request.auth.id`,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        user,
        ...[
          'dietary_restrictions',
          'allergens',
          'preferred_cuisines',
          'preferred_flavors',
          'preferred_textures',
          'preferred_aromas',
        ].map((name) => ({ type: 'json', name, maxSize: 4000 })),
        scale('spice_tolerance', 10),
        scale('sweetness_preference', 5),
        scale('adventure_level', 10),
        ...stamps,
      ],
      indexes: ['CREATE UNIQUE INDEX idx_user_taste_profiles_user ON user_taste_profiles (user)'],
    });

    save({
      type: 'base',
      name: 'food_recommendations',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: null,
      updateRule: null,
      deleteRule: isOwner,
      fields: [
        user,
        food,
        { type: 'number', name: 'recommendation_score', min: 0, max: 1 },
        { type: 'text', name: 'reason', max: 500 },
        ...stamps,
      ],
      indexes: [
        'CREATE INDEX idx_food_recommendations_user ON food_recommendations (user)',
        'CREATE INDEX idx_food_recommendations_food ON food_recommendations (food)',
      ],
    });

    save({
      type: 'base',
      name: 'personalized_insights',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: isOwner,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        user,
        { type: 'text', name: 'title', required: true, max: 200 },
        { type: 'text', name: 'description', max: 1000 },
        {
          type: 'select',
          name: 'insight_type',
          required: true,
          values: ['discovery', 'preference', 'trend', 'other'],
          maxSelect: 1,
        },
        { type: 'bool', name: 'is_read' },
        ...stamps,
      ],
      indexes: ['CREATE INDEX idx_personalized_insights_user ON personalized_insights (user)'],
    });
  },
  (app) => {
    for (const name of ['personalized_insights', 'food_recommendations', 'user_taste_profiles'])
      app.delete(app.findCollectionByNameOrId(name));
  },
);
