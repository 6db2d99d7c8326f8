/// <reference path="../.cache/pocketbase/types.d.ts" />
// A block hides the other's counts like everything else of the other.
migrate(
  (app) => {
    const collection = app.findCollectionByNameOrId('member_stats');
    const rule = '@request.auth.id = "" || @request.auth.apart !~ id';
    Object.assign(collection, { listRule: rule, viewRule: rule });
    app.save(collection);
  },
  (app) => {
    const collection = app.findCollectionByNameOrId('member_stats');
    Object.assign(collection, { listRule: '', viewRule: '' });
    app.save(collection);
  },
);
