const { number } = require('../server/change-log.js');
const { isInHistory } = require('../server/epochs.js');

/**
 * The moment whose state a file for everyone holds.
 *
 * @typedef {{ epoch: string, seq: number, star: number, builtAt: number }} Moment
 *   `star`: the newest seq of '*' when it was built
 */

const muchNews = 50;
const longestWait = 60 * 60 * 1000;

/**
 * Whether to build it anew: if much has changed, or the last one is old; at a start always, where that is quick.
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
