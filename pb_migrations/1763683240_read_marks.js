/// <reference path="../.cache/pocketbase/types.d.ts" />
// How far each participant has read a conversation, and how many messages wait there (spec 2 §4, messages; R18). One mark instead of one
// request per message: marks of two devices meet in the later one, whatever the order of their arrival [S3].
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();

    const conversations = app.findCollectionByNameOrId('conversations');
    for (const number of [1, 2]) {
      conversations.fields.add(new DateField({ name: `read_${number}` }));
      conversations.fields.add(new NumberField({ name: `unread_${number}`, onlyInt: true, min: 0 }));
    }
    // Each participant marks; who may answer a request is a matter of its field, and guarded there.
    conversations.updateRule = conversations.viewRule;
    app.save(conversations);

    run('CREATE INDEX idx_messages_unread ON messages (conversation, sender) WHERE is_read = 0');
    run('DROP TRIGGER messages_touch_conversation');

    // `unread_1` counts what participant 2 has sent and participant 1 has not read.
    /** @type {(row: 'NEW' | 'OLD', by: string) => string} */
    const count = (row, by) => `unread_1 = MAX(0, unread_1 + ${by} * (participant_2 = ${row}.sender)),
    unread_2 = MAX(0, unread_2 + ${by} * (participant_1 = ${row}.sender)) WHERE id = ${row}.conversation`;
    run(`CREATE TRIGGER messages_touch_conversation AFTER INSERT ON messages BEGIN
    UPDATE conversations SET last_message_at = MAX(last_message_at, NEW.created), ${count('NEW', '(NEW.is_read = 0)')};
  END`);
    run(`CREATE TRIGGER messages_read AFTER UPDATE ON messages WHEN OLD.is_read = 0 AND NEW.is_read = 1 BEGIN
    UPDATE conversations SET ${count('NEW', '-1')};
  END`);
    run(`CREATE TRIGGER messages_unread_gone AFTER DELETE ON messages WHEN OLD.is_read = 0 BEGIN
    UPDATE conversations SET ${count('OLD', '-1')};
  END`);

    // A conversation is shown by the other's name: each participant's device holds the other's profile from then on.
    /** @type {(reader: string, shown: string, source: string) => string} */
    const logProfile = (reader, shown, source) => `INSERT INTO _changes (audience, collection, record, op)
    SELECT 'u:' || ${reader}, 'profiles', ${shown}, 'create' ${source} EXISTS (SELECT 1 FROM profiles WHERE id = ${shown})
      AND NOT EXISTS (SELECT 1 FROM _changes WHERE audience = 'u:' || ${reader} AND collection = 'profiles' AND record = ${shown});`;
    run(`CREATE TRIGGER feed_conversations_profiles AFTER INSERT ON conversations BEGIN
    ${logProfile('NEW.participant_1', 'NEW.participant_2', 'WHERE')}
    ${logProfile('NEW.participant_2', 'NEW.participant_1', 'WHERE')}
  END`);

    run(logProfile('c.participant_1', 'c.participant_2', 'FROM conversations AS c WHERE'));
    run(logProfile('c.participant_2', 'c.participant_1', 'FROM conversations AS c WHERE'));
    for (const [number, other] of [
      [1, 2],
      [2, 1],
    ]) {
      run(`UPDATE conversations SET unread_${number} = (SELECT COUNT(*) FROM messages
      WHERE conversation = conversations.id AND sender = conversations.participant_${other} AND is_read = 0)`);
    }
  },
  (app) => {
    for (const trigger of [
      'feed_conversations_profiles',
      'messages_unread_gone',
      'messages_read',
      'messages_touch_conversation',
    ]) {
      app.db().newQuery(`DROP TRIGGER ${trigger}`).execute();
    }
    app.db().newQuery('DROP INDEX idx_messages_unread').execute();
    app
      .db()
      .newQuery(`CREATE TRIGGER messages_touch_conversation AFTER INSERT ON messages BEGIN
    UPDATE conversations SET last_message_at = NEW.created WHERE id = NEW.conversation;
  END`)
      .execute();
    const conversations = app.findCollectionByNameOrId('conversations');
    for (const number of [1, 2]) {
      conversations.fields.removeByName(`read_${number}`);
      conversations.fields.removeByName(`unread_${number}`);
    }
    conversations.updateRule =
      '@request.auth.id != "" && requested_by != "" && requested_by != @request.auth.id' +
      ' && (participant_1 = @request.auth.id || participant_2 = @request.auth.id)';
    app.save(conversations);
  },
);
