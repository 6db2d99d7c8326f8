const { serviceHealth } = require('../assistant/ai-service.js');
const { headSeq } = require('../server/change-log.js');
const { mailHealth } = require('../mail/mail-queue.js');

/**
 * How the services are, for admins: what an operator looks at first when somebody says that something does not work. Holds no key, no address
 * of a service and nobody's name.
 */

const startedKey = 'foretaste:started-at';
const sizesKey = 'foretaste:sizes';
/** Sizes are counted anew after so long, in milliseconds. */
const sizesLast = 60_000;
/** Files of a folder that are looked at; of more it is said that there are more. */
const mostFiles = 20_000;

/** @typedef {{ bytes: number, isWhole: boolean }} Size */

/** @param {CoreApp} app once, at start */
function rememberStart(app) {
  app.store().set(startedKey, Date.now());
}

/** @param {CoreApp} app @returns {number} milliseconds since 1970; 0: it has only just begun */
function startedAt(app) {
  return app.store().get(startedKey) ?? 0;
}

/** @param {core.RequestEvent} e of an admin */
function answerHealth(e) {
  const { app } = e;
  e.response.header().set('Cache-Control', 'no-store');
  return e.json(200, {
    ai: serviceHealth(app),
    mail: mailHealth(app),
    storage: sizes(app),
    feed: { head: headSeq(app) },
    startedAt: startedAt(app),
    schema: newestMigration(app),
  });
}

/**
 * In bytes; `files` is null where uploaded files are on S3.
 *
 * @param {CoreApp} app
 * @returns {{ at: number, database: Size, files: Size | null, snapshots: Size, log: Size, backupCron: string }}
 */
function sizes(app) {
  const known = app.store().get(sizesKey);
  if (known && known.at > Date.now() - sizesLast) return known;
  const folder = app.dataDir();
  const { s3, backups } = app.settings();
  const counted = {
    at: Date.now(),
    database: sizeOfFiles([`${folder}/data.db`, `${folder}/data.db-wal`]),
    files: s3.enabled ? null : sizeOfFolder(`${folder}/storage`),
    snapshots: sizeOfFolder(`${folder}/snapshots`),
    log: sizeOfFiles([`${folder}/auxiliary.db`, `${folder}/auxiliary.db-wal`]),
    backupCron: backups.cron,
  };
  app.store().set(sizesKey, counted);
  return counted;
}

/** @param {string[]} files those that are not there have no size @returns {Size} */
function sizeOfFiles(files) {
  return { bytes: files.reduce((sum, file) => sum + bytesOf(file), 0), isWhole: true };
}

/** @param {string} file */
function bytesOf(file) {
  try {
    return $os.stat(file).size();
  } catch {
    return 0;
  }
}

/** @param {string} root @returns {Size} */
function sizeOfFolder(root) {
  const folders = [root];
  let [bytes, seen] = [0, 0];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(folder)) {
      if (seen >= mostFiles) return { bytes, isWhole: false };
      if (entry.isDir()) folders.push(`${folder}/${entry.name()}`);
      else {
        seen += 1;
        bytes += bytesOf(`${folder}/${entry.name()}`);
      }
    }
  }
  return { bytes, isWhole: true };
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return $os.readDir(folder);
  } catch {
    return [];
  }
}

/** @param {CoreApp} app */
function newestMigration(app) {
  const row = new DynamicModel({ file: '' });
  app.db().newQuery("SELECT COALESCE(MAX(file), '') AS file FROM _migrations WHERE file LIKE '17%.js'").one(row);
  return row.file.replace(/\.js$/, '');
}

module.exports = { answerHealth, newestMigration, rememberStart, sizes, startedAt };
