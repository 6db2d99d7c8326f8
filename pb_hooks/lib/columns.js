const { audienceSeq, headSeq } = require('./change-log.js');
const { answerContent, isKept, keepContent, readList, removeOthers, writeWhole } = require('./content-files.js');
const { currentEpoch } = require('./epochs.js');
const { readFoodColumns } = require('./food-columns.js');
const { ownAddress } = require('./own-address.js');
const { isOutdated, newsSince } = require('./snapshot-age.js');

/**
 * The columns of the catalogue (food-columns.js) as one immutable file: a new device ranks from it before a single row has arrived.
 * The feed's seq is read before the rows, so a food that changes meanwhile comes again by the feed [S11].
 *
 * @typedef {{ epoch: string, seq: number, foods: number, hash: string, bytes: number, star: number, builtAt: number }} ColumnsEntry
 */

const keptDocuments = 3;
const list = 'columns.json';
const extension = '.columns';
const compressed = '.columns.gz';
/** So many foods take less than two seconds. */
const quickFoods = 20_000;
/** Changed rows after which nobody should wait for the next round: an import. */
const largeChange = 500;
/** Names the document that could not be compressed: one attempt for each is enough. */
const uncompressed = 'foretaste:uncompressed-columns';
/** Seconds. */
const compressionTimeout = 60;

/**
 * @param {CoreApp} app
 * @param {number} [keep] how many stay, this one included: who has begun to read an earlier one goes on with it
 */
function buildColumns(app, keep = keptDocuments) {
  const seq = headSeq(app);
  const star = audienceSeq(app, '*');
  const { foods, document } = readFoodColumns(app);
  const entry = { epoch: currentEpoch(app), seq, foods, ...keepContent(app, document, extension), star, builtAt: Date.now() };
  const kept = [entry, ...readEntries(app)].slice(0, keep);
  writeWhole(app, list, JSON.stringify(kept));
  for (const each of [extension, compressed]) removeOthers(app, each, kept.map(({ hash }) => hash));
  return entry;
}

/**
 * @param {CoreApp} app
 * @returns {ColumnsEntry[]} newest first, without those whose document is gone: two builds at once may remove each other's
 */
function readEntries(app) {
  return /** @type {ColumnsEntry[]} */ (readList(app, list)).filter(({ hash }) => isKept(app, hash, extension));
}

/**
 * Builds the columns anew where that pays, after a large change within a minute, and has the newest compressed once.
 *
 * @param {CoreApp} app
 * @param {'start' | 'minute' | 'cron'} when
 */
function refreshColumns(app, when) {
  const newest = readEntries(app)[0];
  const isLate = when === 'minute'
    ? newest !== undefined && newsSince(app, newest, largeChange) === largeChange
    : isOutdated(app, newest, { isQuickStart: when === 'start' && (newest?.foods ?? 0) <= quickFoods });
  if (isLate) buildColumns(app);
  if (when !== 'start') compressNewest(app); // before the start nobody answers
}

/**
 * PocketBase compresses answers, and nothing else: the server asks itself for the document once, instead of compressing some megabytes
 * for every new device. Until then, and where it cannot reach itself, each answer is compressed as it goes.
 *
 * @param {CoreApp} app
 */
function compressNewest(app) {
  const hash = readEntries(app)[0]?.hash;
  if (hash === undefined || isKept(app, hash, compressed) || app.store().get(uncompressed) === hash) return;
  try {
    const answer = $http.send({ url: `${ownAddress(app)}/api/sync/columns/${hash}`, headers: { 'accept-encoding': 'gzip' }, timeout: compressionTimeout });
    if (answer.statusCode !== 200 || answer.headers['Content-Encoding']?.[0] !== 'gzip') throw new Error(`status ${answer.statusCode}`);
    writeWhole(app, `${hash}${compressed}`, answer.body);
  } catch (error) {
    app.store().set(uncompressed, hash);
    app.logger().warn('the columns could not be compressed', 'error', String(error));
  }
}

/** @param {core.RequestEvent} e */
function answerNewest(e) {
  e.response.header().set('Cache-Control', 'no-cache');
  const newest = readEntries(e.app)[0];
  if (newest === undefined) return e.noContent(204);
  const { epoch, seq, foods, hash, bytes } = newest;
  return e.json(200, { epoch, seq, foods, hash, bytes });
}

/** @param {core.RequestEvent} e */
function answerDocument(e) {
  const type = 'application/json; charset=utf-8';
  const isCompressed = e.request.header.get('Accept-Encoding').includes('gzip') && isKept(e.app, e.request.pathValue('hash'), compressed);
  if (!isCompressed) return answerContent(e, { extension, type });
  // Past the middleware that would compress it a second time.
  e.response = /** @type {{ unwrap(): http.ResponseWriter }} */ (/** @type {unknown} */ (e.response)).unwrap();
  e.response.header().set('Content-Encoding', 'gzip');
  return answerContent(e, { extension: compressed, type });
}

module.exports = { answerDocument, answerNewest, buildColumns, compressNewest, refreshColumns };
