/// <reference path="../.cache/pocketbase/types.d.ts" />
// Uploaded photos in the size of link previews, cut when the first of them is drawn.
migrate(
  (app) => {
    for (const name of ['foods', 'food_photos']) {
      const collection = app.findCollectionByNameOrId(name);
      const image = /** @type {FileField} */ (/** @type {unknown} */ (collection.fields.getByName('image')));
      image.thumbs = [...Array.from(image.thumbs ?? []), '1200x630'];
      app.save(collection);
    }
  },
  (app) => {
    for (const name of ['foods', 'food_photos']) {
      const collection = app.findCollectionByNameOrId(name);
      const image = /** @type {FileField} */ (/** @type {unknown} */ (collection.fields.getByName('image')));
      image.thumbs = Array.from(image.thumbs ?? []).filter((size) => size !== '1200x630');
      app.save(collection);
    }
  },
);
