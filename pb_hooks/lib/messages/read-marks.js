const { fieldRefusal } = require('../server/field-refusal.js');

/**
 * Refuses a change of the other member's mark: nobody may say what another has read.
 *
 * @param {core.RecordRequestEvent} e a conversation being changed by a member
 */
function guardMarks(e) {
  if (e.hasSuperuserAuth()) return;
  const other = e.record.getString('participant_1') === e.auth?.id ? 'read_2' : 'read_1';
  if (e.record.getString(other) === e.record.original().getString(other)) return;
  throw fieldRefusal({ [other]: { code: 'validation_read_only', message: 'This value cannot be set.' } });
}

/**
 * A mark only moves forward, and never past the newest message. What it passes is read: triggers count it off.
 *
 * @param {CoreApp} tx the transaction that saves the conversation, before it does
 * @param {core.Record} conversation
 */
function settleMarks(tx, conversation) {
  for (const [mark, other] of [
    ['read_1', 'participant_2'],
    ['read_2', 'participant_1'],
  ]) {
    if (mark === undefined || other === undefined) continue;
    const asked = conversation.getString(mark);
    if (asked === conversation.original().getString(mark)) continue;
    const now = new DynamicModel({ mark: '', newest: '' });
    tx.db()
      .newQuery(`SELECT ${mark} AS mark, last_message_at AS newest FROM conversations WHERE id = {:id}`)
      .bind({ id: conversation.id })
      .one(now);
    const reached = asked < now.newest ? asked : now.newest;
    const upTo = reached > now.mark ? reached : now.mark;
    conversation.set(mark, upTo);
    tx.db()
      .newQuery(`UPDATE messages SET is_read = 1, updated = {:at}
      WHERE conversation = {:id} AND sender = {:sender} AND is_read = 0 AND created <= {:upTo}`)
      .bind({ id: conversation.id, sender: conversation.getString(other), upTo, at: new DateTime().string() })
      .execute();
  }
}

/**
 * The messages of a conversation have strictly rising times in the order of their commits, also where two fall into one millisecond or the
 * server's clock goes back: so 'read up to' and 'older than' are exact.
 *
 * @param {CoreApp} tx the transaction that saves the message
 * @param {core.Record} message
 */
function stampInOrder(tx, message) {
  const rows = arrayOf(new DynamicModel({ newest: '' }));
  tx.db()
    .newQuery('SELECT last_message_at AS newest FROM conversations WHERE id = {:id}')
    .bind({ id: message.getString('conversation') })
    .all(rows);
  const newest = Date.parse(rows[0]?.newest ?? '') || 0;
  const at = Math.max(Date.now(), newest + 1);
  message.setRaw('created', new DateTime(new Date(at).toISOString().replace('T', ' ')));
}

module.exports = { guardMarks, settleMarks, stampInOrder };
