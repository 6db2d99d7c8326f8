/**
 * Which addresses this server may be made to ask. A browser names its own endpoint, so anybody could name any: only those of known push services are taken,
 * by https. The operator may name others (FORETASTE_PUSH_SERVICES): origins, such as `https://push.example.org`, apart by spaces or commas.
 *
 * PocketBase's client follows redirects. So no service belongs on this list that lets others redirect from its addresses.
 */

/** Hosts of Chromium's, Firefox', Safari's and Edge's services. One that begins with a dot stands for all below it. */
const known = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** An address without a user, a fragment or anything that two programs read in two ways. */
const endpointForm = /^((https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::[0-9]{1,5})?)\/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*$/;

/** @param {string} endpoint @returns {string | null} the origin of its service; null: it may not be asked */
function serviceOf(endpoint) {
  const [, origin = '', scheme, host = ''] = endpointForm.exec(endpoint) ?? [];
  if (origin === '') return null;
  const isKnown =
    scheme === 'https' &&
    origin === `https://${host}` &&
    known.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one));
  return isKnown || namedByOperator().includes(origin) ? origin : null;
}

function namedByOperator() {
  return $os
    .getenv('FORETASTE_PUSH_SERVICES')
    .split(/[\s,]+/)
    .filter((origin) => origin !== '');
}

module.exports = { serviceOf };
