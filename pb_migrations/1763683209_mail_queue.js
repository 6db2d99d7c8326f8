/// <reference path="../.cache/pocketbase/types.d.ts" />
// Mails that wait to be sent; `due` in milliseconds since 1970.
migrate((app) => {
  app.db().newQuery(`CREATE TABLE _mail_queue (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user TEXT NOT NULL,
    kind TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due INTEGER NOT NULL
  )`).execute();
  app.db().newQuery('CREATE INDEX idx__mail_queue_due ON _mail_queue (due)').execute();
}, (app) => {
  app.db().newQuery('DROP TABLE _mail_queue').execute();
});
