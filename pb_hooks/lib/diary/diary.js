const { fieldRefusal } = require('../server/field-refusal.js');

/** Where a day begins first it does so 14 hours before Greenwich, and a device's clock may be a day ahead. */
const mostAheadMs = (14 + 24) * 3_600_000;
const firstDay = '1900-01-01';

/**
 * An entry of a diary as it is stored (R44): of a day that has begun somewhere, or of none. A food that its owner cannot see, because it was deleted or a
 * moderator has hidden it, is left out; the entry keeps its name, and nobody loses what was written without a connection. So nothing is said about the
 * food, and nobody learns whether it is there.
 *
 * @param {core.RecordRequestEvent} e a create or an update, in its transaction
 * @throws {BadRequestError} on `day`
 */
function settleEntry(e) {
  guardDay(e.record.getString('day'));
  const food = e.record.getString('food');
  if (food === '' || food === e.record.original().getString('food')) return;
  const there = e.app.findRecordsByIds('foods', [food])[0];
  if (there === undefined || there.getBool('is_hidden')) e.record.set('food', '');
}

/**
 * What a member's other device has brought in from the same file (R44): its ids are derived from what stands there [S12], so it is no error and changes
 * nothing. An entry that was written by hand never meets one of the same id.
 *
 * @param {core.RecordRequestEvent} e a create, inside its transaction
 * @returns {core.Record | undefined}
 */
function importedEntry(e) {
  const { auth, record } = e;
  if (!auth || record.id === '' || record.getString('import_id') === '') return undefined;
  if (record.getString('user') !== auth.id) return undefined;
  const there = e.app.findRecordsByIds('diary_entries', [record.id])[0];
  const isOwn = there?.getString('user') === auth.id && there.getString('import_id') !== '';
  return isOwn ? there : undefined;
}

/** @param {string} day */
function guardDay(day) {
  if (day === '') return;
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day || day < firstDay)
    throw fieldRefusal({ day: { code: 'validation_invalid_day', message: 'There is no such day.' } });
  if (time > Date.now() + mostAheadMs)
    throw fieldRefusal({ day: { code: 'validation_future_day', message: 'This day has not come yet.' } });
}

module.exports = { importedEntry, settleEntry };
