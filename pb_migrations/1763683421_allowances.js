/// <reference path="../.cache/pocketbase/types.d.ts" />
// How often somebody did what is bounded (pb_hooks/lib/server/allowances.js): `who` is a member's id or a hash of an address, `until` the second in which
// the count begins anew. A plain table, not a collection: no request reaches it.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    run(
      'CREATE TABLE _allowances (kind TEXT NOT NULL, who TEXT NOT NULL, used INTEGER NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (kind, who)) WITHOUT ROWID',
    );
    run('CREATE INDEX idx__allowances_until ON _allowances (until)');
    run('CREATE INDEX idx__allowances_who ON _allowances (who)');
    run("INSERT INTO _meta (key, value) VALUES ('address_secret', lower(hex(randomblob(32))))");
    run('CREATE INDEX idx_error_reports_created ON error_reports (created)');
  },
  (app) => {
    app.db().newQuery('DROP INDEX idx_error_reports_created').execute();
    app.db().newQuery('DROP TABLE _allowances').execute();
    app.db().newQuery("DELETE FROM _meta WHERE key = 'address_secret'").execute();
  },
);
