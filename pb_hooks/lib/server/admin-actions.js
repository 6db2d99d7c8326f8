/**
 * Writes into the log what an admin did; call it in the transaction that does it, so that neither is there without the other. A line is read
 * by admins alone and never changes.
 *
 * @param {CoreApp} tx
 * @param {{ actor: string, action: string, kind: string, subject?: string, details?: Record<string, unknown> }} done
 *   `actor`: the admin's id, '' for a superuser and the server's own command; `action`: 'member.suspend', '{what}.{verb}'; `kind`: of what the
 *   subject is an id; `details`: whatever tells the rest, at most 8 kB, without anybody's address
 * @returns {string} the line's id
 */
function recordAdminAction(tx, { actor, action, kind, subject = '', details = {} }) {
  const line = new Record(tx.findCollectionByNameOrId('admin_actions'), {
    actor,
    action,
    subject_kind: kind,
    subject,
    details,
  });
  tx.save(line);
  return line.id;
}

/** @param {core.Record | null | undefined} caller @returns {string} how the log names the caller */
function actorOf(caller) {
  return caller === null || caller === undefined || caller.isSuperuser() ? '' : caller.id;
}

module.exports = { actorOf, recordAdminAction };
