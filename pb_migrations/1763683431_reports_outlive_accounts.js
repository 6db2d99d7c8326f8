/// <reference path="../.cache/pocketbase/types.d.ts" />
// A report stays when its reporter or the one it is about leaves (R38): without their ids, with a word that they left. Which admin decided is in
// the log of admins, for admins; the reporter is not told.
migrate(
  (app) => {
    const reports = app.findCollectionByNameOrId('reports');
    const change = (/** @type {string} */ name, /** @type {object} */ values) =>
      Object.assign(/** @type {object} */ (reports.fields.getByName(name)), values);
    change('reporter', { required: false, cascadeDelete: false });
    change('item_owner', { cascadeDelete: false });
    change('decided_by', { hidden: true });
    reports.fields.add(new BoolField({ name: 'reporter_left' }));
    reports.fields.add(new BoolField({ name: 'owner_left' }));
    reports.removeIndex('idx_reports_reporter_item');
    reports.addIndex('idx_reports_reporter_item', true, 'reporter, kind, item', "reporter <> ''");
    reports.addIndex('idx_reports_made', false, 'reporter, created', '');
    reports.addIndex('idx_reports_decided', false, 'decided_at', '');
    app.save(reports);
    // Devices that hold who decided read their reports anew.
    app
      .db()
      .newQuery(`INSERT INTO _changes (audience, collection, record, op)
    SELECT 'u:' || reporter, 'reports', id, 'update' FROM reports UNION ALL SELECT 'g:admins', 'reports', id, 'update' FROM reports`)
      .execute();
  },
  (app) => {
    const reports = app.findCollectionByNameOrId('reports');
    app.db().newQuery("DELETE FROM reports WHERE reporter = ''").execute();
    const change = (/** @type {string} */ name, /** @type {object} */ values) =>
      Object.assign(/** @type {object} */ (reports.fields.getByName(name)), values);
    change('reporter', { required: true, cascadeDelete: true });
    change('item_owner', { cascadeDelete: true });
    change('decided_by', { hidden: false });
    for (const name of ['reporter_left', 'owner_left']) reports.fields.removeByName(name);
    for (const index of ['idx_reports_made', 'idx_reports_decided', 'idx_reports_reporter_item'])
      reports.removeIndex(index);
    reports.addIndex('idx_reports_reporter_item', true, 'reporter, kind, item', '');
    app.save(reports);
  },
);
