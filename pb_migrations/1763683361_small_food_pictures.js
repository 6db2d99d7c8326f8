/// <reference path="../.cache/pocketbase/types.d.ts" />
// A quarter of a card's picture, for devices that save data.
migrate(
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    const image = /** @type {FileField} */ (/** @type {unknown} */ (foods.fields.getByName('image')));
    image.thumbs = ['480x360', '240x180', '96x96'];
    app.save(foods);
  },
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    const image = /** @type {FileField} */ (/** @type {unknown} */ (foods.fields.getByName('image')));
    image.thumbs = ['480x360', '96x96'];
    app.save(foods);
  },
);
