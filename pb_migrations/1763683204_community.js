/// <reference path="../.cache/pocketbase/types.d.ts" />
// Members among each other: follows, notifications, conversations, achievements (spec 1 §3, spec 2 §3; R18).
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    const users = app.findCollectionByNameOrId('users');
    const stamps = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    /** @type {(name: string, extra?: object) => object} */
    const member = (name, extra) => ({
      type: 'relation',
      name,
      collectionId: users.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
      ...extra,
    });
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';

    save({
      type: 'base',
      name: 'notifications',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: null,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        member('user'),
        member('actor', { required: false, cascadeDelete: false }),
        {
          type: 'select',
          name: 'type',
          required: true,
          values: ['like', 'comment', 'follow', 'review', 'achievement', 'message', 'other'],
          maxSelect: 1,
        },
        { type: 'text', name: 'message', required: true, max: 300 },
        { type: 'text', name: 'link', max: 200 },
        { type: 'bool', name: 'seen' },
        ...stamps,
      ],
      indexes: [
        'CREATE INDEX idx_notifications_user ON notifications (user, created)',
        'CREATE INDEX idx_notifications_actor ON notifications (actor)',
      ],
    });

    save({
      type: 'base',
      name: 'user_follows',
      listRule: '',
      viewRule: '',
      createRule: '@request.auth.id != "" && follower = @request.auth.id && following != @request.auth.id',
      updateRule: null,
      deleteRule: '@request.auth.id != "" && follower = @request.auth.id',
      fields: [member('follower'), member('following'), ...stamps],
      indexes: [
        'CREATE UNIQUE INDEX idx_user_follows_pair ON user_follows (follower, following)',
        'CREATE INDEX idx_user_follows_following ON user_follows (following)',
      ],
    });

    /** @type {(path: string) => string} */
    const participates = (path) =>
      `@request.auth.id != "" && (${path}participant_1 = @request.auth.id || ${path}participant_2 = @request.auth.id)`;
    save({
      type: 'base',
      name: 'conversations',
      listRule: participates(''),
      viewRule: participates(''),
      createRule: participates(''),
      updateRule: null,
      deleteRule: null,
      fields: [member('participant_1'), member('participant_2'), { type: 'date', name: 'last_message_at' }, ...stamps],
      indexes: [
        'CREATE UNIQUE INDEX idx_conversations_pair ON conversations (participant_1, participant_2)',
        'CREATE INDEX idx_conversations_participant_2 ON conversations (participant_2)',
      ],
    });
    const conversations = app.findCollectionByNameOrId('conversations');

    save({
      type: 'base',
      name: 'messages',
      listRule: participates('conversation.'),
      viewRule: participates('conversation.'),
      createRule: `sender = @request.auth.id && ${participates('conversation.')}`,
      updateRule: `sender != @request.auth.id && ${participates('conversation.')}`,
      deleteRule: null,
      fields: [
        {
          type: 'relation',
          name: 'conversation',
          collectionId: conversations.id,
          maxSelect: 1,
          required: true,
          cascadeDelete: true,
        },
        member('sender'),
        { type: 'text', name: 'content', required: true, max: 4000 },
        { type: 'select', name: 'message_type', required: true, values: ['text'], maxSelect: 1 },
        { type: 'json', name: 'metadata', maxSize: 2000 },
        { type: 'bool', name: 'is_read' },
        ...stamps,
      ],
      indexes: [
        'CREATE INDEX idx_messages_conversation ON messages (conversation, created)',
        'CREATE INDEX idx_messages_sender ON messages (sender)',
      ],
    });
    // A conversation's place in the list moves in the transaction of its newest message.
    app
      .db()
      .newQuery(`CREATE TRIGGER messages_touch_conversation AFTER INSERT ON messages BEGIN
    UPDATE conversations SET last_message_at = NEW.created WHERE id = NEW.conversation;
  END`)
      .execute();

    save({
      type: 'base',
      name: 'achievements',
      listRule: '',
      viewRule: '',
      createRule: null,
      updateRule: null,
      deleteRule: null,
      fields: [
        member('user'),
        {
          type: 'select',
          name: 'key',
          required: true,
          values: [
            'first_taste',
            'food_explorer',
            'cultural_ambassador',
            'quality_curator',
            'community_builder',
            'review_magnet',
          ],
          maxSelect: 1,
        },
        { type: 'date', name: 'unlocked_at' },
        ...stamps,
      ],
      indexes: ['CREATE UNIQUE INDEX idx_achievements_user_key ON achievements (user, key)'],
    });
  },
  (app) => {
    for (const name of ['achievements', 'messages', 'conversations', 'user_follows', 'notifications'])
      app.delete(app.findCollectionByNameOrId(name));
  },
);
