const { audienceSeq, headSeq } = require('./change-log.js');
const { currentEpoch, isInHistory } = require('./epochs.js');
const { readPublicJson } = require('./public-json.js');

/**
 * The catalogue as immutable files [S11]: everything of the audience '*' that a visitor may read, one JSON line per row, cut into
 * parts named by their content's SHA-256. The feed's seq is read before the rows, so a row that changes meanwhile comes again by the feed.
 *
 * @typedef {{ hash: string, rows: number, bytes: number }} Part
 * @typedef {{ epoch: string, seq: number, rows: number, parts: Part[], star: number, builtAt: number }} Manifest
 *   `star`: the newest seq of '*' when it was built, to know when it is stale
 */

const rowsPerPart = 2000;
const rowsPerRead = 500;
const keptSnapshots = 3;
const muchNews = 50;
const longestWait = 60 * 60 * 1000;
/** So many rows are written within a second. */
const quickRows = 5000;

/** The order in which a new device meets the rows: what is looked at most comes first. @type {[collection: string, sql: string][]} */
const sections = [
  ['foods', 'SELECT id FROM foods ORDER BY rating * LN(1 + review_count) DESC, created DESC, id'],
  ['profiles', `SELECT profiles.id FROM _changes JOIN profiles ON profiles.id = _changes.record
    WHERE audience = '*' AND collection = 'profiles' ORDER BY seq`],
  ['catalogue_stats', 'SELECT id FROM catalogue_stats'],
  ['blog_posts', 'SELECT id FROM blog_posts WHERE is_published = TRUE ORDER BY published_at DESC, id'],
];

/** @param {CoreApp} app */
function folderOf(app) {
  return `${app.dataDir()}/snapshots`;
}

/**
 * @param {CoreApp} app
 * @returns {Manifest[]} newest first
 */
function readManifests(app) {
  try {
    return JSON.parse(toString($os.readFile(`${folderOf(app)}/manifests.json`)));
  } catch {
    return [];
  }
}

/** @param {CoreApp} app */
function buildSnapshot(app) {
  const folder = folderOf(app);
  $os.mkdirAll(folder, /** @type {os.FileMode} */ (/** @type {unknown} */ (0o755)));
  const seq = headSeq(app);
  const star = audienceSeq(app, '*');
  const parts = writeParts(app, folder);
  const manifest = { epoch: currentEpoch(app), seq, rows: parts.reduce((sum, part) => sum + part.rows, 0), parts, star, builtAt: Date.now() };
  const kept = [manifest, ...readManifests(app)].slice(0, keptSnapshots);
  writeWhole(`${folder}/manifests.json`, JSON.stringify(kept));
  removeUnlisted(folder, kept);
  return manifest;
}

/**
 * @param {CoreApp} app
 * @param {string} folder
 * @returns {Part[]}
 */
function writeParts(app, folder) {
  /** @type {Part[]} */
  const parts = [];
  /** @type {string[]} */
  let lines = [];
  const close = () => {
    if (lines.length === 0) return;
    const text = lines.join('');
    const hash = $security.sha256(text);
    writeWhole(`${folder}/${hash}.ndjson`, text);
    parts.push({ hash, rows: lines.length, bytes: $os.stat(`${folder}/${hash}.ndjson`).size() });
    lines = [];
  };
  for (const [collection, sql] of sections) {
    const ids = arrayOf(new DynamicModel({ id: '' }));
    app.db().newQuery(sql).all(ids);
    for (let at = 0; at < ids.length; at += rowsPerRead) {
      for (const { json } of readPublicJson(app, collection, { ids: ids.slice(at, at + rowsPerRead).map((row) => row.id) })) {
        lines.push(`{"c":"${collection}","r":${json}}\n`);
        if (lines.length === rowsPerPart) close();
      }
    }
  }
  close();
  return parts;
}

/**
 * @param {string} path
 * @param {string} text
 */
function writeWhole(path, text) {
  $os.writeFile(`${path}.part`, text, /** @type {os.FileMode} */ (/** @type {unknown} */ (0o644)));
  $os.rename(`${path}.part`, path);
}

/**
 * @param {string} folder
 * @param {Manifest[]} kept
 */
function removeUnlisted(folder, kept) {
  const listed = new Set(kept.flatMap((manifest) => manifest.parts.map((part) => `${part.hash}.ndjson`)));
  for (const entry of $os.readDir(folder)) {
    if (entry.name() !== 'manifests.json' && !listed.has(entry.name())) $os.remove(`${folder}/${entry.name()}`);
  }
}

/**
 * Builds the snapshot anew where that pays: when much changed or the last is old; a small one at every start that finds it stale.
 *
 * @param {CoreApp} app
 * @param {'start' | 'cron'} when
 */
function refreshSnapshot(app, when) {
  const newest = readManifests(app)[0];
  const news = newest === undefined ? Infinity : audienceSeq(app, '*') - newest.star;
  const isForeign = newest !== undefined && !isInHistory(app, newest.epoch, newest.seq);
  const isQuick = when === 'start' && (newest?.rows ?? 0) <= quickRows;
  const isOld = Date.now() - (newest?.builtAt ?? 0) > longestWait;
  if (isForeign || news >= muchNews || (news !== 0 && (isOld || isQuick))) buildSnapshot(app);
}

/** @param {core.RequestEvent} e */
function answerManifest(e) {
  e.response.header().set('Cache-Control', 'no-cache');
  const newest = readManifests(e.app)[0];
  if (newest === undefined) return e.noContent(204);
  const { epoch, seq, rows, parts } = newest;
  return e.json(200, { epoch, seq, rows, parts });
}

/** @param {core.RequestEvent} e */
function answerPart(e) {
  const hash = e.request.pathValue('hash');
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new NotFoundError('There is no such part.', {});
  const folder = $os.dirFS(folderOf(e.app));
  try {
    $os.stat(`${folderOf(e.app)}/${hash}.ndjson`);
  } catch {
    throw new NotFoundError('There is no such part.', {});
  }
  e.response.header().set('Cache-Control', 'public, max-age=31536000, immutable');
  e.response.header().set('Content-Type', 'application/x-ndjson; charset=utf-8');
  return e.fileFS(folder, `${hash}.ndjson`);
}

module.exports = { answerManifest, answerPart, buildSnapshot, refreshSnapshot };
