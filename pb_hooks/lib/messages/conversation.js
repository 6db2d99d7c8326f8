const { UNANSWERED_MESSAGES } = require('../server/collections.js');
const { fieldRefusal } = require('../server/field-refusal.js');

/**
 * A conversation has a `status`, and `requested_by`, who began it. Both belong to the server:
 *
 *   begun with somebody who follows one ────────────────▶ accepted
 *   begun with a stranger ──▶ requested ──┬─ the stranger says 'accepted', or writes, or follows ──▶ accepted
 *                                         └─ the stranger says 'declined' ──▶ declined ──(says or writes so)──▶ accepted
 *
 * Only the member who was asked changes the status, by an ordinary update of the record to 'accepted' or 'declined'; that member may do
 * so at any time, as often as there are devices that were offline [S15]. Into a declined conversation its beginner can write nothing more, and into
 * one that was not answered three messages.
 */

/**
 * Two members have one conversation (R18): its participants stand in the order of their ids, from which its own is derived, so that both may
 * begin it without a connection [S12].
 *
 * @param {core.RecordRequestEvent} e
 * @throws {BadRequestError} for the wrong order, or oneself
 */
function guardPair(e) {
  const [first, second] = [e.record.getString('participant_1'), e.record.getString('participant_2')];
  if (first >= second) {
    throw fieldRefusal({
      participant_2: {
        code: 'validation_invalid_pair',
        message: 'The participants must be two members in the order of their ids.',
      },
    });
  }
}

/** @param {core.RecordRequestEvent} e a conversation being begun, by a member or by a superuser in a member's name */
function openConversation(e) {
  guardPair(e);
  if (!e.hasSuperuserAuth()) e.record.set('requested_by', e.auth?.id ?? '');
  if (e.record.getString('status') !== '') return;
  const isOpen = e.record.getString('requested_by') === '' || isWelcome(e.app, e.record);
  e.record.set('status', isOpen ? 'accepted' : 'requested');
}

/**
 * @param {core.RecordRequestEvent} e
 * @throws {BadRequestError} where another than the one who was asked answers, or an answered conversation would become a request again
 */
function guardAnswer(e) {
  const status = e.record.getString('status');
  if (status === e.record.original().getString('status')) return;
  const beganBy = e.record.getString('requested_by');
  if (!e.hasSuperuserAuth() && (beganBy === '' || beganBy === e.auth?.id)) {
    throw fieldRefusal({
      status: { code: 'validation_read_only', message: 'Only the member who was asked can answer.' },
    });
  }
  if (status !== 'requested') return;
  throw fieldRefusal({
    status: { code: 'validation_invalid_step', message: 'A request that was answered stays answered.' },
  });
}

/**
 * What a message does to the conversation that it is written into.
 *
 * @param {CoreApp} tx the transaction that saves the message, before it is saved
 * @param {core.Record} message
 * @throws {BadRequestError} on a message into a conversation that was declined, and on one too many to somebody who has not answered
 */
function receive(tx, message) {
  const conversation = tx.findRecordsByIds('conversations', [message.getString('conversation')])[0];
  if (!conversation || conversation.getString('status') === 'accepted') return;
  const isAnswer = message.getString('sender') !== conversation.getString('requested_by');
  if (!isAnswer && conversation.getString('status') === 'declined') throw notTaken('conversation');
  if (!isAnswer && !isWelcome(tx, conversation)) {
    const sent = tx.countRecords(
      'messages',
      $dbx.hashExp({ conversation: conversation.id, sender: message.getString('sender') }),
    );
    if (sent >= UNANSWERED_MESSAGES)
      throw fieldRefusal({
        conversation: { code: 'validation_unanswered', message: 'You can write 3 messages until this member answers.' },
      });
    return;
  }
  conversation.set('status', 'accepted');
  tx.saveNoValidate(conversation);
}

/**
 * Who follows the one that asked has answered.
 *
 * @param {CoreApp} tx the transaction that saved the follow
 * @param {core.Record} follow
 */
function welcome(tx, follow) {
  const [first, second] = [follow.getString('follower'), follow.getString('following')].toSorted();
  const conversation = tx.findRecordsByFilter(
    'conversations',
    'participant_1 = {:first} && participant_2 = {:second}',
    '',
    1,
    0,
    { first, second },
  )[0];
  if (
    !conversation ||
    conversation.getString('status') !== 'requested' ||
    conversation.getString('requested_by') !== follow.getString('following')
  )
    return;
  conversation.set('status', 'accepted');
  tx.saveNoValidate(conversation);
}

/**
 * Whether the member who was asked follows the one who asked.
 *
 * @param {CoreApp} app
 * @param {core.Record} conversation
 */
function isWelcome(app, conversation) {
  const follower = askedMember(conversation);
  return (
    app.countRecords('user_follows', $dbx.hashExp({ follower, following: conversation.getString('requested_by') })) > 0
  );
}

/** @param {core.Record} conversation */
function askedMember(conversation) {
  const [first, second] = [conversation.getString('participant_1'), conversation.getString('participant_2')];
  return conversation.getString('requested_by') === first ? second : first;
}

/**
 * One sentence for whoever was declined or blocked: it does not say which.
 *
 * @param {string} field
 */
function notTaken(field) {
  return fieldRefusal({
    [field]: { code: 'validation_not_taken', message: 'This member does not take messages from you.' },
  });
}

module.exports = { guardAnswer, openConversation, receive, welcome };
