const { day, take, tooMany } = require('../server/allowances.js');
const { echoSeq, headSeq, newestSeq } = require('../server/change-log.js');
const { numberSetting } = require('../server/number-setting.js');
const { retentionDays } = require('../server/retention-days.js');
const { fieldsOf, firstAt, firstAtOf, header, isSettledByDeletion, yieldToLater } = require('./offered-again.js');
const { inTransaction, isServersFault, statusOfError, tryAgain } = require('../server/transaction.js');
const { listOf, part, readParts, text } = require('../server/request-shape.js');

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
 * A repeated request must be answered before the access rules are asked: the row that it made may be gone, and the right to it too.
 *
 * @typedef {'create' | 'update' | 'delete'} Action
 * @typedef {{ id: string, user: string, collection: string, record: string, action: string, body: string, seq: number, created: number }} Entry
 */

const idForm = /^[0-9a-f-]{36}$/;
const recordPath = /^\/api\/collections\/([^/]+)\/records(?:\/([^/]+))?\/?$/;
/** @type {Record<string, Action>} */
const actions = { POST: 'create', PATCH: 'update', DELETE: 'delete' };
/** Bytes of a request that are looked into before PocketBase's own limit on them. */
const mostRead = 1024 * 1024;

/**
 * @param {CoreApp} app
 * @param {string} id
 * @returns {Entry | undefined}
 */
function findEntry(app, id) {
  const rows = arrayOf(
    new DynamicModel({ id: '', user: '', collection: '', record: '', action: '', body: '', seq: 0, created: 0 }),
  );
  app
    .db()
    .newQuery('SELECT id, user, collection, record, action, body, seq, created FROM _mutations WHERE id = {:id}')
    .bind({ id })
    .all(rows);
  return /** @type {Entry[]} */ (/** @type {unknown} */ (rows))[0];
}

/**
 * A record's request event does not pass on the response that it wraps.
 *
 * @param {core.RequestEvent | core.RecordRequestEvent} e
 * @param {{ seq: number, created: number }} entry
 */
function stamp(e, { seq, created }) {
  const { response } = 'requestEvent' in e ? /** @type {core.RequestEvent} */ (e.requestEvent) : e;
  response.header().set('X-Sync-Seq', String(seq));
  response.header().set('X-Sync-At', String(created));
}

/**
 * @param {core.RequestEvent} e
 * @param {Entry} entry
 * @param {{ collection: string, record: string, action: Action }} asked `record` is empty where a create leaves its id to the server
 */
function answerFrom(e, entry, asked) {
  const isSame =
    entry.user === (e.auth?.id ?? '') &&
    entry.collection === asked.collection &&
    entry.action === asked.action &&
    (asked.record === '' || entry.record === asked.record);
  if (!isSame) throw new ApiError(409, 'This mutation id belongs to another change.', {});
  stamp(e, entry);
  if (entry.body === forgotten) return answerAsItIsNow(e, entry);
  return hasRow(entry) ? e.json(200, JSON.parse(entry.body)) : e.noContent(204);
}

/**
 * The stored answer was let go of for room. The row answers, as it is, where there is one and it is still for this member.
 *
 * @param {core.RequestEvent | core.RecordRequestEvent} e
 * @param {Entry} entry
 */
function answerAsItIsNow(e, { collection, record }) {
  const row = e.app.findRecordsByIds(collection, [record])[0];
  if (!row || !e.app.canAccessRecord(row, e.requestInfo(), row.collection().viewRule)) return e.noContent(204);
  return e.json(200, JSON.parse(JSON.stringify(row)));
}

/** The stored answers that hold no row: to a deletion, to one that found nothing, to a change whose record was deleted later [S22]. */
const absent = 'absent';
/** In place of a stored answer that was let go of for room. */
const forgotten = 'forgotten';

/** @param {Entry} entry */
function hasRow({ action, body }) {
  return action !== 'delete' && body !== '' && body !== absent;
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
  // A body that is too large, or does not say its size, is left to PocketBase's own limits. `recordOnce` finds the entry then.
  const { contentLength } = e.request;
  if (known !== undefined && contentLength >= 0 && contentLength <= mostRead) return answer(known);
  try {
    return e.next();
  } catch (error) {
    if (isServersFault(error)) throw tryAgain();
    if (isUnread(e, error)) throw error;
    // The twin of this request may have removed what this one looked for.
    const meanwhile = findEntry(e.app, id);
    if (meanwhile !== undefined) return answer(meanwhile);
    const change = {
      collection: collectionName(e, path[1] ?? ''),
      record: path[2] ?? String(e.requestInfo().body['id'] ?? ''),
      action,
    };
    const at = firstAt(e.request.header.get(header));
    if (!isSettledByDeletion(e, { ...change, at })) throw error;
    boundSettled(e);
    const entry = {
      ...change,
      id,
      user: e.auth?.id ?? '',
      body: absent,
      seq: newestSeq(e.app, change),
      created: at,
      fields: '',
    };
    remember(e.app, entry);
    return answer(entry);
  }
}

