const { deleteAccount } = require('./account.js');
const { addressedCollections, part, refuseApart, rejoin } = require('./apart.js');
const { receive } = require('./conversation.js');
const { settleName } = require('./food-names.js');
const { rebase } = require('./rebase.js');
const { settleMarks, stampInOrder } = require('./read-marks.js');
const { settleSearchKey } = require('./search-key.js');
const { refreshStanding, resetVerification } = require('./standing.js');
const { inTransaction } = require('./transaction.js');
const { applyDecision } = require('./verification.js');

/** What a saved or deleted record brings about, in its own transaction, whoever writes it. */

const standingCollections = ['user_roles', 'professional_profiles'];

/** @param {core.RecordEvent} e a food (R14), a role row (R13), a profile, a block, or what a member addresses to another being created */
function created(e) {
  const { name } = e.record.collection();
  inTransaction(e, (tx) => {
    if (name === 'foods') settleName(tx, e.record);
    if (addressedCollections.includes(name)) refuseApart(tx, e.record);
    if (name === 'messages') {
      receive(tx, e.record);
      stampInOrder(tx, e.record);
    }
    if (name === 'profiles') settleSearchKey(e.record);
    e.next();
    if (name === 'blocks') part(tx, e.record);
    if (name === 'user_roles') resetVerification(tx, e.record);
    if (standingCollections.includes(name)) refreshStanding(tx, e.record.getString('user'));
  });
}

/** @param {core.RecordEvent} e any record being changed */
function updated(e) {
  const { name } = e.record.collection();
  inTransaction(e, (tx) => {
    if (name === 'conversations') settleMarks(tx, e.record);
    rebase(tx, e.record);
    if (name === 'foods' && e.record.getString('name') !== e.record.original().getString('name')) settleName(tx, e.record);
    if (name === 'profiles') settleSearchKey(e.record);
    e.next();
    if (name === 'verification_requests') applyDecision(tx, e.record);
    if (standingCollections.includes(name)) refreshStanding(tx, e.record.getString('user'));
  });
}

/** @param {core.RecordEvent} e an account, a block, a role row or a professional profile being deleted */
function deleted(e) {
  const { name } = e.record.collection();
  inTransaction(e, (tx) => {
    e.next();
    if (name === 'users') deleteAccount(tx, e.record.id);
    else if (name === 'blocks') rejoin(tx, e.record);
    else refreshStanding(tx, e.record.getString('user'));
  });
}

module.exports = { created, deleted, updated };
