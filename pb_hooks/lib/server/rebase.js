const { joinLists } = require('./joined-lists.js');

/**
 * PocketBase reads a record before its write transaction begins and then writes every column, so the slower of two edits would undo the
 * faster one, and an edit of a food the totals of a review. Inside the transaction, each field that this change does not
 * touch is taken from the row as it is now: field by field, the last write wins [S15]. Lists that are joined word by word are joined with what they are now.
 *
 * @param {CoreApp} tx the transaction that saves the record
 * @param {core.Record} record being updated
 * @throws {NotFoundError} when the row was deleted meanwhile: a delete beats an edit, and the editor is told
 */
function rebase(tx, record) {
  const now = tx.findRecordsByIds(record.collection().name, [record.id])[0];
  if (!now) throw new NotFoundError('The record was deleted meanwhile.', {});
  const before = record.original();
  for (const name of record.collection().fields.fieldNames()) {
    const isTouched = textOf(record, name) !== textOf(before, name);
    if (!isTouched && textOf(now, name) !== textOf(before, name)) take(record, now, name);
  }
  joinLists(record, now);
}

/**
 * Takes one field from the row as it is now. Numbers go the long way: a whole number comes back from JavaScript as an integer, which `setRaw` does not turn
 * into the decimal that a number field holds.
 *
 * @param {core.Record} record
 * @param {core.Record} now
 * @param {string} name
 */
function take(record, now, name) {
  const value = now.getRaw(name);
  if (typeof value === 'number') record.set(name, value);
  else record.setRaw(name, value);
}

/**
 * @param {core.Record} record
 * @param {string} name
 */
function textOf(record, name) {
  return JSON.stringify(record.getRaw(name));
}

module.exports = { rebase };
