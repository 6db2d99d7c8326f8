const { counted } = require('../server/counters.js');
const { keepToMonitoring } = require('./operator-access.js');
const { outboxAges } = require('./request-counts.js');
const { serverFacts } = require('./server-facts.js');
const { sizes } = require('./services-health.js');

/**
 * Figures for an operator's monitoring, in the text form of Prometheus. They hold no id, no address and nobody's name.
 *
 * @typedef {{ name: string, type: 'gauge' | 'counter' | 'histogram', help: string, lines: readonly (readonly [series: string, value: number])[] }} Figure
 *
 * @param {core.RequestEvent} e
 * @throws {NotFoundError} to whoever may not read them
 */
function answerMetrics(e) {
  keepToMonitoring(e);
  e.response.header().set('Cache-Control', 'no-store');
  e.response.header().set('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
  return e.string(200, `${[...gauges(e.app), ...counters(e.app)].map(textOf).join('\n')}\n`);
}

/** @param {CoreApp} app @returns {Figure[]} what cannot be told is not there */
function gauges(app) {
  const facts = serverFacts(app);
  const { database, disk, backups, copies, mail } = facts;
  const { files, snapshots, log } = sizes(app);
  const since = (/** @type {number} */ at) => Math.max(0, (Date.now() - at) / 1000);
  /** @type {readonly (readonly [name: string, help: string, value: number | null])[]} */
  const all = [
    ['database_writable', '1: a write was possible just now.', database.isWritable ? 1 : 0],
    ['database_bytes', 'data.db and its log.', database.bytes],
    ['database_wal_bytes', 'The log of data.db that is not written back yet.', database.walBytes],
    ['database_used_bytes', 'Pages of data.db that hold something.', database.usedBytes],
    [
      'database_unused_bytes',
      'Pages of data.db that deletions left; they are filled before it grows.',
      database.unusedBytes,
    ],
    ['disk_free_bytes', 'Room that is left where the data folder is.', disk?.freeBytes ?? null],
    ['disk_bytes', 'The disk where the data folder is.', disk?.totalBytes ?? null],
    ['log_bytes', 'auxiliary.db and its log.', log.bytes],
    ['snapshots_bytes', 'Built snapshots and columns.', snapshots.bytes],
    ['files_bytes', 'Uploaded files in the data folder.', files?.bytes ?? null],
    ['backups_planned', '1: PocketBase makes backups.', backups.cron === '' ? 0 : 1],
    ['backup_age_seconds', 'The newest backup.', backups.newestAt ? since(backups.newestAt) : null],
    [
      'copies_age_seconds',
      'Since when something may be missing in the copies of Litestream.',
      copies && since(copies.upToDateAt),
    ],
    ['feed_head', 'The newest seq of the change feed.', facts.feedHead],
    ['ledger_entries', 'Changes that are remembered.', facts.ledgerEntries],
    ['ledger_body_bytes', 'Answers that are stored with them.', facts.ledgerBytes],
    ['mails_waiting', 'Mails that are owed.', mail.waiting],
    ['pushes_waiting', 'Browsers that are owed a push, those in quiet hours included.', facts.pushes],
    ['imports_running', 'Imports of foods that are being made or undone.', facts.imports],
    ['listeners', 'Open event streams.', app.subscriptionsBroker().totalClients()],
    ['start_time_seconds', 'When this process began, in seconds since 1970.', facts.startedAt / 1000],
  ];
  return all.flatMap(([name, help, value]) =>
    value === null
      ? []
      : [
          {
            name: `foretaste_${name}`,
            type: /** @type {const} */ ('gauge'),
            help,
            lines: [[`foretaste_${name}`, value]],
          },
        ],
  );
}

const requests = 'foretaste_requests_total';
const seconds = 'foretaste_request_seconds_total';
const pokes = 'foretaste_pokes_total';
const outbox = 'foretaste_outbox_age_seconds';

/** @param {CoreApp} app @returns {Figure[]} */
function counters(app) {
  const all = counted(app);
  const of = (/** @type {string} */ name) => all.filter(([series]) => series === name || series.startsWith(`${name}{`));
  return [
    {
      name: requests,
      type: 'counter',
      help: 'Requests by kind; status 304: a cache or device had the answer.',
      lines: of(requests),
    },
    { name: seconds, type: 'counter', help: 'Seconds in which they were answered.', lines: of(seconds) },
    { name: pokes, type: 'counter', help: 'Messages into event streams.', lines: [[pokes, of(pokes)[0]?.[1] ?? 0]] },
    {
      name: outbox,
      type: 'histogram',
      help: 'How long the oldest unsent change of a device has waited, at each of its pulls.',
      lines: cumulative(new Map(of(`${outbox}_bucket`))),
    },
  ];
}

/** @param {ReadonlyMap<string, number>} buckets @returns {[series: string, value: number][]} */
function cumulative(buckets) {
  let sum = 0;
  const lines = [...outboxAges, '+Inf'].map((bound) => {
    const series = `${outbox}_bucket{le="${bound}"}`;
    sum += buckets.get(series) ?? 0;
    return /** @type {[string, number]} */ ([series, sum]);
  });
  return [...lines, [`${outbox}_count`, sum]];
}

/** @param {Figure} figure */
function textOf({ name, type, help, lines }) {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...lines.map(([series, value]) => `${series} ${value}`),
  ].join('\n');
}

module.exports = { answerMetrics };