/**
 * Whether a refusal came before PocketBase read the body: it is too large, or one request too many. Then nobody reads it. A picture may be large, and is in a
 * form that was taken apart by then.
 *
 * @param {core.RequestEvent} e
 * @param {unknown} error
 */
function isUnread(e, error) {
  const { contentLength, header: headers } = e.request;
  const isMembersForm = e.auth !== null && headers.get('Content-Type').startsWith('multipart/form-data');
  return contentLength < 0 || (contentLength > mostRead && !isMembersForm) || [413, 429].includes(statusOfError(error));
}

/** Changes of a member, in a day, whose records are gone: a device that was away for long has hundreds. */
const settledADay = 5_000;

/**
 * @param {core.RequestEvent} e
 * @throws {ApiError} 429
 */
function boundSettled(e) {
  if (e.hasSuperuserAuth()) return;
  const seconds = take(e.app, { kind: 'settled', who: e.auth?.id ?? '', most: settledADay, seconds: day });
  if (seconds > 0) throw tooMany(e, Math.min(seconds, 3600));
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
    const place = {
      id,
      user: e.auth?.id ?? '',
      collection: e.collection.name,
      action,
      created: firstAtOf(e) || Date.now(),
    };
    const before = headSeq(tx);
    if (yieldToLater(tx, e, action)) {
      known = {
        ...place,
        record: e.record.id,
        body: absent,
        seq: newestSeq(tx, { collection: e.collection.name, record: e.record.id }),
      };
      return remember(tx, { ...known, fields: '' });
    }
    const fields = fieldsOf(e, action);
    effect();
    const { id: record } = e.record;
    const entry = {
      ...place,
      record,
      body: action === 'delete' ? '' : JSON.stringify(e.record),
      seq: echoSeq(tx, { collection: e.collection.name, record, before }),
      fields,
    };
    remember(tx, entry);
    stamp(e, entry);
  });
  if (known !== undefined) return answerFrom(e, known, { collection: e.collection.name, record: e.record.id, action });
}

/** @param {CoreApp} app @param {Entry & { fields: string }} entry */
function remember(app, entry) {
  app
    .db()
    .newQuery(`INSERT INTO _mutations (id, user, collection, record, action, body, seq, created, fields)
    VALUES ({:id}, {:user}, {:collection}, {:record}, {:action}, {:body}, {:seq}, {:created}, {:fields})`)
    .bind(entry)
    .execute();
}

/** Mutations that a device asks for at once. */
const mostAsked = 500;

/**
 * Which of these mutations this server's history does not have: a device asks when the epoch has changed, and offers them again [S22].
 *
 * @param {CoreApp} app
 * @param {{ body: Record<string, unknown>, user: string }} question with `ids` in its body
 * @returns {string[]} in the order asked
 * @throws {BadRequestError}
 */
function unknownAmong(app, { body, user }) {
  const { ids } = readParts(body, {
    ids: part(
      listOf(text({ form: idForm }), { most: mostAsked }),
      `ids must be at most ${mostAsked} UUIDs in lower case.`,
    ),
  });
  const rows = arrayOf(new DynamicModel({ id: '' }));
  app
    .db()
    .newQuery(`SELECT asked.value AS id FROM json_each({:ids}) AS asked
    WHERE NOT EXISTS (SELECT 1 FROM _mutations WHERE id = asked.value AND user = {:user}) ORDER BY asked.key`)
    .bind({ ids: JSON.stringify(ids), user })
    .all(rows);
  return rows.map((row) => row.id);
}

/** Megabytes of stored answers, where the operator names no other number: those of about 600,000 changes. */
const usualMegabytes = 512;
/** Rows in a statement: nobody's write waits for longer than it takes. */
const prunedAtOnce = 5_000;

/**
 * Entries go by their age. Their stored answers, which are nearly all of their size, go by size too, the oldest first: that a change was made is
 * remembered for as long as its entry lives [S2].
 *
 * @param {CoreApp} app
 */
function pruneLedger(app) {
  app
    .db()
    .newQuery('DELETE FROM _mutations WHERE created < {:before}')
    .bind({ before: Date.now() - retentionDays.changes * 86_400_000 })
    .execute();
  const most = numberSetting('FORETASTE_LEDGER_MB', { usual: usualMegabytes }) * 1e6;
  for (let pruned = prunedAtOnce; pruned === prunedAtOnce;) pruned = forgetAnswers(app, most);
}

/**
 * @param {CoreApp} app
 * @param {number} most bytes of stored answers that may stay
 * @returns {number} how many were let go of
 */
function forgetAnswers(app, most) {
  return app
    .db()
    .newQuery(`UPDATE _mutations SET body = {:forgotten} WHERE rowid IN (SELECT place FROM (
      SELECT rowid AS place, SUM(LENGTH(body)) OVER (ORDER BY created DESC, rowid DESC) AS sum FROM _mutations
      WHERE body NOT IN ('', {:absent}, {:forgotten})) WHERE sum > {:most} LIMIT {:limit})`)
    .bind({ forgotten, absent, most, limit: prunedAtOnce })
    .execute()
    .rowsAffected();
}

module.exports = { answerKnown, pruneLedger, recordOnce, unknownAmong };
