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
 * @param {{ audience: string, cursor: number, head: number, limit: number }} ask
 * @returns {ChangeEntry[]}
 */
function entriesAfter(app, { audience, cursor, head, limit }) {
  const rows = arrayOf(new DynamicModel({ seq: 0, collection: '', record: '' }));
  app
    .db()
    .newQuery(`SELECT seq, collection, record FROM _changes
    WHERE audience = {:audience} AND seq > {:cursor} AND seq <= {:head} ORDER BY seq LIMIT {:limit}`)
    .bind({ audience, cursor, head, limit })
    .all(rows);
  return rows.map((row) => [row.seq, audience, row.collection, row.record]);
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

module.exports = { asManyAsFit, entriesAfter, readRows };
