const { audienceSeq, headSeq } = require('../server/change-log.js');
const { answerContent, compressNewest, keepContent, keepDocuments, readDocuments } = require('./content-files.js');
const { currentEpoch } = require('../server/epochs.js');
const { COLUMNS_VERSION, readFoodColumns } = require('./food-columns.js');
const { answerShared, listAges } = require('./shared-answer.js');
const { isOutdated, newsSince } = require('./snapshot-age.js');

/**
 * The columns of the catalogue (food-columns.js) as one immutable file: a new device ranks from it before a single row has arrived.
 * The feed's seq is read before the rows, so a food that changes meanwhile comes again by the feed [S11].
 *
 * @typedef {{ version: number, epoch: string, seq: number, foods: number, hash: string, bytes: number, star: number, builtAt: number }} ColumnsEntry
 */

const keptDocuments = 3;
const kind = { list: 'columns.json', extension: '.columns', path: '/api/sync/columns/' };
/** So many foods take less than two seconds. */
const quickFoods = 20_000;
/** Changed rows after which nobody should wait for the next round: an import. */
const largeChange = 500;

/**
 * @param {CoreApp} app
 * @param {number} [keep] how many stay, this one included: who has begun to read an earlier one goes on with it
 */
function buildColumns(app, keep = keptDocuments) {
  const seq = headSeq(app);
  const star = audienceSeq(app, '*');
  const { foods, document } = readFoodColumns(app);
  const entry = {
    version: COLUMNS_VERSION,
    epoch: currentEpoch(app),
    seq,
    foods,
    ...keepContent(app, document, kind.extension),
    star,
    builtAt: Date.now(),
  };
  keepDocuments(app, kind, [entry, ...readEntries(app)].slice(0, keep));
  return entry;
}

/**
 * @param {CoreApp} app
 * @returns {ColumnsEntry[]} newest first, without those of another version
 */
function readEntries(app) {
  return /** @type {ColumnsEntry[]} */ (readDocuments(app, kind)).filter(({ version }) => version === COLUMNS_VERSION);
}

/**
 * Builds the columns anew if that pays, which is within a minute of a large change, and has the newest compressed once.
 *
 * @param {CoreApp} app
 * @param {'start' | 'minute' | 'cron'} when
 */
function refreshColumns(app, when) {
  const newest = readEntries(app)[0];
  const isLate =
    when === 'minute'
      ? newest !== undefined && newsSince(app, newest, largeChange) === largeChange
      : isOutdated(app, newest, { isQuickStart: when === 'start' && (newest?.foods ?? 0) <= quickFoods });
  if (isLate) buildColumns(app);
  if (when !== 'start') compressColumns(app); // before the start nobody answers
}

/** @param {CoreApp} app */
function compressColumns(app) {
  compressNewest(app, kind);
}

/** @param {CoreApp} app */
function hasColumns(app) {
  return readEntries(app).length > 0;
}

/** @param {core.RequestEvent} e */
function answerNewest(e) {
  const newest = readEntries(e.app)[0];
  if (newest === undefined) return e.noContent(204);
  const { epoch, seq, foods, hash, bytes } = newest;
  return answerShared(e, JSON.stringify({ epoch, seq, foods, hash, bytes }), listAges);
}

/** @param {core.RequestEvent} e */
function answerDocument(e) {
  return answerContent(e, { extension: kind.extension, type: 'application/json; charset=utf-8' });
}

module.exports = { answerDocument, answerNewest, buildColumns, compressColumns, hasColumns, refreshColumns };
