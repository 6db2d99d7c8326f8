const { actorOf, recordAdminAction } = require('../server/admin-actions.js');
const { auditPost, followTitle } = require('../publishing/blog-editing.js');
const { datePublication } = require('../publishing/own-story.js');
const { boundRows, boundWrites, isReportTooMany } = require('./bounds.js');
const { recordOnce } = require('../sync/ledger.js');
const { auditRoleRow } = require('../admin/member-administration.js');
const { saveWithPicture } = require('../admin/moderation.js');
const { guardOldPassword } = require('../members/password-tries.js');
const { guardCreate, guardUpdate } = require('./record-guard.js');
const { noteWhoAdded } = require('../lists/list-members.js');
const { signUp } = require('../members/sign-up.js');
const { existingFact } = require('./idempotent-creates.js');
const { noteEdits } = require('../server/joined-lists.js');
const { inTransaction } = require('../server/transaction.js');
const { withUploads } = require('../files/uploads.js');

/** A member's write, from the outermost step to the innermost: only once [S2], checked, saved. What the ledger encloses is in its transaction. */

const blogCollections = ['blog_posts', 'blog_contents'];

/** @param {core.RecordRequestEvent} e */
function create(e) {
  /** @type {core.Record | undefined} */
  let there;
  if (isReportTooMany(e)) return e.json(200, e.record);
  const answer = withUploads(e, () =>
    recordOnce(e, 'create', () => {
      there = existingFact(e);
      if (there !== undefined) {
        e.record = there;
        return;
      }
      boundWrites(e);
      boundRows(e);
      guardCreate(e);
      if (e.collection.name === 'users') signUp(e);
      else if (e.collection.name === 'reports') saveWithPicture(e);
      else if (isCredited(e)) withAudit(e, (tx) => auditPhoto(tx, e, 'photo.add'));
      else e.next();
      if (e.collection.name === 'food_list_items') noteWhoAdded(e);
    }),
  );
  return there === undefined ? answer : e.json(200, there);
}

/** @param {core.RecordRequestEvent} e */
function update(e) {
  guardOldPassword(e);
  return withUploads(e, () =>
    recordOnce(e, 'update', () => {
      boundWrites(e);
      guardUpdate(e);
      noteEdits(e);
      if (blogCollections.includes(e.collection.name)) {
        followTitle(e);
        datePublication(e);
        return withAudit(e, (tx) => auditPost(tx, e, 'edit'));
      }
      return e.collection.name === 'user_roles' && !e.hasSuperuserAuth()
        ? withAudit(e, (tx) => auditRoleRow(tx, e))
        : e.next();
    }),
  );
}

/** @param {core.RecordRequestEvent} e */
function remove(e) {
  return recordOnce(e, 'delete', () => {
    boundWrites(e);
    if (e.collection.name === 'blog_posts') return withAudit(e, (tx) => auditPost(tx, e, 'delete'));
    if (e.collection.name === 'error_reports') return withAudit(e, (tx) => auditErrorReport(tx, e));
    if (isCredited(e)) return withAudit(e, (tx) => auditPhoto(tx, e, 'photo.delete'));
    return e.next();
  });
}

/** Whether a photo is no member's, but one that an admin adds with its credit. @param {core.RecordRequestEvent} e */
function isCredited(e) {
  return e.collection.name === 'food_photos' && e.record.getString('user') === '';
}

/** @param {CoreApp} tx @param {core.RecordRequestEvent} e @param {'photo.add' | 'photo.delete'} action */
function auditPhoto(tx, e, action) {
  const food = tx.findRecordsByIds('foods', [e.record.getString('food')])[0];
  const details = { name: food?.getString('name') ?? '', note: e.record.getString('author') };
  recordAdminAction(tx, { actor: actorOf(e.auth), action, kind: 'food', subject: food?.id ?? '', details });
}

/** @param {CoreApp} tx @param {core.RecordRequestEvent} e an error report being put away */
function auditErrorReport(tx, e) {
  recordAdminAction(tx, {
    actor: actorOf(e.auth),
    action: 'error-report.delete',
    kind: 'error_report',
    subject: e.record.id,
    details: { name: e.record.getString('message').slice(0, 200) },
  });
}

/**
 * The change with its line in the log of what admins did: both or neither.
 *
 * @param {core.RecordRequestEvent} e
 * @param {(tx: CoreApp) => void} audit
 */
function withAudit(e, audit) {
  inTransaction(e, (tx) => {
    audit(tx);
    e.next();
  });
}

module.exports = { create, remove, update };
