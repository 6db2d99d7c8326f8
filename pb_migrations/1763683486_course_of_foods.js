/// <reference path="../.cache/pocketbase/types.d.ts" />
// What part of a meal a food is, as its contributor states it (R31); empty where nobody does. The words are those of src/domain/foods/course.ts.
migrate(
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.add(
      new SelectField({
        name: 'course',
        maxSelect: 1,
        values: [
          'drink',
          'starter',
          'soup',
          'salad',
          'main',
          'side',
          'bread',
          'dessert',
          'snack',
          'sauce',
          'ingredient',
        ],
      }),
    );
    app.save(foods);
  },
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.removeByName('course');
    app.save(foods);
  },
);
