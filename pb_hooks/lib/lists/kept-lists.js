const { mostKeptLists } = require('../server/collections.js');
const { number } = require('../server/change-log.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { isBlockBetween } = require('../visibility/block-visibility.js');

/**
 * A member keeps another's list that it can see, and no more than 100. The access rule asks for the name of the writer alone: of a list that is not shown nobody
 * learns whether it is there.
 *
 * @param {core.RecordRequestEvent} e a create of a kept list, in its transaction
 * @throws {BadRequestError} on `list`; on `id` above the bound
 */
function guardKeptList(e) {
  const user = e.record.getString('user');
  const list = e.app.findRecordsByIds('food_lists', [e.record.getString('list')])[0];
  if (!isShown(e.app, list, user))
    throw fieldRefusal({ list: { code: 'validation_not_shared', message: 'This list is no longer shared.' } });
  if (number(e.app, 'SELECT COUNT(*) AS n FROM kept_lists WHERE user = {:user}', { user }) >= mostKeptLists)
    throw fieldRefusal({
      id: { code: 'validation_too_many_kept', message: 'These are all the lists that a member can keep.' },
    });
  e.record.set('name', list?.getString('name'));
}

/**
 * @param {CoreApp} app
 * @param {core.Record | undefined} list
 * @param {string} user
 */
function isShown(app, list, user) {
  if (list === undefined || list.getString('visibility') === 'private' || list.getBool('is_hidden')) return false;
  const owner = list.getString('user');
  return owner !== user && !isBlockBetween(app, owner, user);
}

module.exports = { guardKeptList };
