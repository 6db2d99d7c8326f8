const { headSeq, number } = require('../server/change-log.js');
const { writeMeta } = require('../server/meta.js');
const { mailHealth } = require('../mail/mail-queue.js');
const { newestBackup, newestCopy } = require('./copies-age.js');
const { diskSpace } = require('./disk-space.js');
const { newestMigration, sizes, startedAt } = require('./services-health.js');

/**
 * How this server is, in numbers: what its health and its figures are made of. Holds no id, no address, no secret and nobody's name.
 *
 * @typedef {object} ServerFacts
 * @property {{ isWritable: boolean, bytes: number, walBytes: number, usedBytes: number, unusedBytes: number }} database
 *   `bytes`: of its files; `usedBytes`: of its pages that hold something; `unusedBytes`: of those that deletions left, which are filled first
 * @property {{ freeBytes: number, totalBytes: number } | null} disk of the data folder; null: nobody can tell
 * @property {{ cron: string, newestAt: number | null }} backups of PocketBase. `newestAt`: milliseconds since 1970, 0: there is none; null: their storage does not answer
 * @property {{ upToDateAt: number, checkedAt: number } | null} copies that Litestream makes; null: none are made
 * @property {{ isOn: boolean, waiting: number }} mail
 * @property {number} pushes that are owed
 * @property {number} imports that are being made or undone
 * @property {number} ledgerEntries
 * @property {number} ledgerBytes of stored answers
 * @property {number} feedHead
 * @property {string} schema the newest migration that ran
 * @property {number} startedAt milliseconds since 1970
 */

/** Milliseconds for which what walks through a table or asks another machine is believed. */
const slowLast = 1_800_000;
const slowKey = 'foretaste:slow-facts';
/** Milliseconds for which a write is believed to be possible, or not. */
const writableLasts = 10_000;
const writableKey = 'foretaste:writable';

/** @param {CoreApp} app @returns {ServerFacts} */
function serverFacts(app) {
  const { isOn, waiting } = mailHealth(app);
  const pageBytes = number(app, 'SELECT page_size AS n FROM pragma_page_size', {});
  const pages = number(app, 'SELECT page_count AS n FROM pragma_page_count', {});
  const unused = number(app, 'SELECT freelist_count AS n FROM pragma_freelist_count', {});
  const { database } = sizes(app);
  return {
    database: {
      isWritable: isWritable(app),
      bytes: database.bytes,
      walBytes: bytesOf(`${app.dataDir()}/data.db-wal`),
      usedBytes: (pages - unused) * pageBytes,
      unusedBytes: unused * pageBytes,
    },
    disk: diskSpace(app.dataDir()),
    copies: newestCopy(app),
    mail: { isOn, waiting },
    pushes: number(app, 'SELECT COUNT(*) AS n FROM _pushes', {}),
    imports: number(app, "SELECT COUNT(*) AS n FROM food_imports WHERE status IN ('running', 'undoing')", {}),
    feedHead: headSeq(app),
    schema: newestMigration(app),
    startedAt: startedAt(app),
    ...slowFacts(app),
  };
}

/**
 * A write, since one of nothing succeeds on a full disk.
 *
 * @param {CoreApp} app
 * @returns {boolean}
 */
function isWritable(app) {
  const known = app.store().get(writableKey);
  if (known && known.at > Date.now() - writableLasts) return known.is;
  const is = couldWrite(app);
  app.store().set(writableKey, { at: Date.now(), is });
  return is;
}

/** @param {CoreApp} app */
function couldWrite(app) {
  try {
    writeMeta(app, 'written-at', String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** @param {CoreApp} app @returns {Pick<ServerFacts, 'backups' | 'ledgerEntries' | 'ledgerBytes'>} */
function slowFacts(app) {
  const known = app.store().get(slowKey);
  if (known && known.at > Date.now() - slowLast) return known.facts;
  const facts = {
    backups: { cron: app.settings().backups.cron, newestAt: newestBackup(app) },
    ledgerEntries: number(app, 'SELECT COUNT(*) AS n FROM _mutations', {}),
    ledgerBytes: number(app, 'SELECT COALESCE(SUM(LENGTH(body)), 0) AS n FROM _mutations', {}),
  };
  app.store().set(slowKey, { at: Date.now(), facts });
  return facts;
}

/** @param {string} file @returns {number} 0 where it is not there */
function bytesOf(file) {
  try {
    return $os.stat(file).size();
  } catch {
    return 0;
  }
}

module.exports = { serverFacts };
