const { settleName } = require('./food-names.js');
const { refreshStanding, resetVerification } = require('./standing.js');
const { inTransaction } = require('./transaction.js');
const { applyDecision } = require('./verification.js');

/** What a saved or deleted record brings about, in its own transaction, whoever writes it. */

/** @param {core.RecordEvent} e a food being created or renamed (R14) */
function foodSaved(e) {
  inTransaction(e, (tx) => {
    if (e.record.isNew() || e.record.getString('name') !== e.record.original().getString('name')) settleName(tx, e.record);
    e.next();
  });
}

/** @param {core.RecordEvent} e a new role row (R13) */
function roleTaken(e) {
  inTransaction(e, (tx) => {
    e.next();
    resetVerification(tx, e.record);
    refreshStanding(tx, e.record.getString('user'));
  });
}

/** @param {core.RecordEvent} e a role row or professional profile, changed or gone */
function standingChanged(e) {
  inTransaction(e, (tx) => {
    e.next();
    refreshStanding(tx, e.record.getString('user'));
  });
}

/** @param {core.RecordEvent} e */
function requestReviewed(e) {
  inTransaction(e, (tx) => {
    e.next();
    applyDecision(tx, e.record);
  });
}

module.exports = { foodSaved, requestReviewed, roleTaken, standingChanged };
