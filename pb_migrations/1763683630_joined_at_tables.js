/// <reference path="../.cache/pocketbase/types.d.ts" />
// Members who say themselves what they avoid, at another's table (R46). A row of `table_invitations` is the question of one, the host, to another, the guest,
// about one of the host's people, with the guest's answer. Both may read it; the guest alone answers, at any time anew, and the host takes it back by deleting it.
//
// While the answer is 'accepted', the person has what the guest's taste profile says, in columns of their own beside the host's words: triggers write them in
// the transaction of whatever changes the profile or the answer, so that no device of the host goes by an old one longer than its next pull. With any other answer, or
// none, nothing of it is left; `member_left` says that the host goes by their own words again. What the host wrote is never overwritten: both count (R28).
//
// The host's names are the server's, of the moment of the question: the guest's device may not have the profile.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    /** @type {(field: string, collection: string) => Record<string, unknown>} */
    const belongsTo = (field, collection) => ({
      type: 'relation',
      name: field,
      collectionId: app.findCollectionByNameOrId(collection).id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    });
    const isHost = '@request.auth.id != "" && host = @request.auth.id';
    const isEither = '@request.auth.id != "" && (host = @request.auth.id || guest = @request.auth.id)';
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @type {Record<string, unknown>} */
    const form = {
      type: 'base',
      name: 'table_invitations',
      listRule: isEither,
      viewRule: isEither,
      createRule: `${isHost} && guest != @request.auth.id`,
      updateRule: '@request.auth.id != "" && guest = @request.auth.id',
      deleteRule: isHost,
      fields: [
        belongsTo('host', 'users'),
        belongsTo('guest', 'users'),
        belongsTo('person', 'table_people'),
        { type: 'select', name: 'answer', values: ['accepted', 'declined'], maxSelect: 1 },
        { type: 'text', name: 'host_name', max: 100 },
        { type: 'text', name: 'host_username', max: 100 },
        { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
        { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
      ],
      indexes: [
        'CREATE UNIQUE INDEX idx_table_invitations_pair ON table_invitations (host, guest)',
        'CREATE UNIQUE INDEX idx_table_invitations_person ON table_invitations (person)',
        'CREATE INDEX idx_table_invitations_guest ON table_invitations (guest)',
      ],
    };
    app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));

    const people = app.findCollectionByNameOrId('table_people');
    people.fields.add(new TextField({ name: 'member', max: 15, pattern: '^[a-z0-9]{15}$' }));
    people.fields.add(new BoolField({ name: 'member_left' }));
    for (const name of ['member_allergens', 'member_diets'])
      people.fields.add(new JSONField({ name, maxSize: 20_000 }));
    people.addIndex('idx_table_people_member', false, 'member', "member <> ''");
    app.save(people);

    for (const [op, event, row] of [
      ['create', 'INSERT', 'NEW'],
      ['update', 'UPDATE', 'NEW'],
      ['delete', 'DELETE', 'OLD'],
    ])
      run(`CREATE TRIGGER feed_table_invitations_${op} AFTER ${event} ON table_invitations BEGIN
        INSERT INTO _changes (audience, collection, record, op) VALUES ('u:' || ${row}.host, 'table_invitations', ${row}.id, '${op}'),
          ('u:' || ${row}.guest, 'table_invitations', ${row}.id, '${op}');
      END`);

    const now = "strftime('%Y-%m-%d %H:%M:%fZ', 'now')";
    /** @type {(column: string, member: string) => string} */
    const said = (column, member) =>
      `COALESCE((SELECT ${column} FROM user_taste_profiles WHERE user = ${member}), '[]')`;
    const nothing = `member = '', member_left = TRUE, member_allergens = '[]', member_diets = '[]', updated = ${now}`;
    run(`CREATE TRIGGER tables_joined AFTER UPDATE OF answer ON table_invitations
      WHEN NEW.answer = 'accepted' AND OLD.answer <> 'accepted' BEGIN
      UPDATE table_people SET member = NEW.guest, member_left = FALSE, member_allergens = ${said('allergens', 'NEW.guest')},
        member_diets = ${said('dietary_restrictions', 'NEW.guest')}, updated = ${now} WHERE id = NEW.person AND user = NEW.host;
    END`);
    run(`CREATE TRIGGER tables_left AFTER UPDATE OF answer ON table_invitations
      WHEN OLD.answer = 'accepted' AND NEW.answer <> 'accepted' BEGIN
      UPDATE table_people SET ${nothing} WHERE id = OLD.person AND member = OLD.guest;
    END`);
    run(`CREATE TRIGGER tables_parted AFTER DELETE ON table_invitations BEGIN
      UPDATE table_people SET ${nothing} WHERE id = OLD.person AND member = OLD.guest;
    END`);
    const differs =
      'WHEN NEW.allergens IS NOT OLD.allergens OR NEW.dietary_restrictions IS NOT OLD.dietary_restrictions';
    for (const [name, when, row, only = ''] of [
      ['told', 'INSERT', 'NEW'],
      ['changed', 'UPDATE OF allergens, dietary_restrictions', 'NEW', differs],
      ['gone', 'DELETE', 'OLD'],
    ])
      run(`CREATE TRIGGER tables_taste_${name} AFTER ${when} ON user_taste_profiles ${only} BEGIN
        UPDATE table_people SET member_allergens = ${said('allergens', `${row}.user`)},
          member_diets = ${said('dietary_restrictions', `${row}.user`)}, updated = ${now} WHERE member = ${row}.user;
      END`);
  },
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of ['told', 'changed', 'gone']) run(`DROP TRIGGER tables_taste_${name}`);
    app.delete(app.findCollectionByNameOrId('table_invitations'));
    run("DELETE FROM _changes WHERE collection = 'table_invitations'");
    const people = app.findCollectionByNameOrId('table_people');
    people.removeIndex('idx_table_people_member');
    for (const name of ['member', 'member_left', 'member_allergens', 'member_diets']) people.fields.removeByName(name);
    app.save(people);
  },
);
