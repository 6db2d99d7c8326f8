/// <reference path="../.cache/pocketbase/types.d.ts" />
// A mail a day of what is new, for who asked for it (R49). The wish is the member's own, in the row of their preferences, with the time zone that says when
// it is morning. Two columns: who ends it by the link in a mail must not get it again from a device that only takes another clock later.
//
// `_daily_mails` is what the server notes of each: when it last looked whether there is something to tell, and up to which moment it was told. A plain
// table, out of every request's reach. `mail_link_key` seals the links that end it: they must be good for as long as somebody keeps the mail.
migrate(
  (app) => {
    const preferences = app.findCollectionByNameOrId('notification_preferences');
    preferences.fields.add(new BoolField({ name: 'daily_mail' }));
    preferences.fields.add(new TextField({ name: 'mail_zone', max: 64, pattern: '^[A-Za-z0-9_+/-]*$' }));
    preferences.addIndex('idx_notification_preferences_daily', false, 'mail_zone, user', 'daily_mail = TRUE');
    app.save(preferences);
    app
      .db()
      .newQuery(`CREATE TABLE _daily_mails (
      user TEXT PRIMARY KEY NOT NULL,
      looked_at INTEGER NOT NULL,
      told_until TEXT NOT NULL
    )`)
      .execute();
    app.db().newQuery("INSERT INTO _meta (key, value) VALUES ('mail_link_key', lower(hex(randomblob(16))))").execute();
  },
  (app) => {
    app.db().newQuery("DELETE FROM _meta WHERE key = 'mail_link_key'").execute();
    app.db().newQuery('DROP TABLE _daily_mails').execute();
    const preferences = app.findCollectionByNameOrId('notification_preferences');
    preferences.removeIndex('idx_notification_preferences_daily');
    for (const name of ['daily_mail', 'mail_zone']) preferences.fields.removeByName(name);
    app.save(preferences);
  },
);
