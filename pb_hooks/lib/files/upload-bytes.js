/**
 * The bytes of uploads on disk: <data>/uploads/<id>, nothing in front of what has arrived and nothing behind it. Its length is the offset
 * from which the sender goes on, so that a part costs the database nothing.
 */

/** Bytes of a part; only the last one is shorter. What breaks off in the middle of a part is sent again. */
const partBytes = 512 * 1024;

const mode = /** @type {os.FileMode} */ (/** @type {unknown} */ (0o644));
const folderMode = /** @type {os.FileMode} */ (/** @type {unknown} */ (0o755));
/** O_WRONLY, the same on every system. */
const writeOnly = 1;
const readOnly = 0;

/** @param {CoreApp} app */
function folderOf(app) {
  return `${app.dataDir()}/uploads`;
}

/** @param {CoreApp} app @param {string} id */
function pathOf(app, id) {
  return `${folderOf(app)}/${id}`;
}

/** @param {CoreApp} app @param {string} id */
function beginFile(app, id) {
  $os.mkdirAll(folderOf(app), folderMode);
  $os.writeFile(pathOf(app, id), '', mode);
}

/**
 * How much of a file has arrived: whole parts, and the end. A part that a power cut has torn does not count.
 *
 * @param {CoreApp} app
 * @param {{ id: string, size: number }} upload
 * @returns {number} bytes; -1 when there is no file
 */
function arrivedBytes(app, { id, size }) {
  try {
    const there = $os.stat(pathOf(app, id)).size();
    return there >= size ? size : there - (there % partBytes);
  } catch {
    return -1;
  }
}

/** @param {CoreApp} app @param {string} id @returns {number} when something last arrived, ms since 1970; 0 when there is no file */
function lastArrival(app, id) {
  try {
    return $os.stat(pathOf(app, id)).modTime().unixMilli();
  } catch {
    return 0;
  }
}

/**
 * Two requests that bring the same part write the same bytes to the same place.
 *
 * @param {CoreApp} app
 * @param {string} id
 * @param {{ offset: number, bytes: number[] }} part
 */
function writePart(app, id, { offset, bytes }) {
  withFile(app, { id, flag: writeOnly }, (file) => file.writeAt(bytes, offset));
}

/**
 * The digest of a file that arrived in parts: the SHA-256 over the SHA-256s of its parts, in hex, one after the other. Both ends can make
 * it part by part, and never hold more than one.
 *
 * @param {CoreApp} app
 * @param {{ id: string, size: number }} upload
 */
function digestOf(app, { id, size }) {
  let parts = '';
  withFile(app, { id, flag: readOnly }, (file) => {
    for (let offset = 0; offset < size; offset += partBytes)
      parts += $security.sha256(toString(file, Math.min(partBytes, size - offset)));
  });
  return $security.sha256(parts);
}

/**
 * @param {CoreApp} app
 * @param {{ id: string, flag: number }} which
 * @param {(file: os.File) => void} work
 */
function withFile(app, { id, flag }, work) {
  const root = $os.openRoot(folderOf(app));
  try {
    const file = root.openFile(id, flag, mode);
    try {
      work(file);
    } finally {
      file.close();
    }
  } finally {
    root.close();
  }
}

/** @param {CoreApp} app @param {string} id */
function removeFile(app, id) {
  try {
    $os.remove(pathOf(app, id));
  } catch {
    // It is gone already: a sender that gives up while its record is saved.
  }
}

/** @param {CoreApp} app @returns {string[]} the ids of all files there are */
function filesThere(app) {
  try {
    return $os.readDir(folderOf(app)).map((entry) => entry.name());
  } catch {
    return [];
  }
}

module.exports = {
  arrivedBytes,
  beginFile,
  digestOf,
  filesThere,
  lastArrival,
  partBytes,
  pathOf,
  removeFile,
  writePart,
};
