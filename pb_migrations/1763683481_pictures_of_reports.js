/// <reference path="../.cache/pocketbase/types.d.ts" />
// A report keeps the picture that was reported, as it keeps the words (R38): whoever deletes or replaces it does not get away by that. It opens for
// admins alone, by a short-lived token (pb_hooks/lib/files/hidden-files.js).
migrate(
  (app) => {
    const reports = app.findCollectionByNameOrId('reports');
    reports.fields.add(
      new FileField({
        name: 'picture',
        protected: true,
        maxSelect: 1,
        maxSize: 10 * 1024 * 1024,
        mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
        thumbs: ['960x960f'],
      }),
    );
    app.save(reports);
  },
  (app) => {
    const reports = app.findCollectionByNameOrId('reports');
    reports.fields.removeByName('picture');
    app.save(reports);
  },
);
