/** Words that are read in a minute. */
const readingPace = 200;

/** A dash between two words is none. */
const notOnlySigns = /[^!-/:-@[-`{-~–—…„“”«»·]/;

/** @param {number} words @returns {number} minutes, at least 1 */
function minutesFor(words) {
  return Math.max(1, Math.ceil(words / readingPace));
}

/** @param {string} html @returns {number} minutes that its text takes to read, at least 1 */
function readMinutesOf(html) {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ');
  return minutesFor(text.split(/\s+/).filter((word) => notOnlySigns.test(word)).length);
}

module.exports = { minutesFor, readMinutesOf };
