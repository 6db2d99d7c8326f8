/// <reference path="../.cache/pocketbase/types.d.ts" />
// Stills of films in the shape of films, for the cards of the gallery.
migrate(
  (app) => {
    const videos = app.findCollectionByNameOrId('videos');
    const still = /** @type {FileField} */ (/** @type {unknown} */ (videos.fields.getByName('thumbnail')));
    still.thumbs = ['480x360', '480x270'];
    app.save(videos);
  },
  (app) => {
    const videos = app.findCollectionByNameOrId('videos');
    const still = /** @type {FileField} */ (/** @type {unknown} */ (videos.fields.getByName('thumbnail')));
    still.thumbs = ['480x360'];
    app.save(videos);
  },
);
