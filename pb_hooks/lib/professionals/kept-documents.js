const { number } = require('../server/change-log.js');

/**
 * The documents of the member's last request go along with the next one, if its applicant says so and that one was rejected: none has to be looked
 * for and sent again because another was blurred. They belong to the new request from then on, are counted in it, and are deleted after its decision.
 *
 * @param {CoreApp} tx the transaction that made the request, after it was saved
 * @param {core.Record} request
 */
function keepDocuments(tx, request) {
  if (!request.getBool('keeps_documents')) return;
  const [last] = tx.findRecordsByFilter('verification_requests', 'user = {:user} && id != {:id}', '-@rowid', 1, 0, {
    user: request.getString('user'),
    id: request.id,
  });
  if (last?.getString('status') !== 'rejected') return;
  const run = (/** @type {string} */ sql) => tx.db().newQuery(sql).bind({ last: last.id, next: request.id }).execute();
  const kept = number(tx, 'SELECT COUNT(*) AS n FROM verification_documents WHERE verification_request = {:last}', {
    last: last.id,
  });
  if (kept === 0) return;
  run('UPDATE verification_documents SET verification_request = {:next} WHERE verification_request = {:last}');
  run('UPDATE verification_requests SET documents_received = 0 WHERE id = {:last}');
  // What the device has counted may be out of date: those that came along are there for certain.
  run(
    `UPDATE verification_requests SET documents_received = ${kept}, document_count = MAX(document_count, ${kept}) WHERE id = {:next}`,
  );
}

module.exports = { keepDocuments };
