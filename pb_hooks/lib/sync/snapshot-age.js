const { number } = require('../server/change-log.js');
const { isInHistory } = require('../server/epochs.js');

/**
 * Of what moment something is that was built for everyone.
 *
 * @typedef {{ epoch: string, seq: number, star: number, builtAt: number }} Moment
 *   `star`: the newest seq of '*' when it was built
 */

const muchNews = 50;
const longestWait = 60 * 60 * 1000;

/**
 * Whether it pays to build it anew: when much changed or the last is old, and at a start always, if that is quick.
 *
 * @param {CoreApp} app
 * @param {Moment | undefined} newest
 * @param {{ isQuickStart: boolean }} now
 */
function isOutdated(app, newest, { isQuickStart }) {
  if (newest === undefined || !isInHistory(app, newest.epoch, newest.seq)) return true;
  const news = newsSince(app, newest, muchNews);
  return news >= muchNews || (news !== 0 && (isQuickStart || Date.now() - newest.builtAt > longestWait));
}

/**
 * @param {CoreApp} app
 * @param {Moment} moment
 * @param {number} atMost counts no further
 * @returns {number} rows for everyone that changed since then
 */
function newsSince(app, { star }, atMost) {
  return number(
    app,
    "SELECT COUNT(*) AS n FROM (SELECT 1 FROM _changes WHERE audience = '*' AND seq > {:star} LIMIT {:atMost})",
    { star, atMost },
  );
}

module.exports = { isOutdated, newsSince };
