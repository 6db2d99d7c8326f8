const { makerLimits } = require('../server/collections.js');
const { number } = require('../server/change-log.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { idFromParts } = require('../server/id-from-parts.js');
const { isBlockBetween } = require('../visibility/block-visibility.js');

/**
 * Lists that are made together (R46). The owner invites a member, who accepts; or gives a link with a secret, by which whoever has it joins. The
 * access rules look only at whose name a row is written in. The rest is checked here, so that a refusal tells nobody whether somebody else's list is there.
 */

/**
 * The owner invites, or a member joins by the link of the list. `owner` and `name` are the list's, whatever a device says.
 *
 * @param {core.RecordRequestEvent} e a create of a row of `list_members`, in its transaction
 * @throws {BadRequestError} on `list`, `user` or `state`
 */
function guardNewListMember(e) {
  const { record } = e;
  const list = e.app.findRecordsByIds('food_lists', [record.getString('list')])[0];
  const user = record.getString('user');
  const owner = list?.getString('user') ?? '';
  if (e.hasSuperuserAuth()) return;
  if (e.auth?.id === user) {
    if (record.getString('state') !== 'joined') throw wrongState();
    if (owner === user || !mayJoin(e, list)) throw noInvitation();
  } else {
    if (record.getString('state') !== 'invited') throw wrongState();
    if (owner !== e.auth?.id) throw noList();
    if (list?.getBool('is_hidden')) throw noList();
    if (e.app.findRecordsByIds('users', [user]).length === 0)
      throw fieldRefusal({ user: { code: 'validation_no_member', message: 'This member is not there any more.' } });
  }
  const taken = number(e.app, 'SELECT COUNT(*) AS n FROM list_members WHERE list = {:list}', { list: list?.id ?? '' });
  if (taken >= makerLimits.members)
    throw fieldRefusal({
      list: { code: 'validation_list_full', message: 'These are all the members that can make a list together.' },
    });
  if (e.auth?.id === user) guardRoom(e.app, user);
  record.set('owner', owner);
  record.set('name', list?.getString('name'));
  record.set('secret', '');
}

/**
 * The invited member accepts; nothing else changes in such a row. Whoever was invited and opens the link needs no secret.
 *
 * @param {core.RecordRequestEvent} e an update, in its transaction
 * @throws {BadRequestError} on `state`; on `list` above the bound
 */
function guardListMember(e) {
  if (e.hasSuperuserAuth()) return;
  if (e.record.getString('state') !== 'joined') throw wrongState();
  if (e.record.original().getString('state') !== 'joined') guardRoom(e.app, e.record.getString('user'));
  e.record.set('secret', '');
}

/**
 * An invitation of whoever is invited or takes part already, and a joining of who takes part: another device has said so before.
 *
 * @param {core.RecordRequestEvent} e a create, in its transaction
 * @returns {core.Record | undefined} the row that is there
 */
function existingMember(e) {
  const there = e.app.findRecordsByIds('list_members', [e.record.id])[0];
  if (!there || e.auth === null) return undefined;
  if (e.auth.id === there.getString('owner')) return there;
  return e.auth.id === there.getString('user') && there.getString('state') === 'joined' ? there : undefined;
}

/**
 * A list has one link, its owner's.
 *
 * @param {core.RecordRequestEvent} e a create, in its transaction
 * @throws {BadRequestError} on `list`
 */
function guardListLink(e) {
  const list = e.app.findRecordsByIds('food_lists', [e.record.getString('list')])[0];
  if (list?.getString('user') !== e.record.getString('user')) throw noList();
}

/**
 * A note is of a food that stands on a list that its writer makes.
 *
 * @param {core.RecordRequestEvent} e a create, in its transaction
 * @throws {BadRequestError} on `item`
 */
function guardNewNote(e) {
  const item = e.app.findRecordsByIds('food_list_items', [e.record.getString('item')])[0];
  const list = item?.getString('list') ?? '';
  if (list !== e.record.getString('list') || !makesList(e.app, { list, user: e.record.getString('user') }))
    throw fieldRefusal({
      item: { code: 'validation_no_item', message: 'This food is not on the list any more.' },
    });
  e.record.set('owner', item?.getString('user'));
  trimNote(e);
}

/** @param {core.RecordRequestEvent} e a create or an update of a note */
function trimNote(e) {
  e.record.set('text', e.record.getString('text').trim());
}

/**
 * Whether a member makes a list: as its owner, or having joined while no moderator has hidden it.
 *
 * @param {CoreApp} app
 * @param {{ list: string, user: string }} who
 */
function makesList(app, { list, user }) {
  return (
    number(
      app,
      `SELECT EXISTS (SELECT 1 FROM food_lists WHERE id = {:list} AND user = {:user})
    OR EXISTS (SELECT 1 FROM list_members AS m JOIN food_lists AS l ON l.id = m.list
      WHERE m.list = {:list} AND m.user = {:user} AND m.state = 'joined' AND NOT l.is_hidden) AS n`,
      { list, user },
    ) === 1
  );
}

/**
 * Notes who put a food on a list that is made together. Of what has no such note it is not said: its owner was alone then, or whoever did has left.
 *
 * @param {core.RecordRequestEvent} e a create of an item, in its transaction, after it was saved
 */
function noteWhoAdded(e) {
  const user = e.auth?.id ?? '';
  const { record: item } = e;
  if (e.hasSuperuserAuth()) return;
  if (e.app.countRecords('list_members', $dbx.hashExp({ list: item.getString('list') })) === 0) return;
  const parts = { item: item.id, list: item.getString('list'), owner: item.getString('user'), user };
  const id = idFromParts('list_notes', (part) => /** @type {Record<string, string>} */ (parts)[part] ?? '');
  e.app.save(new Record(e.app.findCollectionByNameOrId('list_notes'), { id, ...parts, added: true }));
}

/** @param {core.RecordRequestEvent} e @param {core.Record | undefined} list */
function mayJoin(e, list) {
  const secret = e.record.getString('secret');
  if (!list || secret === '' || list.getBool('is_hidden')) return false;
  if (isBlockBetween(e.app, list.getString('user'), e.record.getString('user'))) return false;
  const link = e.app.findRecordsByFilter('list_links', 'list = {:list}', '', 1, 0, { list: list.id })[0];
  return link !== undefined && $security.equal(link.getString('secret'), secret);
}

/** @param {CoreApp} app @param {string} user */
function guardRoom(app, user) {
  const joined = "SELECT COUNT(*) AS n FROM list_members WHERE user = {:user} AND state = 'joined'";
  if (number(app, joined, { user }) >= makerLimits.lists)
    throw fieldRefusal({
      list: {
        code: 'validation_too_many_joined',
        message: 'These are all the lists that a member can make with others.',
      },
    });
}

function wrongState() {
  return fieldRefusal({ state: { code: 'validation_in_invalid', message: 'This value cannot be set.' } });
}

function noList() {
  return fieldRefusal({ list: { code: 'validation_no_list', message: 'This list is not there any more.' } });
}

/** One sentence for a wrong secret, one that was renewed or ended, and a list that is gone. */
function noInvitation() {
  return fieldRefusal({
    secret: { code: 'validation_no_invitation', message: 'This invitation does not work any more.' },
  });
}

module.exports = {
  guardListLink,
  guardListMember,
  guardNewListMember,
  guardNewNote,
  makesList,
  noteWhoAdded,
  existingMember,
  trimNote,
};
