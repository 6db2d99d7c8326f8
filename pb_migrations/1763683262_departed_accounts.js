/// <reference path="../.cache/pocketbase/types.d.ts" />
// Accounts that were deleted, by their random id alone: so that a device that was offline meanwhile is told why its token is worth nothing,
// and lets go of what it holds. A restored backup from before the account does not know the id, and no device lets go of anything then [S9].
// An account is deleted by its own route, which asks for the password; a token alone is not enough.
migrate(
  (app) => {
    app.db().newQuery('CREATE TABLE _departed (user TEXT PRIMARY KEY, at INTEGER NOT NULL)').execute();
    const users = app.findCollectionByNameOrId('users');
    users.deleteRule = null;
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.deleteRule = 'id = @request.auth.id';
    app.save(users);
    app.db().newQuery('DROP TABLE _departed').execute();
  },
);
