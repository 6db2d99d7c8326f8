/// <reference path="../.cache/pocketbase/types.d.ts" />
// What 1763683420 left under ids that are another's [S24]. A request moves to an id that follows from its applicant's own requests. An insight is no
// more than what a device finds in its member's foods: one under an id that does not follow from its words goes, and is found again. One that was found in
// German before then goes too, and comes back once even where it was dismissed: nothing tells it from a stranger's.
migrate(
  (app) => {
    const { deriveId } = require(`${__hooks}/lib/server/derive-id.js`);
    /** @type {(sql: string, values?: Record<string, unknown>) => void} */
    const run = (sql, values = {}) => app.db().newQuery(sql).bind(values).execute();
    /** @type {(sql: string, shape: Record<string, unknown>, values?: Record<string, unknown>) => Record<string, string>[]} */
    const read = (sql, shape, values = {}) => {
      const rows = arrayOf(new DynamicModel(shape));
      app.db().newQuery(sql).bind(values).all(rows);
      return rows.map((row) => Object.fromEntries(Object.keys(shape).map((key) => [key, String(row?.[key])])));
    };

    for (const { id = '', user = '' } of read('SELECT id, user FROM verification_requests ORDER BY rowid', {
      id: '',
      user: '',
    })) {
      const known = read(
        "SELECT record FROM _changes WHERE audience = {:audience} AND collection = 'verification_requests'",
        { record: '' },
        { audience: `u:${user}` },
      );
      if (
        [...known.map(({ record = '' }) => record), ''].some(
          (before) => deriveId('verification request', user, before) === id,
        )
      )
        continue;
      const now = deriveId('verification request', user, id);
      run(
        `INSERT INTO _changes (audience, collection, record, op) SELECT audience, collection, record, 'delete' FROM _changes
      WHERE collection = 'verification_requests' AND record = {:id}`,
        { id },
      );
      run('UPDATE verification_requests SET id = {:now} WHERE id = {:id}', { id, now });
      run('UPDATE verification_documents SET verification_request = {:now} WHERE verification_request = {:id}', {
        id,
        now,
      });
      run("UPDATE _mails SET id = kind || '/' || {:now}, about = {:now} WHERE about = {:id}", { id, now });
    }

    const pageLength = 2000;
    for (let from = ''; ;) {
      const shape = { id: '', user: '', insight_type: '', finding: '', description: '' };
      const rows = read(
        `SELECT id, user, insight_type, finding, description FROM personalized_insights WHERE id > {:from} ORDER BY id LIMIT ${pageLength}`,
        shape,
        { from },
      );
      for (const { id = '', user = '', insight_type = '', finding = '', description = '' } of rows) {
        if (id !== deriveId('insight', user, insight_type, finding || description))
          run('DELETE FROM personalized_insights WHERE id = {:id}', { id });
      }
      if (rows.length < pageLength) break;
      from = rows[rows.length - 1]?.['id'] ?? '';
    }
  },
  () => {
    // Where they were, they were in somebody's way.
  },
);
