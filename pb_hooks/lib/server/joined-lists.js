// Made from src/domain/safety/server-list-edits.ts: a device joins them by the same rules.
const made = '../generated/server-list-edits.js';
/** @type {typeof import('../../../src/domain/safety/server-list-edits.ts')} */
const { EDITS_KEY, editedList, joinedColumnsOf } = require(made);

/**
 * Lists that tell who must not eat what are not replaced as a whole [S15]: a request says which words it adds and which it takes out, and these are done
 * to the row as it is in the transaction. Where a request does not say so, its list replaces the one that is there, like every other field.
 *
 * @typedef {{ added: string[], removed: string[] }} ListEdit
 */

/**
 * The edits of a request that are of the right form; all others count as not said.
 *
 * @param {core.RecordRequestEvent} e an update
 * @returns {Record<string, ListEdit>} by column
 */
function editsOf(e) {
  const said = JSON.parse(JSON.stringify(e.requestInfo().body[EDITS_KEY] ?? null));
  /** @type {Record<string, ListEdit>} */
  const edits = {};
  for (const column of joinedColumnsOf(e.collection.name)) {
    const { added, removed } = said?.[column] ?? {};
    if (isWords(added) && isWords(removed)) edits[column] = { added, removed };
  }
  return edits;
}

/** @param {unknown} value @returns {value is string[]} */
function isWords(value) {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

/** Hands the edits of a request on to the transaction that saves its record: in the record, under a name that no field has. @param {core.RecordRequestEvent} e an update */
function noteEdits(e) {
  const edits = editsOf(e);
  if (Object.keys(edits).length > 0) e.record.setRaw(EDITS_KEY, JSON.stringify(edits));
}

/**
 * Does the noted edits to the row as it is now. Call it inside the transaction, before the record is saved.
 *
 * @param {core.Record} record being updated; its lists are as the request wrote them
 * @param {core.Record} now
 */
function joinLists(record, now) {
  const text = record.getRaw(EDITS_KEY);
  if (typeof text !== 'string') return;
  for (const [column, edit] of Object.entries(JSON.parse(text)))
    record.set(column, editedList(valueOf(now, column), { after: valueOf(record, column), edit }));
}

/**
 * What is left of an edit that is offered again after its list was written anew [S22]: what it added. What it took out may have been put back on purpose.
 *
 * @param {core.RecordRequestEvent} e an update
 * @param {string} column
 * @returns {boolean} false where the column is not joined by this request
 */
function keepAdditions(e, column) {
  const edit = editsOf(e)[column];
  if (edit === undefined) return false;
  const after = valueOf(e.record, column);
  const there = valueOf(e.record.original(), column);
  e.record.set(column, editedList(there, { after, edit: { added: edit.added, removed: [] } }));
  return true;
}

/** @param {core.Record} record @param {string} column */
function valueOf(record, column) {
  return JSON.parse(record.getString(column) || 'null');
}

module.exports = { joinLists, keepAdditions, noteEdits };
