const { rowCounters } = require('../server/collections.js');
const { shownCondition } = require('../visibility/open-rule.js');
const { blockedEitherWay } = require('../visibility/audiences.js');
const { owners } = require('../visibility/block-visibility.js');

/**
 * Tallies: what members' small actions add up to on rows that many devices hold [S23]. Their entries in the change log are told by the digest
 * (digest.js), not by a poke of their own. All their names are in tally-names.js.
 *
 * `food_counts` and `video_counts` are no collections: they are the counters of a food and a video, whose rows also travel whole. `counts_seq`
 * is the feed's seq under which the counters were told, so that of two states the newer one can be told. The rows of the other tallies hold nothing
 * but counters.
 *
 * @typedef {{ of: string, columns: readonly string[], json: readonly string[] }} Part the counters of a collection's rows; `json`: those that are no numbers
 */

/** @type {Readonly<Record<string, Part>>} */
const parts = rowCounters;

/**
 * The counters of rows that everyone may read, as JSON like the rows of a feed.
 *
 * @param {CoreApp} app
 * @param {string} name of a part
 * @param {{ ids: readonly string[], blocked?: readonly string[] }} ask without the rows of the members in `blocked`
 * @returns {{ id: string, json: string }[]} in the order of the ids
 */
function publicCounts(app, name, { ids, blocked = [] }) {
  const { of, columns, json } = partOf(name);
  const rows = arrayOf(new DynamicModel({ id: '', json: '' }));
  const pairs = [
    ...['id', ...columns].map((column) => `'${column}', stored.[[${column}]]`),
    ...json.map((column) => `'${column}', json(COALESCE(NULLIF(stored.[[${column}]], ''), 'null'))`),
  ].join(', ');
  const isOpen = (owners[of] ?? []).map(
    (column) => `stored.[[${column}]] NOT IN (SELECT value FROM json_each({:blocked}))`,
  );
  app
    .db()
    .newQuery(`SELECT stored.id AS id, json_object(${pairs}) AS json FROM json_each({:ids}) AS asked JOIN {{${of}}} AS stored ON stored.id = asked.value
    WHERE ${[shownCondition(of, 'stored.'), ...isOpen].join(' AND ')} ORDER BY asked.key`)
    .bind({ ids: JSON.stringify(ids), blocked: JSON.stringify(blocked) })
    .all(rows);
  return /** @type {{ id: string, json: string }[]} */ (/** @type {unknown} */ (rows));
}

/**
 * The counters of rows as this caller may read them now; the others are left out.
 *
 * @param {core.RequestEvent} e
 * @param {string} name of a part
 * @param {string[]} ids
 * @returns {string[]} JSON
 */
function readableCounts(e, name, ids) {
  const { of, columns, json } = partOf(name);
  const open = publicCounts(e.app, name, { ids, blocked: blockedEitherWay(e.auth) });
  const found = new Set(open.map((row) => row.id));
  const { viewRule } = e.app.findCachedCollectionByNameOrId(of);
  const others = e.app
    .findRecordsByIds(
      of,
      ids.filter((id) => !found.has(id)),
    )
    .filter((record) => e.app.canAccessRecord(record, e.requestInfo(), viewRule));
  const pick = (/** @type {core.Record} */ record) =>
    JSON.stringify({
      id: record.id,
      ...Object.fromEntries([
        ...columns.map((column) => [column, record.getFloat(column)]),
        ...json.map((column) => [column, JSON.parse(record.getString(column) || 'null')]),
      ]),
    });
  return [...open.map((row) => row.json), ...others.map((record) => pick(/** @type {core.Record} */ (record)))];
}

/** @param {string} name */
function isPart(name) {
  return parts[name] !== undefined;
}

/** @param {string} name @returns {Part} */
function partOf(name) {
  const part = parts[name];
  if (part === undefined) throw new Error(`${name} is no part of a row`);
  return part;
}

module.exports = { isPart, publicCounts, readableCounts };
