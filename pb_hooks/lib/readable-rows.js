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

module.exports = { readableRows };
