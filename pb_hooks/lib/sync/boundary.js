const { headSeq, number } = require('../server/change-log.js');
const { numberSetting } = require('../server/number-setting.js');
const { isTally } = require('../server/tally-names.js');

/**
 * The seq up to which everyone reads the shared feed at present [S23]. It moves every five seconds at most, or four times between two looks of a device
 * where these are closer, so all who ask meanwhile name the same address, and one answer serves them all.
 *
 * `news`: the newest seq up to `upTo` at which something public was told that is no tally. Who knows what parts it from others up to there may read
 * on to `upTo`: all that follows are numbers that every visitor reads.
 *
 * @typedef {{ upTo: number, news: number, every: number }} Boundary `every`: seconds between two looks of a device that is looked at
 */

const longestStepMs = 5_000;
const stepsInALook = 4;
/** Seconds: the operator's choice between how fresh public news are and what they cost. */
const lookRange = { least: 2, most: 600, usual: 20 };
const atKey = 'foretaste:boundary-at';
const upToKey = 'foretaste:boundary';
const newsKey = 'foretaste:boundary-news';

/**
 * Answered from memory but for once in a step.
 *
 * @param {CoreApp} app
 * @returns {Boundary}
 */
function boundaryNow(app) {
  const store = app.store();
  const now = Date.now();
  const at = store.get(atKey) ?? 0;
  const every = numberSetting('FORETASTE_NEWS_SECONDS', lookRange);
  const step = Math.min(longestStepMs, (every * 1_000) / stepsInALook);
  if (now - at >= step || now < at) moveBoundary(app, now);
  return { upTo: store.get(upToKey), news: store.get(newsKey), every };
}

/** @param {CoreApp} app @param {number} now */
function moveBoundary(app, now) {
  const store = app.store();
  const before = store.get(upToKey) ?? 0;
  const upTo = Math.max(before, headSeq(app));
  const news = upTo > before ? newestNews(app, { after: before, upTo }) : 0;
  store.set(newsKey, Math.max(news, store.get(newsKey) ?? 0));
  store.set(upToKey, upTo);
  store.set(atKey, now);
}

/**
 * @param {CoreApp} app
 * @param {{ after: number, upTo: number }} range
 */
function newestNews(app, { after, upTo }) {
  return number(
    app,
    `SELECT COALESCE((SELECT seq FROM _changes WHERE seq > {:after} AND seq <= {:upTo}
      AND (audience = '*' OR audience GLOB '[bflm]:*') AND NOT (${isTally}) ORDER BY seq DESC LIMIT 1), 0) AS n`,
    { after, upTo },
  );
}

module.exports = { boundaryNow };
