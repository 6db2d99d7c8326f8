const { inTransaction } = require('./transaction.js');

/**
 * A profile shares its account's id, so no relation ties them: it goes in the account's own transaction, with its picture.
 *
 * @param {core.RecordEvent} e the deletion of an account
 */
function deleteAccount(e) {
  inTransaction(e, (tx) => {
    const id = e.record.id;
    e.next();
    const profile = tx.findRecordsByIds('profiles', [id])[0];
    if (profile) tx.delete(profile);
  });
}

module.exports = { deleteAccount };
