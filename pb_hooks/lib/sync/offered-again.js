const { keepAdditions } = require('../server/joined-lists.js');

/**
 * Devices are the backup [S22]. A device keeps what the server has accepted, and offers it again under the same mutation id when the server's
 * history is another one (a restored backup, commits that a power loss took). The ledger answers what it knows. What it does not know is done
 * now, with the time of its first acceptance as its place in the order of writes:
 *
 *   a field that was written later, by whoever came first after the loss  ─▶ stays as it is; to a list that is joined [S15] what was added is added
 *   a record that was deleted later                                      ─▶ stays deleted
 *   everything else                                                      ─▶ is done
 *
 * The time comes from the device, which may lie. That can only harm its own change: the older the time, the more goes before it.
 *
 * @typedef {{ collection: string, record: string, at: number, user: string }} Place
 */

const header = 'X-Mutation-First-At';
/** Devices keep what was accepted for 30 days (R39). Milliseconds. */
const oldest = 31 * 86_400_000;
/** All fields: of a create, and of mutations from before fields were noted. */
const every = '*';

/**
 * When the server first accepted what is offered again; 0: it is offered for the first time. Milliseconds since 1970.
 *
 * @param {string} value of the header
 */
function firstAt(value) {
  const at = Number(value);
  if (value === '' || !Number.isSafeInteger(at) || at <= 0) return 0;
  return Math.min(Math.max(at, Date.now() - oldest), Date.now());
}

/** @param {core.RecordRequestEvent} e */
function firstAtOf(e) {
  return firstAt(e.requestInfo().headers['x_mutation_first_at'] ?? '');
}

/**
 * Takes out of a change what was written later, and tells whether its record was deleted later. Call it inside the transaction.
 *
 * @param {CoreApp} tx
 * @param {core.RecordRequestEvent} e
 * @param {'create' | 'update' | 'delete'} action
 * @returns {boolean} nothing is left to be done
 */
function yieldToLater(tx, e, action) {
  const at = firstAtOf(e);
  if (at === 0) return false;
  const place = { collection: e.collection.name, record: e.record.id, at, user: e.auth?.id ?? '' };
  if (wasDeletedLater(tx, place)) return true;
  if (action !== 'update') return false;
  const later = fieldsWrittenLater(tx, place);
  const before = e.record.original();
  for (const name of e.collection.fields.fieldNames()) {
    if (!later.has(every) && !later.has(name)) continue;
    if (!keepAdditions(e, name)) e.record.setRaw(name, before.getRaw(name));
  }
  return false;
}

/**
 * @param {CoreApp} app
 * @param {Place} place
 * @returns {Set<string>}
 */
function fieldsWrittenLater(app, { collection, record, at }) {
  const rows = arrayOf(new DynamicModel({ fields: '' }));
  app
    .db()
    .newQuery(
      "SELECT fields FROM _mutations WHERE collection = {:collection} AND record = {:record} AND created > {:at} AND action <> 'delete'",
    )
    .bind({ collection, record, at })
    .all(rows);
  return new Set(rows.flatMap((row) => (row.fields === '' ? [every] : row.fields.split(','))));
}

/**
 * A deletion that found no row counts against changes of the same member only, because anybody can offer such a deletion.
 *
 * @param {CoreApp} app
 * @param {Place} place
 */
function wasDeletedLater(app, { collection, record, at, user }) {
  const rows = arrayOf(new DynamicModel({ n: 0 }));
  app
    .db()
    .newQuery(`SELECT 1 AS n FROM _mutations WHERE collection = {:collection} AND record = {:record} AND created > {:at}
    AND action = 'delete' AND (body = '' OR user = {:user}) LIMIT 1`)
    .bind({ collection, record, at, user })
    .all(rows);
  return rows.length > 0;
}

/**
 * Whether something that a new record names was deleted later, and the record with it.
 *
 * @param {CoreApp} app
 * @param {{ names: string[], at: number, user: string }} change
 */
function wasOwnerDeletedLater(app, { names, at, user }) {
  const rows = arrayOf(new DynamicModel({ n: 0 }));
  app
    .db()
    .newQuery(`SELECT 1 AS n FROM json_each({:names}) AS named JOIN _mutations AS gone ON gone.record = named.value
    WHERE gone.collection IN ('foods', 'videos', 'conversations', 'blog_posts') AND gone.action = 'delete' AND gone.created > {:at}
    AND (gone.body = '' OR gone.user = {:user}) LIMIT 1`)
    .bind({ names: JSON.stringify(names), at, user })
    .all(rows);
  return rows.length > 0;
}

/**
 * The fields that a change writes, as the ledger notes them.
 *
 * @param {core.RecordRequestEvent} e before it is saved
 * @param {'create' | 'update' | 'delete'} action
 */
function fieldsOf(e, action) {
  if (action !== 'update') return every;
  const before = e.record.original();
  const textOf = (/** @type {core.Record} */ record, /** @type {string} */ name) => JSON.stringify(record.getRaw(name));
  return e.collection.fields
    .fieldNames()
    .filter((name) => textOf(e.record, name) !== textOf(before, name))
    .join(',');
}

/**
 * Whether a refused change has nothing left to do, because what it is about was deleted. It then counts as done.
 *
 * @param {core.RequestEvent} e
 * @param {{ collection: string, record: string, action: 'create' | 'update' | 'delete', at: number }} asked
 */
function isSettledByDeletion(e, { collection, record, action, at }) {
  const user = e.auth?.id ?? '';
  if (at === 0 || user === '' || !isCollection(e.app, collection)) return false;
  if (record !== '' && !recordForm.test(record)) return false;
  if (action === 'create') {
    const names = Object.values(e.requestInfo().body).filter(
      (value) => typeof value === 'string' && recordForm.test(value),
    );
    return wasOwnerDeletedLater(e.app, { names, at, user });
  }
  if (isThere(e.app, collection, record)) return false;
  return action === 'delete' || wasDeletedLater(e.app, { collection, record, at, user });
}

const recordForm = /^[a-z0-9]{15}$/;

/** @param {CoreApp} app @param {string} name */
function isCollection(app, name) {
  try {
    return app.findCachedCollectionByNameOrId(name).name === name;
  } catch {
    return false;
  }
}

/** @param {CoreApp} app @param {string} collection @param {string} record */
function isThere(app, collection, record) {
  return app.findRecordsByIds(collection, [record]).length > 0;
}

module.exports = { fieldsOf, firstAt, firstAtOf, header, isSettledByDeletion, yieldToLater };
