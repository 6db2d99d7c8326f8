const { readableRows, rowsByCollection } = require('../visibility/readable-rows.js');
const { isPart, readableCounts } = require('./tallies.js');

/**
 * Entries of the change log and their rows, as both ways of reading the feed tell them: for one caller (pull.js) and for everyone (shared-feed.js).
 *
 * @typedef {[seq: number, audience: string, collection: string, record: string]} ChangeEntry
 */

/** The longest answer, in characters: a line of 50 KB a second takes ten seconds for it. One entry goes out even if its row is longer. */
const longestAnswer = 512 * 1024;

/**
 * As many entries as would fit if all were as long as the first ones, and never as many again [S20].
 *
 * @param {number} most entries
 * @param {(limit: number) => { entries: number, answer: string }} read
 * @returns {string}
 */
function asManyAsFit(most, read) {
  for (let limit = most; ;) {
    const { entries, answer } = read(limit);
    if (answer.length <= longestAnswer || entries <= 1) return answer;
    limit = Math.max(1, Math.min(entries - 1, Math.floor((entries * longestAnswer) / answer.length)));
  }
}

/**
 * @param {CoreApp} app
 * @param {{ audience: string, cursor: number, head: number, limit: number, isClosed?: boolean }} ask `isClosed`: a list that the caller may not see
 * @returns {ChangeEntry[]}
 */
function entriesAfter(app, { audience, cursor, head, limit, isClosed = false }) {
  const rows = arrayOf(new DynamicModel({ seq: 0, collection: '', record: '' }));
  app
    .db()
    .newQuery(`SELECT seq, collection, record FROM _changes
    WHERE audience = {:audience} AND seq > {:cursor} AND seq <= {:head} ${isClosed ? "AND collection = 'food_lists'" : ''} ORDER BY seq LIMIT {:limit}`)
    .bind({ audience, cursor, head, limit })
    .all(rows);
  return rows.map((row) => [row.seq, audience, row.collection, row.record]);
}

/**
 * Topics of lists that are not there, or that this caller may not see now (R46). Whoever could see one is told that it is gone. Nothing else is told of it: the
 * id of an item is derived from its list and food, and whoever has the one finds the other.
 *
 * @param {core.RequestEvent} e
 * @param {string[]} audiences
 * @returns {Set<string>}
 */
function closedLists(e, audiences) {
  const lists = audiences.filter((audience) => audience.startsWith('l:'));
  if (lists.length === 0) return /** @type {Set<string>} */ (new Set());
  const { viewRule } = e.app.findCachedCollectionByNameOrId('food_lists');
  const seen = e.app
    .findRecordsByIds(
      'food_lists',
      lists.map((audience) => audience.slice(2)),
    )
    .filter((list) => e.app.canAccessRecord(list, e.requestInfo(), viewRule))
    .map((list) => `l:${list.id}`);
  return new Set(lists.filter((audience) => !seen.includes(audience)));
}

/**
 * @param {core.RequestEvent} e
 * @param {ChangeEntry[]} entries
 * @returns {string} JSON: each row once, by collection
 */
function readRows(e, entries) {
  return rowsByCollection(rowLists(e, entries));
}

/**
 * @param {core.RequestEvent} e
 * @param {ChangeEntry[]} entries
 * @returns {(readonly [collection: string, rows: string[]])[]}
 */
function rowLists(e, entries) {
  /** @type {Map<string, Set<string>>} */
  const wanted = new Map();
  for (const [, , collection, record] of entries)
    wanted.set(collection, (wanted.get(collection) ?? new Set()).add(record));
  return [...wanted].map(([collection, ids]) => [
    collection,
    (isPart(collection) ? readableCounts : readableRows)(e, collection, [...ids]),
  ]);
}

module.exports = { asManyAsFit, closedLists, entriesAfter, readRows };
