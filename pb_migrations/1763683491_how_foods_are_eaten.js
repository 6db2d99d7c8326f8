/// <reference path="../.cache/pocketbase/types.d.ts" />
// How much of a food one is given, how one eats it, what it is like and how it differs; and which language its texts are written in. All of it may be
// left unsaid.
migrate(
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.add(
      new TextField({ name: 'portion', max: 120 }),
      new TextField({ name: 'way_of_eating', max: 500 }),
      new JSONField({ name: 'likened', maxSize: 4000 }),
      new TextField({ name: 'language', max: 3, pattern: '^[a-z]{2,3}$' }),
    );
    app.save(foods);
  },
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    for (const name of ['portion', 'way_of_eating', 'likened', 'language']) foods.fields.removeByName(name);
    app.save(foods);
  },
);
