const { fieldRefusal } = require('./field-refusal.js');
const { markVerified } = require('./standing.js');

/** pending → under_review → approved or rejected; a decision stays (spec 2 §4). */
const steps = {
  pending: ['pending', 'under_review', 'approved', 'rejected'],
  under_review: ['under_review', 'approved', 'rejected'],
  approved: ['approved'],
  rejected: ['rejected'],
};
const mostDocuments = 5;

/** Whatever its applicant says, a request starts as pending, now. @param {core.RecordRequestEvent} e */
function openRequest(e) {
  e.record.set('status', 'pending');
  e.record.set('submitted_at', new DateTime());
}

/**
 * @param {core.RecordRequestEvent} e an admin's change of a request
 * @throws {BadRequestError} on a step back, or a rejection without notes (spec 2 §5)
 */
function reviewRequest(e) {
  const before = /** @type {keyof typeof steps} */ (e.record.original().getString('status'));
  const after = e.record.getString('status');
  if (!steps[before]?.includes(after)) {
    throw fieldRefusal({ status: { code: 'validation_invalid_step', message: `A request that is ${before} cannot become ${after}.` } });
  }
  if (after === 'rejected' && e.record.getString('reviewer_notes').trim() === '') {
    throw fieldRefusal({ reviewer_notes: { code: 'validation_required', message: 'Please provide feedback for rejected requests.' } });
  }
  if (after === before || after === 'under_review') return;
  e.record.set('reviewed_at', new DateTime());
  if (e.auth && !e.hasSuperuserAuth()) e.record.set('reviewer', e.auth.id);
}

/**
 * @param {CoreApp} app inside the transaction that saved the request
 * @param {core.Record} request
 */
function applyDecision(app, request) {
  if (request.getString('status') !== 'approved') return;
  const professional = app.findRecordsByIds('professional_profiles', [request.getString('professional_profile')])[0];
  if (professional && !professional.getBool('is_verified')) markVerified(app, professional);
}

/**
 * @param {core.RecordRequestEvent} e a document being handed in
 * @throws {BadRequestError} for the sixth document of a request
 */
function guardDocumentCount(e) {
  const request = e.record.getString('verification_request');
  const there = e.app.countRecords('verification_documents', $dbx.hashExp({ verification_request: request }));
  if (there >= mostDocuments) throw fieldRefusal({ document: { code: 'validation_too_many', message: `At most ${mostDocuments} documents can be handed in.` } });
}

module.exports = { applyDecision, guardDocumentCount, openRequest, reviewRequest };
