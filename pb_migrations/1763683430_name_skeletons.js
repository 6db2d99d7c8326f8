/// <reference path="../.cache/pocketbase/types.d.ts" />
// What a name looks like (R40), beside the name: two usernames, or two foods, that eyes take for one another cannot both be chosen. And who had a
// username lately, so that nobody else is taken for them.
migrate(
  (app) => {
    const { fillSkeletons } = require(`${__hooks}/lib/members/fill-skeletons.js`);
    app
      .db()
      .newQuery(
        'CREATE TABLE _released_usernames (skeleton TEXT PRIMARY KEY, member TEXT NOT NULL, at INTEGER NOT NULL)',
      )
      .execute();
    for (const { collection: name, name: column, looks } of [
      { collection: 'profiles', name: 'username', looks: 'username_skeleton' },
      { collection: 'foods', name: 'name', looks: 'name_skeleton' },
    ]) {
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.add(new TextField({ name: looks, max: 450, hidden: true }));
      app.save(collection);
      fillSkeletons(app, { collection: name, name: column, looks });
      const filled = app.findCollectionByNameOrId(name);
      filled.addIndex(`idx_${name}_${looks}`, true, looks, `${looks} <> ''`);
      app.save(filled);
    }
  },
  (app) => {
    for (const [name, looks] of [
      ['profiles', 'username_skeleton'],
      ['foods', 'name_skeleton'],
    ]) {
      const collection = app.findCollectionByNameOrId(name ?? '');
      collection.removeIndex(`idx_${name}_${looks}`);
      collection.fields.removeByName(looks ?? '');
      app.save(collection);
    }
    app.db().newQuery('DROP TABLE _released_usernames').execute();
  },
);
