const { rowOwners } = require('../server/collections.js');
const { isAdmin } = require('../visibility/audiences.js');

/** Whose a row with files that can be hidden is. @type {Readonly<Record<string, string>>} */
const ownerColumns = rowOwners;

/**
 * The files of what a moderator has hidden are for its owner and for admins, who ask with their token or, from an <img>, a file token.
 *
 * @param {core.FileDownloadRequestEvent} e
 * @throws {NotFoundError} for everyone else
 */
function guardHiddenFile(e) {
  const { record } = e;
  if (!record?.getBool('is_hidden')) return;
  // A file's request event does not pass on the request that it wraps.
  const wrapped = 'requestEvent' in e ? /** @type {core.RequestEvent} */ (e.requestEvent) : e;
  const caller = wrapped.auth ?? tokenOwner(wrapped);
  const isOwner = caller !== null && caller.id === record.getString(ownerColumns[record.collection().name] ?? '');
  if (!isOwner && !isAdmin(caller)) throw new NotFoundError('There is no such file.', {});
  wrapped.response.header().set('Cache-Control', 'private, no-store');
}

/**
 * What was reported is kept for who decides (R38), and shown to nobody else: not to the reporter either, who may read the report.
 *
 * @param {core.FileDownloadRequestEvent} e
 * @throws {NotFoundError} for everyone else
 */
function guardReportedPicture(e) {
  const wrapped = 'requestEvent' in e ? /** @type {core.RequestEvent} */ (e.requestEvent) : e;
  if (!isAdmin(tokenOwner(wrapped))) throw new NotFoundError('There is no such file.', {});
  wrapped.response.header().set('Cache-Control', 'private, no-store');
}

/**
 * @param {core.RequestEvent} e
 * @returns {core.Record | null}
 */
function tokenOwner(e) {
  const token = e.request.url.query().get('token');
  if (token === '') return null;
  try {
    return e.app.findAuthRecordByToken(token, 'file');
  } catch {
    return null;
  }
}

module.exports = { guardHiddenFile, guardReportedPicture };
