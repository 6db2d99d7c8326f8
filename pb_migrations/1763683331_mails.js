/// <reference path="../.cache/pocketbase/types.d.ts" />
// Mails that the server owes its members: written in the transaction of what they tell of, gone once a mail server has taken them. A row
// names the records that the mail is made of, and holds no word of it. A plain table, out of every request's reach.
migrate(
  (app) => {
    app
      .db()
      .newQuery(`CREATE TABLE _mails (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    user TEXT NOT NULL,
    about TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    not_before INTEGER NOT NULL
  )`)
      .execute();
    app.db().newQuery('CREATE INDEX idx__mails_due ON _mails (not_before)').execute();
  },
  (app) => {
    app.db().newQuery('DROP TABLE _mails').execute();
  },
);
