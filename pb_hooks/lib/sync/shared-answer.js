/**
 * An answer that everyone gets alike and that any cache on the way may keep for some seconds [S23]. Nothing else on this server is marked `public`
 * but files that are named by their content, pictures, and the app's own files (tests/contract/shared-answers.test.ts).
 */

/** In seconds: what the newest snapshot and columns are. Those before them stay readable, so who hears of an older one reads it to its end. */
const listAges = { own: 2, shared: 10, whileAsking: 30 };

/**
 * @param {core.RequestEvent} e
 * @param {string} body JSON: the same bytes whoever asks
 * @param {{ own: number, shared: number, whileAsking: number }} ages in seconds
 */
function answerShared(e, body, { own, shared, whileAsking }) {
  const header = e.response.header();
  header.set(
    'Cache-Control',
    `public, max-age=${own}, s-maxage=${shared}, stale-while-revalidate=${whileAsking}, stale-if-error=${whileAsking}`,
  );
  // Strong, so it names the bytes that go out: they are others when they are compressed.
  const isCompressed = e.request.header.get('Accept-Encoding').includes('gzip');
  const tag = `"${$security.sha256(body).slice(0, 32)}${isCompressed ? '-gzip' : ''}"`;
  header.set('ETag', tag);
  if (isSame(e.request.header.get('If-None-Match'), tag)) return e.noContent(304);
  return e.blob(200, 'application/json', body);
}

/**
 * @param {string} held what the asker says it has; a cache on the way may have made weak tags of strong ones
 * @param {string} tag
 */
function isSame(held, tag) {
  return held
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .includes(tag);
}

module.exports = { answerShared, listAges };
