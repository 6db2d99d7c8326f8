/**
 * Files named by the SHA-256 of what they hold, in <data>/snapshots, and the lists of those that are current. A file is whole when it
 * bears its name, and is in a list only when it is whole.
 */

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

/**
 * @param {CoreApp} app
 * @param {string} extension only such files go
 * @param {readonly string[]} hashes of those that stay
 */
function removeOthers(app, extension, hashes) {
  const kept = new Set(hashes.map((hash) => `${hash}${extension}`));
  for (const entry of $os.readDir(folderOf(app))) {
    const name = entry.name();
    if ((name.endsWith(extension) || name.endsWith(`${extension}.part`)) && !kept.has(name)) $os.remove(`${folderOf(app)}/${name}`);
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
 * The file that the path's `hash` names, for ever as it is.
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
  return e.fileFS($os.dirFS(folderOf(e.app)), `${hash}${extension}`);
}

module.exports = { answerContent, isKept, keepContent, readList, removeOthers, writeWhole };
