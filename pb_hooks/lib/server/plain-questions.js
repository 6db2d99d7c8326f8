/**
 * What may be asked of PocketBase's record routes: columns of the collection itself. `expand`, and filters and orders over related rows, multiply with each
 * step (three over reviews of popular foods are gigabytes from one request), and what this app shows comes by the feed. So `expand` means nothing here.
 * Superusers may ask for anything.
 */

const routes = /^\/api\/collections\/[^/]/;
const quoted = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;
/** A column of another row: `user.name`, `reviews_via_food.rating`, `@collection.users.email`; not the point of a number. */
const ofOtherRows = /[\w\]@][ \t]*\.[ \t]*[A-Za-z_@]|_via_|@(?:collection|request)\b/;

/**
 * @param {core.RequestEvent} e any request, before anything of it is looked up
 * @throws {BadRequestError} on columns of other rows
 */
function keepQuestionsPlain(e) {
  if (e.request.url.rawQuery === '' || !routes.test(e.request.url.path) || e.hasSuperuserAuth()) return;
  const query = e.request.url.query();
  if ([query.get('filter'), query.get('sort')].some((text) => ofOtherRows.test(text.replaceAll(quoted, '""'))))
    throw new BadRequestError('Only columns of this collection can be asked for.', {});
  if (!query.has('expand')) return;
  query.del('expand');
  e.request.url.rawQuery = query.encode();
}

module.exports = { keepQuestionsPlain };
