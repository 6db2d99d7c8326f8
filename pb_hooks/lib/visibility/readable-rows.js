const { blockedEitherWay } = require('./audiences.js');
const { isOpen } = require('./open-rule.js');
const { readPublicJson } = require('./public-json.js');

/**
 * Rows as PocketBase exports them to this caller, who may view them now; the others are left out.
 *
 * @param {core.RequestEvent} e
 * @param {string} collection
 * @param {string[]} ids
 * @returns {string[]} JSON
 */
function readableRows(e, collection, ids) {
  const asked = e.app.findCachedCollectionByNameOrId(collection);
  const open = isOpen(asked) ? readPublicJson(e.app, collection, { ids, blocked: blockedEitherWay(e.auth) }) : [];
  const found = new Set(open.map((row) => row.id));
  const others = e.app.findRecordsByIds(
    collection,
    ids.filter((id) => !found.has(id)),
  );
  const readable = others.filter((record) => e.app.canAccessRecord(record, e.requestInfo(), asked.viewRule));
  return [...open.map((row) => row.json), ...readable.map((record) => JSON.stringify(record))];
}

/**
 * @param {(readonly [collection: string, rows: string[]])[]} parts rows that are JSON already
 * @returns {string} JSON: the rows by collection, without the collections that have none
 */
function rowsByCollection(parts) {
  const lists = parts
    .filter(([, rows]) => rows.length > 0)
    .map(([collection, rows]) => `"${collection}":[${rows.join(',')}]`);
  return `{${lists.join(',')}}`;
}

module.exports = { readableRows, rowsByCollection };
