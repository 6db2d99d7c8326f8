const { actorOf, recordAdminAction } = require('../server/admin-actions.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { countRows, givenRow, keepRow, rowsOf } = require('./import-rows.js');
const { report, runImports } = require('./run-imports.js');
const { listOf, numeric, orElse, part, readParts, text, whole } = require('../server/request-shape.js');

/**
 * An import of foods, from the dry run to its undoing:
 *
 *   checking ──all rows judged, start──▶ running ──▶ done ──undo──▶ undoing ──▶ undone
 *                                         │   ▲                       ▲
 *                                       cancel └──start── cancelled ──undo
 */

/** @type {Readonly<Record<string, { from: readonly string[], to: string }>>} */
const steps = {
  start: { from: ['checking', 'cancelled'], to: 'running' },
  cancel: { from: ['running'], to: 'cancelled' },
  undo: { from: ['done', 'cancelled'], to: 'undoing' },
};
const mostRows = 50_000;
const rowsAtOnce = 500;
const reportPage = 200;
/** So long the admin's screen is answered for, in milliseconds; then it asks again. */
const patience = 10_000;
const abandonedAfter = '-1 day';

/** @param {core.RequestEvent} e @returns {void} 200 with the new import's `id` */
function answerNew(e) {
  const { file_name: fileName, total } = readParts(e.requestInfo().body, {
    file_name: part(text({ isTrimmed: true, least: 1 }), {
      code: 'validation_required',
      message: 'The file must have a name.',
    }),
    total: part(whole({ from: 1, to: mostRows }), {
      code: 'validation_out_of_range',
      message: `An import has 1 to ${mostRows} rows.`,
    }),
  });
  const job = new Record(e.app.findCollectionByNameOrId('food_imports'), {
    actor: actorOf(e.auth),
    file_name: Array.from(fileName).slice(0, 200).join(''),
    status: 'checking',
    total,
  });
  e.app.save(job);
  return e.json(200, { id: job.id });
}

/** The dry run of some rows. @param {core.RequestEvent} e @returns {void} 200 with how many were judged so far */
function answerRows(e) {
  const job = jobOf(e.app, e);
  const { rows } = readParts(e.requestInfo().body, {
    rows: part(listOf(givenRow, { most: rowsAtOnce }), {
      code: 'validation_invalid_shape',
      message: `Rows come as at most ${rowsAtOnce} of { line, columns } or { line, refused }.`,
    }),
  });
  if (job.getString('status') !== 'checking') throw stepRefused(job);
  e.app.runInTransaction((tx) => {
    for (const row of rows) keepRow(tx, job.id, row);
  });
  report(e.app, job.id, false);
  return e.json(200, { judged: judged(e.app, job.id) });
}

/** @param {core.RequestEvent} e with the import and the step in its path @returns {void} 200 with the import's new status */
function answerStep(e) {
  const name = e.request.pathValue('step');
  const step = steps[name];
  if (step === undefined) throw new NotFoundError('There is no such step.', {});
  e.app.runInTransaction((tx) => {
    const job = jobOf(tx, e);
    if (job.getString('status') === step.to) return; // said twice
    if (!step.from.includes(job.getString('status'))) throw stepRefused(job);
    if (name === 'start' && judged(tx, job.id) !== job.getInt('total'))
      throw refusal('total', 'validation_incomplete', 'Not all rows have been checked.');
    job.set('status', step.to);
    job.set('ended_at', step.to === 'cancelled' ? new DateTime() : '');
    tx.save(job);
    const details = { name: job.getString('file_name'), rows: job.getInt('total'), added: job.getInt('added') };
    recordAdminAction(tx, {
      actor: actorOf(e.auth),
      action: `import.${name}`,
      kind: 'import',
      subject: job.id,
      details,
    });
  });
  return e.json(200, { status: step.to });
}

/** Works on an import while its admin looks on. @param {core.RequestEvent} e @returns {void} 200 with its status by then */
function answerRun(e) {
  const { id } = jobOf(e.app, e);
  runImports(e.app, patience, id);
  return e.json(200, { status: jobOf(e.app, e).getString('status') });
}

/** @param {core.RequestEvent} e @returns {void} 200 with a page of rows and what became of each */
function answerReport(e) {
  const job = jobOf(e.app, e);
  const { query } = e.requestInfo();
  const { after } = readParts(query, {
    after: part(orElse(0, numeric(whole({ from: 0 }))), 'after must be a line.'),
  });
  const states = String(query['states'] ?? '')
    .split(',')
    .filter((state) => /^[a-z]+$/.test(state))
    .slice(0, 10);
  const rows = rowsOf(e.app, job.id, { states, after, limit: reportPage }).map(
    ({ line, state, detail, food, body }) => ({ line, state, detail, food, name: nameIn(body) }),
  );
  return e.json(200, { rows, next: rows.length < reportPage ? null : (rows.at(-1)?.line ?? null) });
}

/** @param {string} body */
function nameIn(body) {
  const { name } = JSON.parse(body);
  return typeof name === 'string' ? name : '';
}

/** @param {CoreApp} app @param {string} job */
function judged(app, job) {
  return Object.values(countRows(app, job)).reduce((sum, n) => sum + n, 0);
}

/** @param {CoreApp} app @param {core.RequestEvent} e @returns {core.Record} @throws {NotFoundError} */
function jobOf(app, e) {
  const job = app.findRecordsByIds('food_imports', [e.request.pathValue('id')])[0];
  if (job === undefined) throw new NotFoundError('There is no such import.', {});
  return job;
}

/** @param {core.Record} job */
function stepRefused(job) {
  return refusal(
    'status',
    'validation_invalid_step',
    `This cannot be done with an import that is ${job.getString('status')}.`,
  );
}

/** @param {string} field @param {string} code @param {string} message */
function refusal(field, code, message) {
  return fieldRefusal({ [field]: { code, message } });
}

/** Every minute: carries on what nobody looks at, and forgets dry runs that nobody started. @param {CoreApp} app */
function tendImports(app) {
  const abandoned = app.findRecordsByFilter('food_imports', 'status = "checking" && created < {:before}', '', 0, 0, {
    before: since(app),
  });
  for (const job of abandoned) app.delete(job);
  runImports(app, 50_000);
}

/** @param {CoreApp} app */
function since(app) {
  const row = new DynamicModel({ at: '' });
  app.db().newQuery(`SELECT strftime('%Y-%m-%d %H:%M:%fZ', 'now', '${abandonedAfter}') AS at`).one(row);
  return row.at;
}

module.exports = { answerNew, answerReport, answerRows, answerRun, answerStep, tendImports };
