/**
 * Bodies that a middleware looks into before PocketBase's own limits: what somebody types into a form, and nothing else. They are read only where they say
 * that they are short, and hold exactly what is expected. PocketBase reads the same body by rules of Go: it takes `EMAIL` for `email`, and the last of
 * two. What is counted has to be what is used, so no other key is let through.
 */

const mostBytes = 16 * 1024;

/**
 * @param {core.RequestEvent} e
 * @param {readonly string[]} keys that it may have
 * @returns {Record<string, string>}
 * @throws {ApiError} 413 above 16 KB or of no stated length, 400 for another type, another key or a value that is no text
 */
function readShortBody(e, keys) {
  const { contentLength } = e.request;
  if (contentLength < 0 || contentLength > mostBytes) throw new ApiError(413, 'This request is too large.', {});
  if (contentLength === 0) return {};
  if (!/^application\/json\b/i.test(e.request.header.get('Content-Type')))
    throw new BadRequestError('The body must be JSON.', {});
  const { body } = e.requestInfo();
  for (const [key, value] of Object.entries(body))
    if (!keys.includes(key) || typeof value !== 'string')
      throw new BadRequestError(`The body may hold ${keys.join(', ')} and nothing else, each a text.`, {});
  return body;
}

module.exports = { readShortBody };
