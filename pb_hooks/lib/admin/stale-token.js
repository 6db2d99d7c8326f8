const { isDeparted, isRevoked } = require('../members/account.js');
const { sentence, suspensionOf } = require('../members/suspension.js');

const guarded = /^\/api\/(collections\/[^/]+\/(records|auth-refresh)|sync|community|account|ai|analytics|admin)(\/|$)/;
const signUp = /^\/api\/collections\/users\/records\/?$/;

/**
 * Says why a token is not good any more: it has expired, its account is gone, its member ended the sign-in on another device, or the member is
 * suspended. PocketBase would take the caller for a visitor and answer 400 or 404, which a device could not tell from a refusal of the change itself
 * [S16]. A device lets go of a deleted account and an ended sign-in, and keeps the unsent work of a suspended one.
 *
 * @param {core.RequestEvent} e
 */
function refuseStaleToken(e) {
  const path = e.request.url.path;
  const isStale = e.auth === null && e.request.header.get('Authorization') !== '' && guarded.test(path);
  if (!isStale || (e.request.method === 'POST' && signUp.test(path))) return;
  const token = e.request.header.get('Authorization');
  const reason = suspensionOf(e.app, token);
  if (reason !== undefined) {
    e.response.header().set('X-Account', 'suspended');
    e.response.header().set('X-Account-Reason', encodeURIComponent(reason));
    throw new UnauthorizedError(sentence(reason), {});
  }
  if (isDeparted(e.app, token)) e.response.header().set('X-Account', 'deleted');
  else if (isRevoked(e.app, token)) e.response.header().set('X-Account', 'signed-out');
  throw new UnauthorizedError('Please sign in again.', {});
}

module.exports = { refuseStaleToken };
