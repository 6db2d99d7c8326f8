const { derivedIds } = require('../server/collections.js');
const { importedEntry } = require('../diary/diary.js');
const { importedList, existingItem } = require('../lists/food-lists.js');
const { existingMember } = require('../lists/list-members.js');
const { countedView } = require('../publishing/videos.js');

/**
 * Rows that only say that something is so, such as a like: their id is derived from all that they hold [S12]. If another device of the same member
 * says it once more, that is no error and changes nothing. Such a row cannot be changed, so its create could not go out as an edit. A request for
 * verification is treated alike: its id is derived from the member and the request before it.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const facts = {
  user_follows: derivedIds.user_follows.slice(1),
  food_likes: derivedIds.food_likes.slice(1),
  kept_lists: derivedIds.kept_lists.slice(1),
  table_seats: derivedIds.table_seats.slice(1),
  verification_requests: ['user', 'professional_profile'],
};

/**
 * The row that already says what this create wants to say.
 *
 * @param {core.RecordRequestEvent} e a create, inside its transaction
 * @returns {core.Record | undefined}
 */
function existingFact(e) {
  if (e.collection.name === 'video_views') return countedView(e);
  if (e.collection.name === 'diary_entries') return importedEntry(e);
  if (e.collection.name === 'food_lists') return importedList(e);
  if (e.collection.name === 'food_list_items') return existingItem(e);
  if (e.collection.name === 'list_members') return existingMember(e);
  const parts = facts[e.collection.name];
  if (parts === undefined || e.record.id === '') return undefined;
  const there = e.app.findRecordsByIds(e.collection.name, [e.record.id])[0];
  return there && parts.every((part) => there.getString(part) === e.record.getString(part)) ? there : undefined;
}

module.exports = { existingFact };
