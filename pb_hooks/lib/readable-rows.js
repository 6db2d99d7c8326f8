const { isPublic, readPublicJson } = require('./public-json.js');

/**
 * Rows as PocketBase exports them to this caller, who may view them now; the others are left out.
 *
 * @param {core.RequestEvent} e
 * @param {string} collection
 * @param {string[]} ids
 * @returns {string[]} JSON
 */
function readableRows(e, collection, ids) {
  const { viewRule } = e.app.findCachedCollectionByNameOrId(collection);
  if (isPublic(viewRule)) return readPublicJson(e.app, collection, ids);
  const readable = e.app.findRecordsByIds(collection, ids).filter((record) => e.app.canAccessRecord(record, e.requestInfo(), viewRule));
  return readable.map((record) => JSON.stringify(record));
}

/**
 * @param {(readonly [collection: string, rows: string[]])[]} parts rows that are JSON already
 * @returns {string} JSON: the rows by collection, without the collections that have none
 */
function rowsByCollection(parts) {
  const lists = parts.filter(([, rows]) => rows.length > 0).map(([collection, rows]) => `"${collection}":[${rows.join(',')}]`);
  return `{${lists.join(',')}}`;
}

module.exports = { readableRows, rowsByCollection };
