/**
 * What may be asked of PocketBase's record routes: columns of the collection itself. `expand`, and filters and orders over related rows, multiply with each
 * step (three over reviews of popular foods are gigabytes from one request), and what this app shows comes by the feed. So `expand` means nothing here.
 * Superusers may ask for anything.
 */

const routes = /^\/api\/collections\/[^/]/;
/** Comments and texts, from left to right as PocketBase's own scanner (fexpr) takes them: a text ends at its mark, unless a backslash stands before that. */
const commentOrText = /\/\/[^\n]*|"[^]*?(?<!\\)"|'[^]*?(?<!\\)'/g;
/** Read in two ways: as a backslash, or as one before a mark. Nothing that the app asks for has it. */
const twoBackslashes = '\\\\';
/** A column of another row: `user.name`, `reviews_via_food.rating`, `@collection.users.email`; not the point of a number. */
const ofOtherRows = /[\w\]@][ \t]*\.[ \t]*[A-Za-z_@]|_via_|@(?:collection|request)\b/;

/**
 * @param {core.RequestEvent} e any request, before anything of it is looked up
 * @throws {BadRequestError} on columns of other rows
 */
function keepQuestionsPlain(e) {
  if (e.request.url.rawQuery === '' || !routes.test(e.request.url.path) || e.hasSuperuserAuth()) return;
  const query = e.request.url.query();
  if ([query.get('filter'), query.get('sort')].some(leadsToOtherRows))
    throw new BadRequestError('Only columns of this collection can be asked for.', {});
  if (!query.has('expand')) return;
  query.del('expand');
  e.request.url.rawQuery = query.encode();
}

/** @param {string} text a filter or an order */
function leadsToOtherRows(text) {
  return text.includes(twoBackslashes) || ofOtherRows.test(text.replaceAll(commentOrText, '""'));
}

module.exports = { keepQuestionsPlain };
