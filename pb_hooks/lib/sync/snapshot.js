const { audienceSeq, headSeq } = require('../server/change-log.js');
const {
  answerContent,
  compressContents,
  keepContent,
  madeOfList,
  readList,
  removeOthers,
  writeWhole,
} = require('./content-files.js');
const { hasColumns } = require('./columns.js');
const { currentEpoch } = require('../server/epochs.js');
const { readPublicJson } = require('../visibility/public-json.js');
const { answerShared, listAges } = require('./shared-answer.js');
const { isOutdated } = require('./snapshot-age.js');
const { visitorCondition } = require('../visibility/visitor-rows.js');

/**
 * The catalogue as immutable files [S11]: everything of the audience '*' that a visitor may read, one JSON line per row, cut into
 * parts named by their content's SHA-256. The feed's seq is read before the rows, so a row that changes meanwhile comes again by the feed.
 *
 * Of a large catalogue only the parts before `later` are for a device that ranks by the columns: the foods of the first screens, and all that is no
 * food. The others are told to an earlier version of the app, which knows no device without all rows.
 *
 * @typedef {{ hash: string, rows: number, bytes: number, later?: boolean }} Part
 * @typedef {{ epoch: string, seq: number, rows: number, parts: Part[], star: number, builtAt: number }} Manifest
 *   `star`: the newest seq of '*' when it was built, to know when it is stale
 */

const rowsPerPart = 2000;
/**
 * Characters of the first part; each part that follows has twice as many, up to the longest. The first foods should be on a screen soon: compressed,
 * and on a line of 3 KB a second, the first part takes 6 s and the longest 45 s. When one breaks off, the device asks for the rest of it [S20].
 */
const firstPart = 64 * 1024;
const longestPart = 512 * 1024;
const rowsPerRead = 500;
const keptSnapshots = 3;
const list = 'manifests.json';
const extension = '.ndjson';
/** So many rows are written within a second. */
const quickRows = 5000;
/** Up to so many foods a device holds the rows of all. */
const wholeUpTo = 3000;
/** The foods of the first screens, a multiple of `rowsPerRead`; so many of them are there because they are new. */
const firstFoods = 1000;
const newestFoods = 100;

/** The order in which a new device meets the rows: what is looked at most comes first. @type {[collection: string, from: string, order: string][]} */
const sections = [
  ['foods', 'foods', 'rating * LN(1 + review_count) DESC, created DESC, foods.id'],
  [
    'profiles',
    "profiles JOIN _changes ON profiles.id = _changes.record AND audience = '*' AND collection = 'profiles'",
    'seq',
  ],
  ['catalogue_stats', 'catalogue_stats', 'catalogue_stats.id'],
  ['blog_posts', 'blog_posts', 'published_at DESC, blog_posts.id'],
];

/**
 * @param {CoreApp} app
 * @param {number} [keep] how many stay, this one included: who has begun to read an earlier one goes on with it
 */
function buildSnapshot(app, keep = keptSnapshots) {
  const seq = headSeq(app);
  const star = audienceSeq(app, '*');
  const parts = writeParts(app);
  const manifest = {
    epoch: currentEpoch(app),
    seq,
    rows: parts.reduce((sum, part) => sum + part.rows, 0),
    parts,
    star,
    builtAt: Date.now(),
  };
  const kept = [manifest, ...readManifests(app)].slice(0, keep);
  writeWhole(app, list, JSON.stringify(kept));
  removeOthers(
    app,
    extension,
    kept.flatMap((each) => each.parts.map((part) => part.hash)),
  );
  return manifest;
}

/**
 * @param {CoreApp} app
 * @returns {Manifest[]} newest first
 */
function readManifests(app) {
  return readList(app, list);
}

/**
 * @param {CoreApp} app
 * @returns {Part[]}
 */
