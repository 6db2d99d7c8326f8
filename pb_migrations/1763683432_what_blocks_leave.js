/// <reference path="../.cache/pocketbase/types.d.ts" />
// A block takes what was written between two members out of the blocker's sight. Who was blocked keeps it, to be able to report it (R38). And
// the blocker knows by which username the other went.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    // The ids of the members that this one has blocked, as `apart` has those of both directions. Hidden.
    users.fields.add(new TextField({ name: 'blocking', max: 1_000_000, hidden: true }));
    app.save(users);
    app
      .db()
      .newQuery(
        `UPDATE users SET blocking = COALESCE((SELECT group_concat(' ' || blocked || ' ', '') FROM blocks WHERE blocker = users.id), '')`,
      )
      .execute();

    const blocks = app.findCollectionByNameOrId('blocks');
    blocks.fields.add(new TextField({ name: 'username', max: 30 }));
    app.save(blocks);
    // The triggers of the table tell each blocker's devices.
    app
      .db()
      .newQuery(`UPDATE blocks SET username = COALESCE((SELECT username FROM profiles WHERE id = blocked), '')`)
      .execute();

    for (const [name, rules] of /** @type {const} */ ([
      ['conversations', ['listRule', 'viewRule', 'updateRule']],
      ['messages', ['listRule', 'viewRule']],
    ])) {
      const collection = app.findCollectionByNameOrId(name);
      // Who was blocked still reads, and marks what was read.
      for (const rule of rules)
        collection[rule] = String(collection[rule]).replaceAll('@request.auth.apart', '@request.auth.blocking');
      app.save(collection);
    }
    app
      .db()
      .newQuery(`INSERT INTO _changes (audience, collection, record, op)
    SELECT 'u:' || blocked, 'conversations', conversations.id, 'update' FROM blocks JOIN conversations
      ON participant_1 = MIN(blocker, blocked) AND participant_2 = MAX(blocker, blocked)
    UNION ALL SELECT 'u:' || blocked, 'messages', messages.id, 'update' FROM blocks JOIN conversations
      ON participant_1 = MIN(blocker, blocked) AND participant_2 = MAX(blocker, blocked) JOIN messages ON messages.conversation = conversations.id`)
      .execute();
  },
  (app) => {
    for (const name of ['conversations', 'messages']) {
      const collection = app.findCollectionByNameOrId(name);
      for (const rule of /** @type {const} */ (['listRule', 'viewRule', 'updateRule']))
        collection[rule] = String(collection[rule]).replaceAll('@request.auth.blocking', '@request.auth.apart');
      app.save(collection);
    }
    const blocks = app.findCollectionByNameOrId('blocks');
    blocks.fields.removeByName('username');
    app.save(blocks);
    const users = app.findCollectionByNameOrId('users');
    users.fields.removeByName('blocking');
    app.save(users);
  },
);
