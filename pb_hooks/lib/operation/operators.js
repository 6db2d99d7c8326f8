const { isWithin } = require('../server/network-address.js');

/**
 * PocketBase's dashboard and everything that only a superuser may do are for the operator of the server: through a proxy that is open to the world
 * they are not there, unless the caller is in a network that `FORETASTE_OPERATOR_NETWORKS` names. Requests that come
 * through no proxy, such as those from its own machine, are let through.
 */

const operated = [
  /^\/_(\/|$)/,
  // By its name in any spelling, and by its id.
  /^\/api\/collections\/(_superusers|pbc_3142635823)(\/|$)/i,
  /^\/api\/(settings|logs|backups|crons)(\/|$)/,
  /^\/api\/collections(\/[^/]*)?\/?$/,
  /^\/api\/collections\/(import|meta|[^/]+\/truncate|[^/]+\/impersonate)(\/|$)/,
];

/**
 * @param {core.RequestEvent} e any request, before it is answered
 * @throws {NotFoundError} through the proxy, for what is an operator's
 */
function keepToOperators(e) {
  if (!cameByProxy(e) || isOperator(e.realIP())) return;
  const path = e.request.url.path.replace(/\/{2,}/g, '/');
  if (e.hasSuperuserAuth() || operated.some((place) => place.test(path))) throw new NotFoundError('', {});
}

/** @param {core.RequestEvent} e */
function cameByProxy(e) {
  const header = $os.getenv('FORETASTE_TRUSTED_PROXY_HEADER');
  return header !== '' && e.request.header.get(header) !== '';
}

/** @param {string} address */
function isOperator(address) {
  return $os
    .getenv('FORETASTE_OPERATOR_NETWORKS')
    .split(/[\s,]+/)
    .some((network) => network !== '' && isWithin(address, network));
}

module.exports = { keepToOperators };
