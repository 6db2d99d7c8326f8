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

/**
 * Whether a write failed for the lock of another process alone. PocketBase answers that with 400, which says of a change that it is wrong.
 *
 * @param {unknown} error
 */
function isBusy(error) {
  return /database is locked|SQLITE_BUSY/.test(String(error));
}

module.exports = { inTransaction, isBusy };
