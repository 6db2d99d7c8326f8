/**
 * A verification document opens for its applicant and admins by a short-lived token (R6, the field's own protection), and stays in no
 * cache: PocketBase would let browsers keep a file for a month.
 *
 * @param {core.FileDownloadRequestEvent} e
 */
function keepOutOfCaches(e) {
  // A file's request event does not pass on the request that it wraps.
  const { response } = 'requestEvent' in e ? /** @type {core.RequestEvent} */ (e.requestEvent) : e;
  response.header().set('Cache-Control', 'private, no-store');
}

module.exports = { keepOutOfCaches };