function writeParts(app) {
  /** @type {Part[]} */
  const parts = [];
  /** @type {string[]} */
  let lines = [];
  let length = 0;
  let isLater = false;
  const close = () => {
    if (lines.length === 0) return;
    const part = { rows: lines.length, ...keepContent(app, lines.join(''), extension) };
    parts.push(isLater ? { ...part, later: true } : part);
    lines = [];
    length = 0;
  };
  for (const [collection, from, order] of sections) {
    const ids = readIds(app, { collection, from, order });
    const isLarge = collection === 'foods' && ids.length > wholeUpTo;
    const inOrder = isLarge ? firstScreensFirst(app, ids) : ids;
    for (let at = 0; at < inOrder.length; at += rowsPerRead) {
      const comesLater = isLarge && at >= firstFoods;
      if (comesLater !== isLater) close();
      isLater = comesLater;
      for (const { json } of readPublicJson(app, collection, { ids: inOrder.slice(at, at + rowsPerRead) })) {
        const line = `{"c":"${collection}","r":${json}}\n`;
        if (length + line.length > Math.min(longestPart, firstPart * 2 ** parts.length) || lines.length === rowsPerPart)
          close();
        lines.push(line);
        length += line.length;
      }
    }
  }
  close();
  return parts;
}

/**
 * @param {CoreApp} app
 * @param {{ collection: string, from: string, order: string, limit?: number }} ask
 * @returns {string[]} of the rows that a visitor may read
 */
function readIds(app, { collection, from, order, limit = -1 }) {
  const rows = arrayOf(new DynamicModel({ id: '' }));
  app
    .db()
    .newQuery(
      `SELECT ${collection}.id FROM ${from} WHERE ${visitorCondition(app, collection)} ORDER BY ${order} LIMIT {:limit}`,
    )
    .bind({ limit })
    .all(rows);
  return rows.map((row) => row.id);
}

/**
 * @param {CoreApp} app
 * @param {string[]} best every food, the best one first
 */
function firstScreensFirst(app, best) {
  const order = 'created DESC, foods.id';
  const first = new Set(readIds(app, { collection: 'foods', from: 'foods', order, limit: newestFoods }));
  for (const id of best) if (first.size < firstFoods) first.add(id);
  const isFirst = (/** @type {string} */ id) => first.has(id);
  return [...best.filter(isFirst), ...best.filter((id) => !isFirst(id))];
}

/**
 * @param {CoreApp} app
 * @param {'start' | 'cron'} when
 */
function refreshSnapshot(app, when) {
  const newest = readManifests(app)[0];
  if (isOutdated(app, newest, { isQuickStart: when === 'start' && (newest?.rows ?? 0) <= quickRows }))
    buildSnapshot(app);
}

/** @param {CoreApp} app the parts of the newest, once for every new device */
function compressParts(app) {
  compressContents(app, {
    path: '/api/sync/snapshot/',
    extension,
    hashes: (readManifests(app)[0]?.parts ?? []).map(({ hash }) => hash),
  });
}

/**
 * The parts of the newest snapshot. `?rows=first` comes from a device that can do with the foods of the first screens, because it ranks by the columns: it
 * is told the parts that are not for later, and how many foods are `elsewhere`.
 *
 * @param {core.RequestEvent} e
 */
function answerManifest(e) {
  const { app } = e;
  const isFirst = e.request.url?.query().get('rows') === 'first' && hasColumns(app);
  const body = madeOfList(app, { name: list, as: isFirst ? 'first' : 'all' }, () => manifestInWords(app, isFirst));
  return body === '' ? e.noContent(204) : answerShared(e, body, listAges);
}

/**
 * @param {CoreApp} app
 * @param {boolean} isFirst without the parts that are for later
 * @returns {string} JSON; '' where there is no snapshot
 */
function manifestInWords(app, isFirst) {
  const newest = readManifests(app)[0];
  if (newest === undefined) return '';
  const { epoch, seq, rows, parts } = newest;
  const plain = parts.map(({ hash, rows: count, bytes }) => ({ hash, rows: count, bytes }));
  const elsewhere = parts.reduce((sum, part) => sum + (part.later === true ? part.rows : 0), 0);
  if (elsewhere === 0 || !isFirst) return JSON.stringify({ epoch, seq, rows, parts: plain });
  const first = plain.filter((_, place) => parts[place]?.later !== true);
  return JSON.stringify({ epoch, seq, rows: rows - elsewhere, parts: first, elsewhere });
}

/** @param {core.RequestEvent} e */
function answerPart(e) {
  return answerContent(e, { extension, type: 'application/x-ndjson; charset=utf-8' });
}

module.exports = { answerManifest, answerPart, buildSnapshot, compressParts, refreshSnapshot };
