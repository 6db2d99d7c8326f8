/// <reference path="../.cache/pocketbase/types.d.ts" />
// The language in which the server writes to a member; none: English. A language has its words in pb_hooks/lib/mail-words-….js.
migrate(
  (app) => {
    const preferences = app.findCollectionByNameOrId('notification_preferences');
    preferences.fields.add(new SelectField({ name: 'language', values: ['en', 'de'], maxSelect: 1 }));
    app.save(preferences);
  },
  (app) => {
    const preferences = app.findCollectionByNameOrId('notification_preferences');
    preferences.fields.removeByName('language');
    app.save(preferences);
  },
);
