/// <reference path="../.cache/pocketbase/types.d.ts" />
// The first message from a stranger is a request: who began the conversation, and what the other said to it.
migrate(
  (app) => {
    const conversations = app.findCollectionByNameOrId('conversations');
    const users = app.findCollectionByNameOrId('users');
    conversations.fields.add(
      new SelectField({ name: 'status', values: ['requested', 'accepted', 'declined'], maxSelect: 1 }),
    );
    // No cascade: the participants' own relations end the conversation with either account.
    conversations.fields.add(
      new RelationField({ name: 'requested_by', collectionId: users.id, maxSelect: 1, cascadeDelete: false }),
    );
    // Only the member who was asked answers.
    conversations.updateRule =
      '@request.auth.id != "" && requested_by != "" && requested_by != @request.auth.id' +
      ' && (participant_1 = @request.auth.id || participant_2 = @request.auth.id)';
    app.save(conversations);
    app.db().newQuery("UPDATE conversations SET status = 'accepted' WHERE status = ''").execute();
  },
  (app) => {
    const conversations = app.findCollectionByNameOrId('conversations');
    conversations.updateRule = null;
    for (const name of ['status', 'requested_by']) conversations.fields.removeByName(name);
    app.save(conversations);
  },
);
