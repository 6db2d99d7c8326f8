const guarded = /^\/api\/(collections\/[^/]+\/records|sync|community)(\/|$)/;
const signUp = /^\/api\/collections\/users\/records\/?$/;

/**
 * A token that has expired, or whose account is gone, is told so. PocketBase would take the caller for a visitor and answer 400 or 404,
 * which a device could not tell from a refusal of the change itself [S16].
 *
 * @param {core.RequestEvent} e
 */
function refuseStaleToken(e) {
  const path = e.request.url.path;
  const isStale = e.auth === null && e.request.header.get('Authorization') !== '' && guarded.test(path);
  if (isStale && !(e.request.method === 'POST' && signUp.test(path))) throw new UnauthorizedError('Please sign in again.', {});
}

module.exports = { refuseStaleToken };
