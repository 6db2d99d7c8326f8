const { forgetSoon } = require('../sync/forget-snapshots.js');
const { heldByMembers } = require('./held-by-members.js');
const { countRows, foodOf, judge, rowsOf, settleRow } = require('./import-rows.js');
const { hushPokes, poke } = require('../sync/poke.js');

/**
 * The work of imports, a row at a time, each in a transaction of its own: nobody's write waits longer than one row takes, a server that dies
 * loses nothing, and two who work on the same import do no row twice. Whoever has time carries on: the admin's open screen, else the cron.
 */

const rowsAtOnce = 25;
/** Between batches, in milliseconds: so that those who wait for the writer come first. */
const pause = 20;
const counted = ['ready', 'renamed', 'duplicate', 'refused', 'added', 'kept', 'undone'];

/**
 * Works for at most so long, in milliseconds, on one import, or on all that there is to do.
 *
 * @param {CoreApp} app
 * @param {number} most
 * @param {string} [only]
 */
function runImports(app, most, only) {
  const until = Date.now() + most;
  while (Date.now() < until) {
    const job = nextJob(app, only);
    if (job === undefined) return;
    hushPokes(app);
    const isOver = job.getString('status') === 'undoing' ? undoBatch(app, job.id) : addBatch(app, job.id);
    report(app, job.id, isOver);
    poke(app, true);
    sleep(pause);
  }
}

/**
 * @param {CoreApp} app
 * @param {string} [only]
 */
function nextJob(app, only) {
  const which = only === undefined ? '' : ' && id = {:only}';
  return app.findRecordsByFilter(
    'food_imports',
    `(status = "running" || status = "undoing")${which}`,
    'created',
    1,
    0,
    { only: only ?? '' },
  )[0];
}

/** @param {CoreApp} app @param {string} job @returns {boolean} whether nothing is left to do */
function addBatch(app, job) {
  const rows = rowsOf(app, job, { states: ['ready', 'renamed'], limit: rowsAtOnce });
  for (const { line } of rows) {
    app.runInTransaction((tx) => {
      if (statusOf(tx, job) !== 'running') return;
      const row = rowsOf(tx, job, { states: ['ready', 'renamed'], after: line - 1, limit: 1 })[0];
      if (row?.line === line) addRow(tx, job, row);
    });
  }
  return rows.length < rowsAtOnce;
}

/**
 * Judged once more: since the dry run others may have shared the same food.
 *
 * @param {CoreApp} tx
 * @param {string} job
 * @param {import('./import-rows.js').Row} row
 */
function addRow(tx, job, { line, body }) {
  const columns = JSON.parse(body);
  const { state, detail } = judge(tx, job, { line, columns });
  if (state !== 'ready' && state !== 'renamed') return settleRow(tx, job, { line, state, detail });
  const food = foodOf(tx, columns);
  tx.save(food);
  const isRenamed = food.getString('name') !== String(columns.name).trim();
  settleRow(tx, job, { line, state: 'added', detail: isRenamed ? food.getString('name') : '', food: food.id });
}

/** @param {CoreApp} app @param {string} job @returns {boolean} whether nothing is left to do */
function undoBatch(app, job) {
  const rows = rowsOf(app, job, { states: ['added'], limit: rowsAtOnce });
  for (const { line } of rows) {
    app.runInTransaction((tx) => {
      const row = rowsOf(tx, job, { states: ['added'], after: line - 1, limit: 1 })[0];
      if (row?.line === line) undoRow(tx, job, row);
    });
  }
  return rows.length < rowsAtOnce;
}

/**
 * A food to which members have put anything stays: it is not the import's alone any more.
 *
 * @param {CoreApp} tx
 * @param {string} job
 * @param {import('./import-rows.js').Row} row
 */
function undoRow(tx, job, { line, food: id }) {
  const food = tx.findRecordsByIds('foods', [id])[0];
  const hangsOn = heldByMembers(tx, id);
  if (hangsOn !== undefined)
    return settleRow(tx, job, { line, state: 'kept', detail: `It has ${hangsOn} of members.`, food: id });
  if (food !== undefined) tx.delete(food);
  settleRow(tx, job, { line, state: 'undone' });
}

/** @param {CoreApp} app @param {string} job */
function statusOf(app, job) {
  return app.findRecordsByIds('food_imports', [job])[0]?.getString('status');
}

/**
 * Says on the import's row how far it is.
 *
 * @param {CoreApp} app
 * @param {string} id
 * @param {boolean} isOver
 */
function report(app, id, isOver) {
  app.runInTransaction((tx) => {
    const job = tx.findRecordsByIds('food_imports', [id])[0];
    if (job === undefined) return;
    const counts = countRows(tx, id);
    for (const state of counted) job.set(state, counts[state] ?? 0);
    const status = job.getString('status');
    if (isOver && (status === 'running' || status === 'undoing')) {
      job.set('status', status === 'running' ? 'done' : 'undone');
      job.set('ended_at', new DateTime());
      if (status === 'undoing') forgetSoon(tx);
    }
    tx.save(job);
  });
}

module.exports = { report, runImports };
