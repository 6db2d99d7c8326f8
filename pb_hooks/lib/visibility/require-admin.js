const { isAdmin } = require('./audiences.js');

/**
 * Everything under /api/admin is for admins: whoever asks for it without being one is refused before anything else is looked at, a path that
 * is not there included.
 *
 * @param {core.RequestEvent} e
 * @throws {UnauthorizedError} to a visitor
 * @throws {ForbiddenError} to any other member
 */
function requireAdmin(e) {
  if (!/^\/api\/admin(\/|$)/.test(e.request.url.path) || isAdmin(e.auth)) return;
  if (e.auth === null) throw new UnauthorizedError('Please sign in as an admin.', {});
  throw new ForbiddenError('Only admins may do this.', {});
}

module.exports = { requireAdmin };
