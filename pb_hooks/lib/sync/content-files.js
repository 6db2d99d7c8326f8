const { ownAddress } = require('../server/own-address.js');

/**
 * Files named by the SHA-256 of what they hold, in <data>/snapshots, and the lists of those that are current. A file gets its
 * name only when it is whole, and only then comes into a list. Its compressed copy lies beside it, once there is one.
 */

/** Behind the extension. */
const compressed = '.gz';
/** Names the files that could not be compressed: one attempt for each is enough. */
const uncompressed = 'foretaste:uncompressed';
/** Seconds. */
const compressionTimeout = 60;

const mode = /** @type {os.FileMode} */ (/** @type {unknown} */ (0o644));
const folderMode = /** @type {os.FileMode} */ (/** @type {unknown} */ (0o755));

/** @param {CoreApp} app */
function folderOf(app) {
  return `${app.dataDir()}/snapshots`;
}

/**
 * @param {CoreApp} app
 * @param {string} text
 * @param {string} extension such as '.ndjson'
 * @returns {{ hash: string, bytes: number }}
 */
function keepContent(app, text, extension) {
  const hash = $security.sha256(text);
  writeWhole(app, `${hash}${extension}`, text);
  return { hash, bytes: $os.stat(`${folderOf(app)}/${hash}${extension}`).size() };
}

/**
 * @param {CoreApp} app
 * @param {string} name
 * @param {string | number[]} content text or bytes
 */
function writeWhole(app, name, content) {
  $os.mkdirAll(folderOf(app), folderMode);
  const path = `${folderOf(app)}/${name}`;
  $os.writeFile(`${path}.part`, content, mode);
  $os.rename(`${path}.part`, path);
}

/**
 * @template T
 * @param {CoreApp} app
 * @param {string} name
 * @returns {T[]} newest first; [] when there is none
 */
function readList(app, name) {
  try {
    return JSON.parse(toString($os.readFile(`${folderOf(app)}/${name}`)));
  } catch {
    return [];
  }
}

/** @param {string} path @returns {string} another one when the file is another; '' where there is none */
function markOf(path) {
  try {
    const file = $os.stat(path);
    return `${file.modTime().unixMicro()} ${file.size()}\n`;
  } catch {
    return '';
  }
}

/**
 * What was made of a list, for as long as the file of the list is the same: a list of a large catalogue takes goja 10 ms to read.
 *
 * @param {CoreApp} app
 * @param {{ name: string, as: string }} wish `as`: what is made of it
 * @param {() => string} make
 * @returns {string} '' where there is no list
 */
function madeOfList(app, { name, as }, make) {
  const mark = markOf(`${folderOf(app)}/${name}`);
  if (mark === '') return '';
  const key = `foretaste:made-of-list:${name}:${as}`;
  const kept = app.store().get(key);
  if (typeof kept === 'string' && kept.startsWith(mark)) return kept.slice(mark.length);
  const made = make();
  app.store().set(key, mark + made);
  return made;
}

/**
 * @param {CoreApp} app
 * @param {string} extension only such files go
 * @param {readonly string[]} hashes of those that stay
 */
function removeOthers(app, extension, hashes) {
  const endings = [extension, `${extension}${compressed}`];
  const kept = new Set(hashes.flatMap((hash) => endings.map((ending) => `${hash}${ending}`)));
  for (const entry of $os.readDir(folderOf(app))) {
    const name = entry.name();
    const isOfKind = endings.some((ending) => name.endsWith(ending) || name.endsWith(`${ending}.part`));
    if (isOfKind && !kept.has(name)) $os.remove(`${folderOf(app)}/${name}`);
  }
}

/**
 * @param {CoreApp} app
 * @param {string} hash as a caller gives it
 * @param {string} extension
 */
function isKept(app, hash, extension) {
  if (!/^[0-9a-f]{64}$/.test(hash)) return false;
  try {
    return !$os.stat(`${folderOf(app)}/${hash}${extension}`).isDir();
  } catch {
    return false;
  }
}

