/**
 * Runs `work` in one transaction with everything that `e.next()` does: later handlers and PocketBase itself use `e.app`.
 * Inside an outer transaction it joins that one.
 *
 * It begins with a write, of nothing. SQLite waits for the lock of another process (a command, or Litestream at a checkpoint) where a transaction begins, but
 * refuses at once one that has read before it writes.
 *
 * @param {{ app: CoreApp }} e the hook's event
 * @param {(tx: CoreApp) => void} work
 */
function inTransaction(e, work) {
  const outer = e.app;
  try {
    outer.runInTransaction((tx) => {
      e.app = tx;
      tx.db().newQuery('DELETE FROM _epochs WHERE 0').execute();
      work(tx);
    });
  } finally {
    e.app = outer;
  }
}

/** The lock of another process, a disk that is full, one that fails. */
const faults =
  /database is locked|SQLITE_BUSY|database or disk is full|SQLITE_FULL|disk I\/O error|SQLITE_IOERR|attempt to write a readonly database|no space left on device|disk quota exceeded|file too large/;

/**
 * Whether a write failed by no fault of the change. PocketBase answers that with 400, which says of a change that it is wrong: the device would lay it aside.
 *
 * @param {unknown} error
 */
function isServersFault(error) {
  return faults.test(String(error));
}

/** What is answered then: devices keep the change and try again. */
function tryAgain() {
  return new ApiError(503, 'The server is busy. Please try again.', {});
}

/** @param {unknown} error one of PocketBase's router, or anything else, which it answers with 400 @returns {number} */
function statusOfError(error) {
  const { status, value } = /** @type {{ status?: number, value?: { status?: number } }} */ (error);
  return status ?? value?.status ?? 400;
}

module.exports = { inTransaction, isServersFault, statusOfError, tryAgain };
