const { eventLimits } = require('../server/collections.js');
const { number } = require('../server/change-log.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { settleFoods, settleStanding, settleTexts } = require('./places.js');

/**
 * Events of verified professionals (R34). A cancelled event stays cancelled. Who holds it after all announces a new one, and followers are told of that as of any other.
 */

const dayMs = 86_400_000;

/**
 * @param {core.RecordRequestEvent} e a create of an event, in its transaction
 * @throws {BadRequestError} on `id` above the bound, on `ends` where it is over, and as `guardEvent`
 */
function guardNewEvent(e) {
  guardEvent(e);
  if (momentOf(e.record, 'ends') < Date.now() && !e.hasSuperuserAuth())
    throw fieldRefusal({ ends: { code: 'validation_over', message: 'This event is over already.' } });
  const user = e.record.getString('user');
  if (number(e.app, 'SELECT COUNT(*) AS n FROM food_events WHERE user = {:user}', { user }) < eventLimits.events)
    return;
  throw fieldRefusal({
    id: { code: 'validation_too_many_rows', message: 'These are all the events that a member can have.' },
  });
}

/**
 * @param {core.RecordRequestEvent} e a create or an update of an event
 * @throws {BadRequestError} on `user` who is not verified; on `name` or `address` without a word; on `starts` or `ends` that cannot be; on `is_cancelled` that
 *   is taken back
 */
function guardEvent(e) {
  settleTexts(e, ['name', 'address']);
  settleStanding(e);
  settleFoods(e);
  const [starts, ends] = [momentOf(e.record, 'starts'), momentOf(e.record, 'ends')];
  if (Number.isNaN(starts) || Number.isNaN(ends)) return; // required: PocketBase says so
  if (ends <= starts || ends - starts > eventLimits.days * dayMs)
    throw fieldRefusal({
      ends: { code: 'validation_order', message: 'An event ends after it begins, within 31 days.' },
    });
  if (starts > Date.now() + eventLimits.yearsAhead * 366 * dayMs)
    throw fieldRefusal({ starts: { code: 'validation_too_far', message: 'An event is at most two years ahead.' } });
  if (e.record.original().getBool('is_cancelled') && !e.record.getBool('is_cancelled'))
    throw fieldRefusal({
      is_cancelled: { code: 'validation_cancelled', message: 'A cancelled event stays cancelled.' },
    });
}

/** @param {core.Record} record @param {string} field @returns {number} milliseconds; NaN for none */
function momentOf(record, field) {
  return Date.parse(record.getString(field).replace(' ', 'T'));
}

module.exports = { guardEvent, guardNewEvent, momentOf };
