/// <reference path="../.cache/pocketbase/types.d.ts" />
// What Explore begins with is found by an index alone (pb_hooks/lib/pages/first-foods.js). Without, its document read every food: with 100,000 of them
// 470 ms of a processor, in which nobody saw a first card. An index of the best rated holds these alone, so that most writes do not touch it.
migrate(
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.removeIndex('idx_foods_created');
    foods.addIndex('idx_foods_created', false, 'created, id, is_hidden', '');
    foods.addIndex(
      'idx_foods_best_rated',
      false,
      'rating DESC, review_count DESC, id',
      'rating > 4 AND review_count > 0',
    );
    app.save(foods);
  },
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.removeIndex('idx_foods_best_rated');
    foods.removeIndex('idx_foods_created');
    foods.addIndex('idx_foods_created', false, 'created', '');
    app.save(foods);
  },
);
