const { actorOf, recordAdminAction } = require('../server/admin-actions.js');
const { isAdmin } = require('../visibility/audiences.js');
const { number } = require('../server/change-log.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { isSuspended, suspend, unsuspend } = require('../members/suspension.js');
const { inTurn, oneOf, part, readParts, text } = require('../server/request-shape.js');

/**
 * What admins do about members. Each step is judged and logged in the transaction that takes it: two admins who act on each other at once
 * cannot both succeed. Nobody is made an admin here (R13): that is the server's own command.
 */

/** @type {readonly string[]} */
const offered = ['enthusiast', 'home_chef', 'professional_chef', 'restaurant_owner'];
const longestReason = 500;

/**
 * @param {core.RequestEvent} e with the member's id in its path
 * @returns {void} 200 with the member's role
 */
function answerRole(e) {
  const { role } = readParts(e.requestInfo().body, {
    role: part(oneOf(offered), {
      code: 'validation_in_invalid',
      message: 'This role cannot be given. Admins are made by a command on the server.',
    }),
  });
  onMember(e, (tx, account, actor) => {
    const before = account.getString('standing') || 'enthusiast';
    if (before === role) return;
    tx.save(new Record(tx.findCollectionByNameOrId('user_roles'), { user: account.id, role }));
    recordAdminAction(tx, {
      actor,
      action: 'member.role',
      kind: 'member',
      subject: account.id,
      details: { from: before, to: role },
    });
  });
  return e.json(200, { role });
}

/**
 * @param {core.RequestEvent} e with the member's id in its path and the `reason` in its body
 * @returns {void} 200; a member who is suspended already gets the new reason
 */
function answerSuspension(e) {
  const { reason } = readParts(e.requestInfo().body, {
    reason: inTurn(
      part(text({ isTrimmed: true, least: 1 }), {
        code: 'validation_required',
        message: 'Please say why: the member is told.',
      }),
      part(text({ isTrimmed: true, most: longestReason }), {
        code: 'validation_max_text_constraint',
        message: `At most ${longestReason} characters.`,
      }),
    ),
  });
  onMember(e, (tx, account, actor) => {
    if (isSuspended(account)) {
      account.set('suspension_reason', reason);
      tx.saveNoValidate(account);
    } else suspend(tx, account, reason);
    recordAdminAction(tx, {
      actor,
      action: 'member.suspend',
      kind: 'member',
      subject: account.id,
      details: { reason },
    });
  });
  return e.json(200, { suspended: true });
}

/** @param {core.RequestEvent} e with the member's id in its path @returns {void} 200, also where there is nothing to lift */
function answerUnsuspension(e) {
  onMember(e, (tx, account, actor) => {
    if (!isSuspended(account)) return;
    unsuspend(tx, account);
    recordAdminAction(tx, { actor, action: 'member.unsuspend', kind: 'member', subject: account.id });
  });
  return e.json(200, { suspended: false });
}

/**
 * @param {core.RequestEvent} e
 * @param {(tx: CoreApp, account: core.Record, actor: string) => void} step
 * @throws {ForbiddenError} where the caller is no admin by now
 * @throws {NotFoundError} where there is no such member
 * @throws {BadRequestError} on the caller, and on the last admin
 */
function onMember(e, step) {
  const id = e.request.pathValue('id');
  e.app.runInTransaction((tx) => {
    guardCaller(tx, e.auth);
    const account = tx.findRecordsByIds('users', [id])[0];
    if (account === undefined) throw new NotFoundError('There is no such member (any more).', {});
    guardAdmins(tx, account, e.auth);
    step(tx, account, actorOf(e.auth));
  });
}

/** The caller's rights as they are within the transaction. @param {CoreApp} tx @param {core.Record | null} caller */
function guardCaller(tx, caller) {
  const isStill =
    caller !== null &&
    (caller.isSuperuser() ||
      isAdmin(tx.findRecordsByIds('users', [caller.id]).find((account) => !isSuspended(account))));
  if (!isStill) throw new ForbiddenError('Only admins may do this.', {});
}

/**
 * An admin who locked out all admins could not be helped but by whoever runs the server.
 *
 * @param {CoreApp} tx
 * @param {core.Record} account
 * @param {core.Record | null} caller
 */
function guardAdmins(tx, account, caller) {
  if (account.id === caller?.id) throw refusal('member', 'validation_own', 'You cannot do this to yourself.');
  if (!isAdmin(account) || isSuspended(account)) return;
  const others = number(
    tx,
    "SELECT COUNT(*) AS n FROM users WHERE standing = 'admin' AND suspended_at = '' AND id <> {:id}",
    { id: account.id },
  );
  if (others === 0) throw refusal('member', 'validation_last_admin', 'This is the last admin.');
}

/**
 * A role row that an admin changes through the record API: judged and logged as the route's step.
 *
 * @param {CoreApp} tx
 * @param {core.RecordRequestEvent} e
 */
function auditRoleRow(tx, e) {
  const account = tx.findRecordsByIds('users', [e.record.getString('user')])[0];
  if (account === undefined) return;
  guardAdmins(tx, account, e.auth);
  const details = {
    from: e.record.original().getString('role'),
    to: e.record.getString('role'),
    verified: e.record.getBool('is_verified'),
  };
  recordAdminAction(tx, {
    actor: actorOf(e.auth),
    action: 'member.role',
    kind: 'member',
    subject: account.id,
    details,
  });
}

/**
 * @param {string} field
 * @param {string} code
 * @param {string} message
 */
function refusal(field, code, message) {
  return fieldRefusal({ [field]: { code, message } });
}

module.exports = { answerRole, answerSuspension, answerUnsuspension, auditRoleRow };
