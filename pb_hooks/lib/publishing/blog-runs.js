const { number } = require('../server/change-log.js');

/**
 * A run of the blog's writer, of which there is at most one at a time:
 *
 *   ──claim──▶ running ──end──▶ ended     the cron's run of a day is claimed once; a manual trigger joins the run that it meets,
 *                 │                       or the one that an impatient finger has just made
 *                 └──lease over (the server died)──▶ claimed again, with what is still to be written
 *
 * Times are in milliseconds since 1970; `ended` 0: not yet.
 *
 * @typedef {{ id: string, cause: string, began: number, ended: number, wanted: number, written: number }} Run
 */

/** So long a run may take; then whoever began it is gone. A story by a slow service takes half a minute at most. */
const lease = 5 * 60_000;
/** Triggers within so long of a run that wrote something are one trigger. */
const oneTrigger = 60_000;

const row = () => new DynamicModel({ id: '', cause: '', began: 0, ended: 0, wanted: 0, written: 0 });

/**
 * @param {CoreApp} app
 * @param {string} where SQL over blog_runs
 * @param {Record<string, unknown>} values
 * @returns {Run | undefined} the newest
 */
function newestRun(app, where, values) {
  const runs = arrayOf(row());
  app
    .db()
    .newQuery(
      `SELECT id, cause, began, ended, wanted, written FROM blog_runs WHERE ${where} ORDER BY rowid DESC LIMIT 1`,
    )
    .bind(values)
    .all(runs);
  return /** @type {Run[]} */ (/** @type {unknown} */ (runs))[0];
}

/** @param {CoreApp} app @param {string} id @returns {Run | undefined} */
function findRun(app, id) {
  return newestRun(app, 'id = {:id}', { id });
}

/**
 * Claims a run for an admin's trigger, or names the one that it belongs to.
 *
 * @param {CoreApp} tx a transaction
 * @param {{ now: number, wanted: number }} ask
 * @returns {{ run: Run, isMine: boolean }}
 */
function claimManual(tx, { now, wanted }) {
  const met = newestRun(
    tx,
    "(ended = 0 AND began > {:alive}) OR (cause = 'manual' AND written > 0 AND ended > {:recent})",
    { alive: now - lease, recent: now - oneTrigger },
  );
  if (met !== undefined) return { run: met, isMine: false };
  return { run: begin(tx, { cause: 'manual', now, wanted }), isMine: true };
}

/**
 * Claims the run of a day.
 *
 * @param {CoreApp} tx a transaction
 * @param {{ day: string, now: number, wanted: number }} ask
 * @returns {Run | undefined} undefined where it is done, or another run is under way
 */
function claimDay(tx, { day, now, wanted }) {
  if (newestRun(tx, 'ended = 0 AND began > {:alive}', { alive: now - lease }) !== undefined) return undefined;
  const there = newestRun(tx, 'cause = {:day}', { day });
  if (there === undefined) return begin(tx, { cause: day, now, wanted });
  if (there.ended > 0) return undefined;
  tx.db().newQuery('UPDATE blog_runs SET began = {:now} WHERE id = {:id}').bind({ now, id: there.id }).execute();
  return findRun(tx, there.id);
}

/** @param {CoreApp} tx @param {{ cause: string, now: number, wanted: number }} run @returns {Run} */
function begin(tx, { cause, now, wanted }) {
  const record = new Record(tx.findCollectionByNameOrId('blog_runs'), {
    cause,
    began: now,
    ended: 0,
    wanted,
    written: 0,
  });
  tx.save(record);
  return { id: record.id, cause, began: now, ended: 0, wanted, written: 0 };
}

/**
 * Counts a story to its run, in the transaction that saves the story.
 *
 * @param {CoreApp} tx
 * @param {Run} run
 * @throws {Error} when the run is somebody else's by now, or has all its stories: the story must not be saved
 */
function countStory(tx, { id, began }) {
  const isMine =
    number(
      tx,
      'SELECT COUNT(*) AS n FROM blog_runs WHERE id = {:id} AND began = {:began} AND ended = 0 AND written < wanted',
      { id, began },
    ) === 1;
  if (!isMine) throw new Error('this run of the blog is over');
  tx.db().newQuery('UPDATE blog_runs SET written = written + 1 WHERE id = {:id}').bind({ id }).execute();
}

/** @param {CoreApp} app @param {Run} run */
function endRun(app, { id, began }) {
  app
    .db()
    .newQuery('UPDATE blog_runs SET ended = {:now} WHERE id = {:id} AND began = {:began}')
    .bind({ now: Date.now(), id, began })
    .execute();
}

module.exports = { claimDay, claimManual, countStory, endRun, findRun };
