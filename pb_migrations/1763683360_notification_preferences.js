/// <reference path="../.cache/pocketbase/types.d.ts" />
// What a member wants to be told of: one row, whose id is the member's own. Each kind has its column, so that two devices that change different
// ones keep both; what was never said is told, so the columns say what is not.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    const kinds = ['like', 'comment', 'review', 'follow', 'message', 'achievement'];
    const form = {
      type: 'base',
      name: 'notification_preferences',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: `${isOwner} && id = @request.auth.id`,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        { type: 'relation', name: 'user', collectionId: users.id, maxSelect: 1, required: true, cascadeDelete: true },
        ...kinds.map((kind) => ({ type: 'bool', name: `mute_${kind}` })),
        { type: 'bool', name: 'quiet' },
        { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
        { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
      ],
      indexes: ['CREATE UNIQUE INDEX idx_notification_preferences_user ON notification_preferences (user)'],
    };
    // The constructor reads PocketBase's JSON form, which its type does not describe.
    app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    for (const [op, event, row] of [
      ['create', 'INSERT', 'NEW'],
      ['update', 'UPDATE', 'NEW'],
      ['delete', 'DELETE', 'OLD'],
    ]) {
      app
        .db()
        .newQuery(`CREATE TRIGGER feed_notification_preferences_${op} AFTER ${event} ON notification_preferences BEGIN
      INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.user, 'notification_preferences', ${row}.id, '${op}');
    END`)
        .execute();
    }
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('notification_preferences'));
  },
);
