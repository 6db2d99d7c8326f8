/// <reference path="../.cache/pocketbase/types.d.ts" />
// When a member said to be old enough and accepted the terms, by the server's clock. Accounts of before have no time there. Hidden: it is in the
// member's own export, and nowhere else.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.add(new DateField({ name: 'consented_at', hidden: true }));
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.removeByName('consented_at');
    app.save(users);
  },
);
