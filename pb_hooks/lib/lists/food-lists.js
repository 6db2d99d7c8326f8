const { listLimits } = require('../server/collections.js');
const { number } = require('../server/change-log.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { makesList } = require('./list-members.js');

/**
 * A list has a name that can be seen, and a member no more than 200 of them.
 *
 * @param {core.RecordRequestEvent} e a create of a list, in its transaction
 * @throws {BadRequestError} on `id` above the bound, on `name` where it is blank
 */
function guardNewList(e) {
  guardListName(e);
  // A device that knows of no others makes one for its owner alone.
  if (e.record.getString('visibility') === '') e.record.set('visibility', 'private');
  const user = e.record.getString('user');
  if (number(e.app, 'SELECT COUNT(*) AS n FROM food_lists WHERE user = {:user}', { user }) < listLimits.lists) return;
  throw fieldRefusal({
    id: { code: 'validation_too_many_lists', message: 'These are all the lists that a member can have.' },
  });
}

/**
 * @param {core.RecordRequestEvent} e a create or an update of a list
 * @throws {BadRequestError} on `name`
 */
function guardListName(e) {
  const name = e.record.getString('name').trim();
  if (name === '') throw fieldRefusal({ name: { code: 'validation_required', message: 'Cannot be blank.' } });
  e.record.set('name', name);
}

/**
 * A food is put on a list by its owner, or by who makes it with the owner, and a list has no more than 500. `user` is the owner of the list. The access
 * rule lets every member ask: a device that was offline while another deleted the list is told so, and of another's list nobody learns whether it is there.
 *
 * @param {core.RecordRequestEvent} e a create of an item, in its transaction
 * @throws {BadRequestError} on `list`
 */
function guardNewItem(e) {
  const list = e.record.getString('list');
  if (!mayPut(e))
    throw fieldRefusal({ list: { code: 'validation_no_list', message: 'This list is not there any more.' } });
  if (number(e.app, 'SELECT COUNT(*) AS n FROM food_list_items WHERE list = {:list}', { list }) < listLimits.items)
    return;
  throw fieldRefusal({
    list: { code: 'validation_list_full', message: 'These are all the foods that a list can hold.' },
  });
}

/**
 * The place that a food has on a list already. Two who put it there without a connection wanted the same, and the first one's place stays.
 *
 * @param {core.RecordRequestEvent} e a create of an item, in its transaction
 * @returns {core.Record | undefined}
 */
function existingItem(e) {
  const there = e.app.findRecordsByIds('food_list_items', [e.record.id])[0];
  const isSame = (/** @type {string} */ part) => there?.getString(part) === e.record.getString(part);
  return there && ['list', 'food', 'user'].every(isSame) && mayPut(e) ? there : undefined;
}

/**
 * The list that a member's other device has made of the same file: its id is derived from what stands there [S12], so it is no error and changes nothing, whatever
 * became of the list since (R46). Ids of other lists are made by chance and meet none.
 *
 * @param {core.RecordRequestEvent} e a create of a list, in its transaction
 * @returns {core.Record | undefined}
 */
function importedList(e) {
  const { auth, record } = e;
  if (!auth || record.id === '' || record.getString('user') !== auth.id) return undefined;
  const there = e.app.findRecordsByIds('food_lists', [record.id])[0];
  return there?.getString('user') === auth.id ? there : undefined;
}

/** @param {core.RecordRequestEvent} e a create of an item */
function mayPut(e) {
  const list = e.record.getString('list');
  const owner = e.app.findRecordsByIds('food_lists', [list])[0]?.getString('user');
  if (owner === undefined || owner !== e.record.getString('user')) return false;
  return e.hasSuperuserAuth() || makesList(e.app, { list, user: e.auth?.id ?? '' });
}

module.exports = { guardListName, guardNewItem, guardNewList, importedList, existingItem };
