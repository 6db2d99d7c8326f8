/**
 * The newest backup of PocketBase, wherever they are kept.
 *
 * @param {CoreApp} app
 * @returns {number | null} milliseconds since 1970, 0: there is none; null: their storage does not answer
 */
function newestBackup(app) {
  let files;
  try {
    files = app.newBackupsFilesystem();
    return Math.max(0, ...files.list('').flatMap((file) => (file === undefined ? [] : [file.modTime.unixMilli()])));
  } catch {
    return null;
  } finally {
    files?.close();
  }
}

/** What the launcher writes beside the database while it has it copied (scripts/standby/note-copies.mjs). */
const noteName = 'foretaste-copies.json';

/**
 * Up to when everything that was written is in the copies that Litestream makes.
 *
 * @param {CoreApp} app
 * @returns {{ upToDateAt: number, checkedAt: number } | null} milliseconds since 1970; null: this server makes none
 */
function newestCopy(app) {
  try {
    const note = JSON.parse(toString($os.readFile(`${app.dataDir()}/${noteName}`)));
    return { upToDateAt: Number(note.upToDateAt) || 0, checkedAt: Number(note.checkedAt) || 0 };
  } catch {
    return null;
  }
}

module.exports = { newestBackup, newestCopy };
