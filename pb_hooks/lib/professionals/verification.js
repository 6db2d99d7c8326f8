const { actorOf, recordAdminAction } = require('../server/admin-actions.js');
const { deriveId } = require('../server/derive-id.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { queueMail } = require('../mail/mail-queue.js');
const { notify } = require('../notifications/notifications.js');
const { markVerified } = require('../members/account-role.js');

/**
 * A request for verification (spec 2 §4). Its applicant opens it and hands in documents; each step is an admin's, and a decision stays:
 *
 *   pending ──▶ under_review ──▶ approved     the professional is verified
 *      └──────────────┴────────▶ rejected     with a reason; the applicant may open a new request
 *
 * Of two admins who decide at once the first wins and the other is told (409): the step is checked against the row as it is in the
 * writing transaction. At most one request of a member is open, and a change of role withdraws it (R13).
 */
/** @type {Readonly<Record<string, readonly string[]>>} */
const steps = {
  pending: ['pending', 'under_review', 'approved', 'rejected'],
  under_review: ['under_review', 'approved', 'rejected'],
};
/** @type {Readonly<Record<string, string>>} */
const actions = {
  under_review: 'verification.review',
  approved: 'verification.approve',
  rejected: 'verification.reject',
};
const businessRoles = ['professional_chef', 'restaurant_owner'];
const mostDocuments = 5;

/**
 * Whatever its applicant says, a request starts as pending, now.
 *
 * @param {core.RecordRequestEvent} e
 * @throws {BadRequestError} on `user` for a member who is verified, has no business role, or has an open request
 */
function openRequest(e) {
  const user = e.record.getString('user');
  const profile = e.app.findRecordsByIds('profiles', [user])[0];
  const professional = e.app.findRecordsByIds('professional_profiles', [e.record.getString('professional_profile')])[0];
  const role = e.app.findRecordsByIds('users', [user])[0]?.getString('standing') ?? '';
  if (!businessRoles.includes(role))
    throw refusal('validation_role', 'Please update your role to professional chef or restaurant owner first.');
  if (professional?.getBool('is_verified')) throw refusal('validation_verified', 'You are verified already.');
  if (
    e.app.countRecords(
      'verification_requests',
      $dbx.exp("user = {:user} AND status IN ('pending', 'under_review')", { user }),
    ) > 0
  ) {
    throw refusal('validation_open_request', 'Your last request is not decided yet.');
  }
  e.record.load({
    status: 'pending',
    submitted_at: new DateTime(),
    applicant_name: profile?.getString('full_name') ?? '',
    applicant_username: profile?.getString('username') ?? '',
    business_name: professional?.getString('business_name') ?? '',
    business_type: professional?.getString('business_type') ?? '',
  });
}

/** @param {string} code @param {string} message */
function refusal(code, message) {
  return fieldRefusal({ user: { code, message } });
}

/**
 * @param {core.RecordRequestEvent} e an admin's change of a request
 * @throws {BadRequestError} on a step back, a rejection without notes, an approval without documents (spec 2 §5)
 * @throws {ApiError} 409 on a request that is decided
 */
function reviewRequest(e) {
  const before = e.record.original().getString('status');
  const after = e.record.getString('status');
  if (steps[before] === undefined) throw decidedAlready(e.app, e.record.original());
  if (!steps[before].includes(after)) {
    throw fieldRefusal({
      status: { code: 'validation_invalid_step', message: `A request that is ${before} cannot become ${after}.` },
    });
  }
  if (after === 'rejected' && e.record.getString('reviewer_notes').trim() === '') {
    throw fieldRefusal({
      reviewer_notes: { code: 'validation_required', message: 'Please provide feedback for rejected requests.' },
    });
  }
  if (
    after === 'approved' &&
    e.app.countRecords('verification_documents', $dbx.hashExp({ verification_request: e.record.id })) === 0
  ) {
    throw fieldRefusal({
      status: { code: 'validation_no_documents', message: 'No document of this request has arrived yet.' },
    });
  }
  if (after === before && noteOf(e.record) === noteOf(e.record.original())) return;
  if (steps[after] === undefined) e.record.set('reviewed_at', new DateTime());
  e.record.set('reviewer', actorOf(e.auth));
}

/**
 * The request was read before its writer had the database to itself: another admin may have been quicker.
 *
 * @param {CoreApp} tx the transaction that saves the request, before it does
 * @param {core.Record} request
 * @throws {ApiError} 409 when it was decided meanwhile
 */
function holdFirstDecision(tx, request) {
  const now = tx.findRecordsByIds('verification_requests', [request.id])[0];
  const before = request.original().getString('status');
  if (now && now.getString('status') !== before && steps[now.getString('status')] === undefined)
    throw decidedAlready(tx, now);
}

/** @param {CoreApp} app @param {core.Record} request */
function decidedAlready(app, request) {
  const status = request.getString('status');
  const by = app.findRecordsByIds('profiles', [request.getString('reviewer')])[0];
  const message = `${by?.getString('full_name') || by?.getString('username') || 'Another admin'} has already ${status} this request.`;
  return new ApiError(409, message, { status: new ValidationError('validation_decided', message) });
}

/** @param {core.Record} request */
function noteOf(request) {
  return request.getString('reviewer_notes').trim();
}

/**
 * What a step brings about: a line in the log, and with a decision the verification, a mail and a notification. A note to the applicant
 * without a decision is logged and told by a notification.
 *
 * @param {CoreApp} tx the transaction that saved the request
 * @param {core.Record} request
 * @param {{ status: string, note: string }} before how it was until then
 */
function applyDecision(tx, request, before) {
  const status = request.getString('status');
  const note = noteOf(request);
  const isOpen = steps[status] !== undefined;
  const isNote = isOpen && note !== '' && note !== before.note;
  const action = isNote ? 'verification.note' : actions[status];
  if ((status === before.status && !isNote) || action === undefined) return;
  const user = request.getString('user');
  const details = {
    name: request.getString('business_name'),
    note: request.getString('reviewer_notes'),
    request: request.id,
  };
  recordAdminAction(tx, { actor: request.getString('reviewer'), action, kind: 'member', subject: user, details });
  if (isNote) tellOfNote(tx, request, note);
  if (isOpen) return;
  const professional = tx.findRecordsByIds('professional_profiles', [request.getString('professional_profile')])[0];
  if (status === 'approved' && professional && !professional.getBool('is_verified')) markVerified(tx, professional);
  queueMail(tx, { kind: 'status_update', user, about: request.id });
  const message =
    status === 'approved'
      ? 'Congratulations, you are verified'
      : 'Your verification request was not approved: see what to change';
  /** @type {import('../notifications/notifications.js').Facts} */
  const facts = { kind: status === 'approved' ? 'verification_approved' : 'verification_rejected' };
  notify(tx, {
    id: deriveId('told of verification', request.id),
    user,
    actor: '',
    type: 'other',
    facts,
    message,
    link: '/user-settings?tab=professional#verification',
  });
}

/**
 * Each note is told once.
 *
 * @param {CoreApp} tx
 * @param {core.Record} request
 * @param {string} note
 */
function tellOfNote(tx, request, note) {
  notify(tx, {
    id: deriveId('told of note', request.id, $security.sha256(note)),
    user: request.getString('user'),
    actor: '',
    type: 'other',
    facts: { kind: 'verification_note' },
    message: 'There is a note on your verification request',
    link: '/user-settings?tab=professional#verification',
  });
}

/**
 * @param {core.RecordRequestEvent} e a document being handed in
 * @throws {BadRequestError} for the sixth document of a request
 */
function guardDocumentCount(e) {
  const request = e.record.getString('verification_request');
  const there = e.app.countRecords('verification_documents', $dbx.hashExp({ verification_request: request }));
  if (there >= mostDocuments)
    throw fieldRefusal({
      document: { code: 'validation_too_many', message: `At most ${mostDocuments} documents can be handed in.` },
    });
}

module.exports = { applyDecision, guardDocumentCount, holdFirstDecision, noteOf, openRequest, reviewRequest };
