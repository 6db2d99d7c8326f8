const { headSeq, number } = require('../server/change-log.js');
const { isWithin } = require('../server/network-address.js');
const { mailHealth } = require('../mail/mail-queue.js');
const { sizes } = require('./services-health.js');

/**
 * Figures for an operator's monitoring, in the text form of Prometheus. They hold no id, no address and nobody's name.
 *
 * Answered to who has the token of `FORETASTE_METRICS_TOKEN`, or asks from the machine itself and by no proxy; to anybody else they are not there.
 *
 * @param {core.RequestEvent} e
 * @throws {NotFoundError}
 */
function answerMetrics(e) {
  if (!hasToken(e) && !isFromHere(e)) throw new NotFoundError('', {});
  e.response.header().set('Cache-Control', 'no-store');
  e.response.header().set('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
  return e.string(200, `${measured(e.app).map(line).join('\n')}\n`);
}

/** @param {core.RequestEvent} e */
function hasToken(e) {
  const token = $os.getenv('FORETASTE_METRICS_TOKEN');
  return token !== '' && $security.equal(e.request.header.get('Authorization'), `Bearer ${token}`);
}

/** What a proxy adds to a request. */
const proxyHeaders = ['Forwarded', 'X-Forwarded-For', 'X-Real-Ip', 'Via'];

/** @param {core.RequestEvent} e */
function isFromHere(e) {
  const named = $os.getenv('FORETASTE_TRUSTED_PROXY_HEADER');
  const headers = named === '' ? proxyHeaders : [...proxyHeaders, named];
  if (headers.some((name) => e.request.header.get(name) !== '')) return false;
  return isWithin(e.remoteIP(), '127.0.0.0/8') || isWithin(e.remoteIP(), '::1');
}

/** @typedef {{ name: string, help: string, value: number }} Figure */

/** @param {CoreApp} app @returns {Figure[]} */
function measured(app) {
  const { database, files, snapshots, log } = sizes(app);
  const figures = [
    { name: 'database_writable', help: '1: a write was possible just now.', value: isWritable(app) ? 1 : 0 },
    { name: 'database_bytes', help: 'data.db and its log.', value: database.bytes },
    { name: 'log_bytes', help: 'auxiliary.db and its log.', value: log.bytes },
    { name: 'snapshots_bytes', help: 'Built snapshots and columns.', value: snapshots.bytes },
    { name: 'feed_head', help: 'The newest seq of the change feed.', value: headSeq(app) },
    { name: 'mails_waiting', help: 'Mails that are owed.', value: mailHealth(app).waiting },
    {
      name: 'ledger_entries',
      help: 'Changes that are remembered.',
      value: number(app, 'SELECT COUNT(*) AS n FROM _mutations', {}),
    },
  ];
  if (files !== null)
    figures.push({ name: 'files_bytes', help: 'Uploaded files in the data folder.', value: files.bytes });
  return figures;
}

/** @param {CoreApp} app */
function isWritable(app) {
  try {
    app.db().newQuery('DELETE FROM _epochs WHERE 0').execute();
    return true;
  } catch {
    return false;
  }
}

/** @param {Figure} figure */
function line({ name, help, value }) {
  return `# HELP foretaste_${name} ${help}\n# TYPE foretaste_${name} gauge\nforetaste_${name} ${value}`;
}

module.exports = { answerMetrics };
