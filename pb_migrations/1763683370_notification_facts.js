/// <reference path="../.cache/pocketbase/types.d.ts" />
// What a notification is about, so that a device can word it in its reader's language. Rows of before have none: their `message` is shown.
migrate(
  (app) => {
    const notifications = app.findCollectionByNameOrId('notifications');
    notifications.fields.add(new JSONField({ name: 'facts', maxSize: 2000 }));
    app.save(notifications);
  },
  (app) => {
    const notifications = app.findCollectionByNameOrId('notifications');
    notifications.fields.removeByName('facts');
    app.save(notifications);
  },
);
