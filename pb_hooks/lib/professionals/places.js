const { placeLimits } = require('../server/collections.js');
const { number } = require('../server/change-log.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { isSuspended } = require('../members/suspension.js');

/**
 * Where food is served (R34): a verified professional's places. Who is verified is asked in the transaction of the write; after that the database itself takes
 * a place out of sight when the verification ends, and shows it again when it comes back.
 */

/**
 * @param {core.RecordRequestEvent} e a create or an update of a place
 * @throws {BadRequestError} on `user` who is not verified; on `name` or `address` without a word
 */
function guardPlace(e) {
  settleTexts(e, ['name', 'address']);
  settleStanding(e);
  settleFoods(e);
}

/**
 * @param {core.RecordRequestEvent} e a create of a place, in its transaction
 * @throws {BadRequestError} on `id` above the bound, and as `guardPlace`
 */
function guardNewPlace(e) {
  guardPlace(e);
  const user = e.record.getString('user');
  if (number(e.app, 'SELECT COUNT(*) AS n FROM places WHERE user = {:user}', { user }) < placeLimits.places) return;
  throw fieldRefusal({
    id: { code: 'validation_too_many_rows', message: 'These are all the places that a member can have.' },
  });
}

/**
 * @param {core.RecordRequestEvent} e
 * @param {readonly string[]} required
 * @throws {BadRequestError} on one of `required` that is blank
 */
function settleTexts(e, required) {
  for (const field of required) {
    const text = e.record.getString(field).trim();
    if (text === '') throw fieldRefusal({ [field]: { code: 'validation_required', message: 'Cannot be blank.' } });
    e.record.set(field, text);
  }
}

/**
 * @param {core.RecordRequestEvent} e a row of a verified professional's, with `is_listed`
 * @throws {BadRequestError} on `user`
 */
function settleStanding(e) {
  const user = e.record.getString('user');
  const isVerified = e.app.findRecordsByIds('profiles', [user])[0]?.getBool('is_verified') === true;
  if (!isVerified && !e.hasSuperuserAuth())
    throw fieldRefusal({
      user: { code: 'validation_not_verified', message: 'Only verified professionals can do this.' },
    });
  e.record.set('is_listed', isVerified && !isSuspended(e.app.findRecordsByIds('users', [user])[0]));
}

/**
 * Of the foods that are named, those that are there and that everybody may see; each once. One that was deleted while a device was offline is no reason to
 * refuse all the rest. What is no list of words is left for `guardJson`.
 *
 * @param {core.RecordRequestEvent} e
 */
function settleFoods(e) {
  /** @type {unknown} */
  let given = null;
  try {
    given = JSON.parse(e.record.getString('foods') || '[]');
  } catch {
    return;
  }
  if (given === null) e.record.set('foods', []);
  if (!Array.isArray(given) || given.length > 60 || given.some((id) => typeof id !== 'string')) return;
  const ids = /** @type {string[]} */ ([...new Set(given)]);
  const there = new Set(
    e.app
      .findRecordsByIds('foods', ids)
      .filter((food) => food && !food.getBool('is_hidden'))
      .map((food) => food?.id ?? ''),
  );
  e.record.set(
    'foods',
    ids.filter((id) => there.has(id)),
  );
}

module.exports = { guardNewPlace, guardPlace, settleFoods, settleStanding, settleTexts };
