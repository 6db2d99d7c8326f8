/// <reference path="../.cache/pocketbase/types.d.ts" />
// Whether a member is left out of taste matches (R46): in at first, and from public reviews only. It is the member's own to read and to write, in the row of
// their preferences.
//
// What is published of ratings (pb_hooks/lib/sync/public-tastes.js) is a file that was made before. Whoever must not be in it any more has it made anew within
// a minute, whatever wrote the row: a member who is left out or suspended, and a review that is gone.
migrate(
  (app) => {
    const preferences = app.findCollectionByNameOrId('notification_preferences');
    preferences.fields.add(new BoolField({ name: 'no_taste_match' }));
    app.save(preferences);
    const again = `INSERT OR REPLACE INTO _meta (key, value) VALUES ('public_tastes_again', strftime('%Y-%m-%d %H:%M:%f', 'now'));`;
    for (const [name, when] of [
      ['preferences_create', 'INSERT ON notification_preferences WHEN NEW.no_taste_match'],
      [
        'preferences_update',
        'UPDATE OF no_taste_match ON notification_preferences WHEN NEW.no_taste_match <> OLD.no_taste_match',
      ],
      ['users_update', 'UPDATE OF suspended_at ON users WHEN NEW.suspended_at <> OLD.suspended_at'],
      ['reviews_delete', 'DELETE ON reviews WHEN TRUE'],
    ])
      app.db().newQuery(`CREATE TRIGGER tastes_${name} AFTER ${when} BEGIN ${again} END`).execute();
  },
  (app) => {
    for (const name of ['preferences_create', 'preferences_update', 'users_update', 'reviews_delete'])
      app.db().newQuery(`DROP TRIGGER tastes_${name}`).execute();
    app.db().newQuery("DELETE FROM _meta WHERE key = 'public_tastes_again'").execute();
    const preferences = app.findCollectionByNameOrId('notification_preferences');
    preferences.fields.removeByName('no_taste_match');
    app.save(preferences);
  },
);
