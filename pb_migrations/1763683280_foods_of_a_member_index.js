/// <reference path="../.cache/pocketbase/types.d.ts" />
// Each food counts its contributor's foods, cuisines and rating anew: from the index alone, so that an import of thousands by one
// member does not read all of that member's foods each time.
migrate(
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.removeIndex('idx_foods_uploaded_by');
    foods.addIndex('idx_foods_uploaded_by', false, 'uploaded_by, origin, rating', '');
    app.save(foods);
  },
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.removeIndex('idx_foods_uploaded_by');
    foods.addIndex('idx_foods_uploaded_by', false, 'uploaded_by', '');
    app.save(foods);
  },
);
