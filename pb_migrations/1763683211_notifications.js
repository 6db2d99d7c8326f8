/// <reference path="../.cache/pocketbase/types.d.ts" />
// A notification names who acted, and goes with that account. What a member has read in a conversation is no news any more (spec 1 §4).
migrate(
  (app) => {
    const notifications = app.findCollectionByNameOrId('notifications');
    const actor = /** @type {RelationField} */ (/** @type {unknown} */ (notifications.fields.getByName('actor')));
    actor.cascadeDelete = true;
    app.save(notifications);
    // On the messages, whose being read the conversation counts: the counters themselves come by a later migration.
    app
      .db()
      .newQuery(`CREATE TRIGGER notifications_of_read_messages AFTER UPDATE OF is_read ON messages WHEN OLD.is_read = 0 AND NEW.is_read = 1 BEGIN
    UPDATE notifications SET seen = TRUE, updated = strftime('%Y-%m-%d %H:%M:%fZ')
    WHERE seen = FALSE AND type = 'message' AND link = '/messages/' || NEW.conversation
      AND user = (SELECT IIF(participant_1 = NEW.sender, participant_2, participant_1) FROM conversations WHERE id = NEW.conversation)
      AND NOT EXISTS (SELECT 1 FROM messages WHERE conversation = NEW.conversation AND sender = NEW.sender AND is_read = 0);
  END`)
      .execute();
  },
  (app) => {
    app.db().newQuery('DROP TRIGGER notifications_of_read_messages').execute();
    const notifications = app.findCollectionByNameOrId('notifications');
    const actor = /** @type {RelationField} */ (/** @type {unknown} */ (notifications.fields.getByName('actor')));
    actor.cascadeDelete = false;
    app.save(notifications);
  },
);
