/// <reference path="../.cache/pocketbase/types.d.ts" />
// What members rated like a food (R33), counted once a night by pb_hooks/lib/taste/rated-alike.js: [[id, weight, loved]], at most twelve. It travels with
// the counters of the food [S23].
migrate(
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.add(new JSONField({ name: 'rated_alike', maxSize: 2_000 }));
    app.save(foods);
  },
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.removeByName('rated_alike');
    app.save(foods);
  },
);
