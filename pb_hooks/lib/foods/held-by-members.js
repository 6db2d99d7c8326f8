const { number } = require('../server/change-log.js');

/**
 * What members put to a food that goes with it when it is deleted: the collection, the fields that name the food, and what the rows are called in a sentence.
 * A diary is not among them: a memory outlives its food, and nobody learns from a food that stayed that somebody wrote of it (R46).
 *
 * @type {readonly { collection: string, fields: readonly string[], word: string }[]}
 */
const holds = [
  { collection: 'reviews', fields: ['food'], word: 'reviews' },
  { collection: 'videos', fields: ['food'], word: 'videos' },
  { collection: 'food_photos', fields: ['food'], word: 'photos' },
  { collection: 'food_likes', fields: ['food'], word: 'likes' },
  { collection: 'pair_votes', fields: ['one', 'other'], word: 'votes' },
  { collection: 'saved_foods', fields: ['food'], word: 'marks' },
  { collection: 'food_list_items', fields: ['food'], word: 'lists' },
];

/**
 * Whether a food is not only its giver's any more: who takes many foods back leaves such a one.
 *
 * @param {CoreApp} tx the transaction that would delete it
 * @param {string} food an id
 * @returns {string | undefined} what members have put to it, as a word; undefined for nothing
 */
function heldByMembers(tx, food) {
  for (const collection of ['places', 'food_events']) {
    const served = `SELECT COUNT(*) AS n FROM ${collection}, json_each(${collection}.foods) AS one WHERE one.value = {:food}`;
    if (number(tx, served, { food }) > 0) return collection === 'places' ? 'places' : 'events';
  }
  return holds.find(({ collection, fields }) =>
    fields.some((field) => tx.countRecords(collection, $dbx.hashExp({ [field]: food })) > 0),
  )?.word;
}

module.exports = { heldByMembers };
