/**
 * What an operator should hear of a server's facts (server-facts.js).
 *
 *   ok ── nothing to do
 *   strained ── it serves, and something needs an operator: today, say
 *   failing ── changes of members are refused, or will be in a moment
 *
 * @typedef {'ok' | 'strained' | 'failing'} Verdict
 * @typedef {import('./server-facts.js').ServerFacts} ServerFacts
 */

const minute = 60_000;
const hour = 60 * minute;
const bounds = {
  /** Bytes of free disk. */
  fullDisk: 200e6,
  /** A share of the disk. */
  nearlyFullDisk: 0.1,
  /** Milliseconds that copies may be behind. */
  copiesBehind: 5 * minute,
  mailsWaiting: 20,
  /** A log of SQLite that grows so far is not written back: a read has lasted for very long, or the disk is too slow. Bytes. */
  wal: 1e9,
};

/**
 * @param {ServerFacts} facts
 * @param {number} now milliseconds since 1970
 * @returns {{ status: Verdict, checks: Record<'database' | 'disk' | 'backups' | 'copies' | 'mail', Verdict> }} the worst of the checks
 */
function judgeHealth({ database, disk, backups, copies, mail }, now) {
  /** @type {Record<'database' | 'disk' | 'backups' | 'copies' | 'mail', Verdict>} */
  const checks = {
    database: !database.isWritable ? 'failing' : strainedIf(database.walBytes > bounds.wal),
    disk: disk === null ? 'ok' : ofDisk(disk),
    backups: strainedIf(backups.newestAt === null || isOld(backups, now)),
    copies: strainedIf(copies !== null && now - copies.upToDateAt > bounds.copiesBehind),
    mail: strainedIf(mail.waiting > bounds.mailsWaiting),
  };
  const verdicts = Object.values(checks);
  const status = verdicts.includes('failing') ? 'failing' : strainedIf(verdicts.includes('strained'));
  return { status, checks };
}

/** @param {boolean} is @returns {Verdict} */
function strainedIf(is) {
  return is ? 'strained' : 'ok';
}

/** @param {{ freeBytes: number, totalBytes: number }} disk @returns {Verdict} */
function ofDisk({ freeBytes, totalBytes }) {
  if (freeBytes < bounds.fullDisk) return 'failing';
  return strainedIf(freeBytes < totalBytes * bounds.nearlyFullDisk);
}

/**
 * @param {{ cron: string, newestAt: number | null }} backups none is due where none is planned
 * @param {number} now
 */
function isOld({ cron, newestAt }, now) {
  return cron !== '' && newestAt !== null && now - newestAt > longestBetween(cron);
}

/**
 * How long may pass between two backups of a plan: of a daily one 26 hours, of a weekly one eight days, of any other 32 days.
 *
 * @param {string} cron five fields
 * @returns {number} milliseconds
 */
function longestBetween(cron) {
  const [, , day = '*', month = '*', weekday = '*'] = cron.trim().split(/\s+/);
  if (day !== '*' || month !== '*') return 32 * 24 * hour;
  return weekday === '*' ? 26 * hour : 8 * 24 * hour;
}

module.exports = { judgeHealth, longestBetween };