/**
 * PocketBase compresses answers, and nothing else: the server asks itself for each file once, instead of compressing it for every new
 * device. Until then, and where it cannot reach itself, each answer is compressed as it goes.
 *
 * @param {CoreApp} app
 * @param {{ path: string, extension: string, hashes: readonly string[] }} files `path`: where the server answers with them, before the hash
 */
function compressContents(app, { path, extension, hashes }) {
  /** @type {string[]} */
  const failed = app.store().get(uncompressed) ?? [];
  for (const hash of hashes) {
    if (isKept(app, hash, `${extension}${compressed}`) || failed.includes(hash)) continue;
    try {
      const answer = $http.send({
        url: `${ownAddress(app)}${path}${hash}`,
        headers: { 'accept-encoding': 'gzip' },
        timeout: compressionTimeout,
      });
      if (answer.statusCode !== 200 || answer.headers['Content-Encoding']?.[0] !== 'gzip')
        throw new Error(`status ${answer.statusCode}`);
      writeWhole(app, `${hash}${extension}${compressed}`, answer.body);
    } catch (error) {
      failed.push(hash);
      app.store().set(uncompressed, failed);
      app.logger().warn('a file could not be compressed', 'path', path, 'error', String(error));
    }
  }
}

/**
 * Answers with the file that the path's `hash` names. It never changes, so it may be cached for ever.
 *
 * @param {core.RequestEvent} e
 * @param {{ extension: string, type: string }} kind
 * @throws {NotFoundError}
 */
function answerContent(e, { extension, type }) {
  const hash = e.request.pathValue('hash');
  if (!isKept(e.app, hash, extension)) throw new NotFoundError('There is no such file.', {});
  const header = e.response.header();
  header.set('Cache-Control', 'public, max-age=31536000, immutable');
  header.set('Content-Type', type);
  // Weak: the same content goes out compressed and not.
  header.set('ETag', `W/"${hash}"`);
  const isCompressed =
    e.request.header.get('Accept-Encoding').includes('gzip') && isKept(e.app, hash, `${extension}${compressed}`);
  if (!isCompressed) return e.fileFS($os.dirFS(folderOf(e.app)), `${hash}${extension}`);
  // Past the middleware that would compress it a second time.
  e.response = /** @type {{ unwrap(): http.ResponseWriter }} */ (/** @type {unknown} */ (e.response)).unwrap();
  e.response.header().set('Content-Encoding', 'gzip');
  return e.fileFS($os.dirFS(folderOf(e.app)), `${hash}${extension}${compressed}`);
}

/**
 * Documents of one kind that the server builds now and then: a list of the newest, each with the hash of its file.
 *
 * @typedef {{ list: string, extension: string, path: string }} DocumentKind `path`: where the server answers with them, before the hash
 */

/**
 * @template {{ hash: string }} T
 * @param {CoreApp} app
 * @param {DocumentKind} kind
 * @returns {T[]} newest first, without those whose file is gone: two builds at once may remove each other's
 */
function readDocuments(app, { list, extension }) {
  return /** @type {T[]} */ (readList(app, list)).filter(({ hash }) => isKept(app, hash, extension));
}

/**
 * Names the documents that are current, and removes the files of all others.
 *
 * @param {CoreApp} app
 * @param {DocumentKind} kind
 * @param {readonly { hash: string }[]} documents newest first
 */
function keepDocuments(app, { list, extension }, documents) {
  writeWhole(app, list, JSON.stringify(documents));
  removeOthers(
    app,
    extension,
    documents.map(({ hash }) => hash),
  );
}

/**
 * @param {CoreApp} app
 * @param {DocumentKind} kind
 */
function compressNewest(app, kind) {
  const hashes = readDocuments(app, kind)
    .slice(0, 1)
    .map(({ hash }) => hash);
  compressContents(app, { ...kind, hashes });
}

module.exports = {
  answerContent,
  compressContents,
  compressNewest,
  keepContent,
  keepDocuments,
  madeOfList,
  readDocuments,
  readList,
  removeOthers,
  writeWhole,
};
