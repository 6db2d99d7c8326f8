/**
 * Answers that everyone gets alike and that any cache on the way may keep for some seconds [S23]. Nothing else on this server is marked `public`
 * but files that are named by their content, pictures, and the app's own files (tests/contract/shared-answers.test.ts).
 *
 * @typedef {{ own: number, shared: number, whileAsking: number }} Ages in seconds: for the asker itself, for caches that many share, and how long these may
 *   still answer while they ask anew or cannot
 */

/** In seconds: what the newest snapshot and columns are. Those before them stay readable, so who hears of an older one reads it to its end. */
const listAges = { own: 2, shared: 10, whileAsking: 30 };
/** The app's document and what stands beside it. Browsers ask each time; a shared cache may have an older one for a minute and a half. */
const documentAges = { own: 0, shared: 30, whileAsking: 60 };

/** @param {Ages} ages */
function cachingFor({ own, shared, whileAsking }) {
  return `public, max-age=${own}, s-maxage=${shared}, stale-while-revalidate=${whileAsking}, stale-if-error=${whileAsking}`;
}

/**
 * @param {core.RequestEvent} e
 * @param {string} body JSON: the same bytes whoever asks
 * @param {Ages} ages
 */
function answerShared(e, body, ages) {
  return isHeld(e, body, ages) ? e.noContent(304) : e.blob(200, 'application/json', body);
}

/**
 * Marks an answer as shared.
 *
 * @param {core.RequestEvent} e
 * @param {string} body the same bytes whoever asks
 * @param {Ages} ages
 * @returns {boolean} whether the asker has these bytes already
 */
function isHeld(e, body, ages) {
  const header = e.response.header();
  header.set('Cache-Control', cachingFor(ages));
  // Strong, so it names the bytes that go out: they are others when they are compressed.
  const isCompressed = e.request.header.get('Accept-Encoding').includes('gzip');
  const tag = `"${$security.sha256(body).slice(0, 32)}${isCompressed ? '-gzip' : ''}"`;
  header.set('ETag', tag);
  return isSame(e.request.header.get('If-None-Match'), tag);
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

module.exports = { answerShared, cachingFor, documentAges, isHeld, listAges };
