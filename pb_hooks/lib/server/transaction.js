/**
 * Runs `work` in one transaction with everything that `e.next()` does: later handlers and PocketBase itself use `e.app`.
 * Inside an outer transaction it joins that one.
 *
 * @param {{ app: CoreApp }} e the hook's event
 * @param {(tx: CoreApp) => void} work
 */
function inTransaction(e, work) {
  const outer = e.app;
  try {
    outer.runInTransaction((tx) => {
      e.app = tx;
      work(tx);
    });
  } finally {
    e.app = outer;
  }
}

module.exports = { inTransaction };
