/// <reference path="../.cache/pocketbase/types.d.ts" />
// A suspended member cannot sign in; what the member shared stays. Hidden: no member reads or writes it.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.add(new DateField({ name: 'suspended_at', hidden: true }));
    users.fields.add(new TextField({ name: 'suspension_reason', max: 500, hidden: true }));
    // With which the tokens were signed that the suspension ended: who still holds one is told why, and nobody else.
    users.fields.add(new TextField({ name: 'suspended_key', max: 100, hidden: true }));
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    for (const name of ['suspended_at', 'suspension_reason', 'suspended_key']) users.fields.removeByName(name);
    app.save(users);
  },
);
