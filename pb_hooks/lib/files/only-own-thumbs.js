/**
 * PocketBase makes a thumbnail of 100x100 of every picture, whatever its field says, even of a large scanned document. Here a file goes out only in
 * the sizes that its collection's fields name, or as it is.
 *
 * @param {core.RequestEvent} e any request, before it is answered
 */
function onlyOwnThumbs(e) {
  const [, nameOrId = ''] = /^\/api\/files\/([^/]+)\//.exec(e.request.url.path) ?? [];
  const asked = nameOrId === '' ? '' : e.request.url.query().get('thumb');
  if (asked === '' || sizesOf(e.app, nameOrId).includes(asked)) return;
  const query = e.request.url.query();
  query.del('thumb');
  e.request.url.rawQuery = query.encode();
}

/** @param {CoreApp} app @param {string} nameOrId @returns {string[]} */
function sizesOf(app, nameOrId) {
  try {
    const { fields } = app.findCachedCollectionByNameOrId(nameOrId);
    return fields
      .fieldNames()
      .flatMap((name) => Array.from(/** @type {core.FileField} */ (fields.getByName(name)).thumbs ?? []));
  } catch {
    return [];
  }
}

module.exports = { onlyOwnThumbs };
