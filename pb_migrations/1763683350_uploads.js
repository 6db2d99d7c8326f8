/// <reference path="../.cache/pocketbase/types.d.ts" />
// Files that arrive in parts, before the record that they belong to (pb_hooks/lib/files/uploads.js). A plain table, not a collection: no request
// reaches it but through the upload routes. The bytes are in <data>/uploads, one file each; its length says how much is there.
migrate(
  (app) => {
    app
      .db()
      .newQuery(`CREATE TABLE _uploads (
    id TEXT PRIMARY KEY,
    user TEXT NOT NULL,
    collection TEXT NOT NULL,
    name TEXT NOT NULL,
    size INTEGER NOT NULL,
    digest TEXT NOT NULL,
    created INTEGER NOT NULL
  )`)
      .execute();
    app.db().newQuery('CREATE INDEX idx__uploads_user ON _uploads (user)').execute();
  },
  (app) => {
    app.db().newQuery('DROP TABLE _uploads').execute();
  },
);
