const { isWithin } = require('../server/network-address.js');

/**
 * Who may read the figures of this server: whoever has the token of `FORETASTE_METRICS_TOKEN`, or asks from this machine itself and not through a proxy.
 *
 * @param {core.RequestEvent} e
 * @throws {NotFoundError} for everybody else: to them the figures are not there
 */
function keepToMonitoring(e) {
  if (!hasToken(e) && !isFromHere(e)) throw new NotFoundError('', {});
}

/** @param {core.RequestEvent} e */
function hasToken(e) {
  const token = $os.getenv('FORETASTE_METRICS_TOKEN');
  return token !== '' && $security.equal(e.request.header.get('Authorization'), `Bearer ${token}`);
}

/** What a proxy adds to a request. */
const proxyHeaders = ['Forwarded', 'X-Forwarded-For', 'X-Real-Ip', 'Via'];

/** @param {core.RequestEvent} e */
function isFromHere(e) {
  const named = $os.getenv('FORETASTE_TRUSTED_PROXY_HEADER');
  const headers = named === '' ? proxyHeaders : [...proxyHeaders, named];
  if (headers.some((name) => e.request.header.get(name) !== '')) return false;
  return isWithin(e.remoteIP(), '127.0.0.0/8') || isWithin(e.remoteIP(), '::1');
}

module.exports = { keepToMonitoring };
