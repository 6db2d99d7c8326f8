const { echoSeq, headSeq } = require('./change-log.js');
const { currentEpoch } = require('./epochs.js');
const { inTransaction } = require('./transaction.js');

/**
 * Exactly once [S2][S12]. A mutation that carries its own id is written to the ledger in the transaction of its effect, and is
 * answered from there ever after:
 *
 *   request ─▶ known? ──yes──▶ stored answer                    (answerKnown, before PocketBase looks at the request)
 *                │no
 *                ▼
 *             rules, validation, files ─▶ ┌ transaction ────────┐
 *                                         │ known? ─yes─▶ stop  │ (recordOnce: the loser of a race)
 *                                         │ effect, ledger entry│
 *                                         └─────────────────────┘
 *
 * A replay must be answered before the access rules are asked: the row it created may be gone, and its rights too.
 *
 * @typedef {'create' | 'update' | 'delete'} Action
 * @typedef {{ id: string, user: string, collection: string, record: string, action: string, body: string, seq: number }} Entry
 */

const idForm = /^[0-9a-f-]{36}$/;
const recordPath = /^\/api\/collections\/([^/]+)\/records(?:\/([^/]+))?\/?$/;
/** @type {Record<string, Action>} */
const actions = { POST: 'create', PATCH: 'update', DELETE: 'delete' };
const keptDays = 400;

/**
 * @param {CoreApp} app
 * @param {string} id
 * @returns {Entry | undefined}
 */
function findEntry(app, id) {
  const rows = arrayOf(new DynamicModel({ id: '', user: '', collection: '', record: '', action: '', body: '', seq: 0 }));
  app.db().newQuery('SELECT id, user, collection, record, action, body, seq FROM _mutations WHERE id = {:id}').bind({ id }).all(rows);
  return /** @type {Entry[]} */ (/** @type {unknown} */ (rows))[0];
}

/**
 * A record's request event does not pass on the response that it wraps.
 *
 * @param {core.RequestEvent | core.RecordRequestEvent} e
 * @param {number} seq
 */
function stampSeq(e, seq) {
  const { response } = 'requestEvent' in e ? /** @type {core.RequestEvent} */ (e.requestEvent) : e;
  response.header().set('X-Sync-Seq', String(seq));
  response.header().set('X-Sync-Epoch', currentEpoch(e.app));
}

/**
 * @param {core.RequestEvent} e
 * @param {Entry} entry
 * @param {{ collection: string, record: string, action: Action }} asked `record` is empty where a create leaves its id to the server
 */
function answerFrom(e, entry, asked) {
  const isSame = entry.user === (e.auth?.id ?? '') && entry.collection === asked.collection && entry.action === asked.action
    && (asked.record === '' || entry.record === asked.record);
  if (!isSame) throw new ApiError(409, 'This mutation id belongs to another change.', {});
  stampSeq(e, entry.seq);
  return entry.action === 'delete' ? e.noContent(204) : e.json(200, JSON.parse(entry.body));
}

/**
 * Middleware around PocketBase's record routes.
 *
 * @param {core.RequestEvent} e
 */
function answerKnown(e) {
  const id = e.request.header.get('X-Mutation-Id');
  const path = recordPath.exec(e.request.url.path);
  const action = actions[e.request.method];
  if (id === '' || path === null || action === undefined) return e.next();
  if (!idForm.test(id)) throw new BadRequestError('X-Mutation-Id must be a UUID in lower case.', {});

  const answer = (/** @type {Entry} */ entry) => {
    const record = path[2] ?? String(e.requestInfo().body['id'] ?? '');
    return answerFrom(e, entry, { collection: collectionName(e, path[1] ?? ''), record, action });
  };
  const known = findEntry(e.app, id);
  if (known !== undefined) return answer(known);
  try {
    return e.next();
  } catch (error) {
    // The twin of this request may have removed what this one looked for.
    const meanwhile = findEntry(e.app, id);
    if (meanwhile === undefined) throw error;
    return answer(meanwhile);
  }
}

/**
 * @param {core.RequestEvent} e
 * @param {string} nameOrId
 */
function collectionName(e, nameOrId) {
  try {
    return e.app.findCachedCollectionByNameOrId(nameOrId).name;
  } catch {
    return nameOrId;
  }
}

/**
 * The effect and its ledger entry in one transaction, or the answer of whoever came first. Without an id the transaction has the effect alone.
 *
 * @param {core.RecordRequestEvent} e
 * @param {Action} action
 * @param {() => void} effect checks and saves the record, by `e.next()` at the end
 */
function recordOnce(e, action, effect) {
  const id = e.requestInfo().headers['x_mutation_id'] ?? '';
  if (id === '') return inTransaction(e, effect);
  /** @type {Entry | undefined} */
  let known;
  inTransaction(e, (tx) => {
    known = findEntry(tx, id);
    if (known !== undefined) return;
    const before = headSeq(tx);
    effect();
    const seq = echoSeq(tx, { collection: e.collection.name, record: e.record.id, before });
    tx.db().newQuery(`INSERT INTO _mutations (id, user, collection, record, action, body, seq, created)
      VALUES ({:id}, {:user}, {:collection}, {:record}, {:action}, {:body}, {:seq}, {:created})`).bind({
      id,
      user: e.auth?.id ?? '',
      collection: e.collection.name,
      record: e.record.id,
      action,
      body: action === 'delete' ? '' : JSON.stringify(e.record),
      seq,
      created: Date.now(),
    }).execute();
    stampSeq(e, seq);
  });
  if (known !== undefined) return answerFrom(e, known, { collection: e.collection.name, record: e.record.id, action });
}

/** @param {CoreApp} app */
function pruneLedger(app) {
  app.db().newQuery('DELETE FROM _mutations WHERE created < {:before}').bind({ before: Date.now() - keptDays * 86_400_000 }).execute();
}

module.exports = { answerKnown, pruneLedger, recordOnce };
