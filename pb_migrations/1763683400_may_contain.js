/// <reference path="../.cache/pocketbase/types.d.ts" />
// What may be in a food is stated apart from what is in it (R28); nothing is where nobody said so.
migrate(
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.add(new JSONField({ name: 'may_contain', maxSize: 2000 }));
    app.save(foods);
  },
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.removeByName('may_contain');
    app.save(foods);
  },
);
