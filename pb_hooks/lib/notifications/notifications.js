const { day, take, waitFor } = require('../server/allowances.js');
const { mayNotify } = require('../visibility/block-visibility.js');
const { deriveId } = require('../server/derive-id.js');
const { owePushes } = require('../push/push-queue.js');

/**
 * Notifications (spec 1 §2, §3, §4), written in the transaction of what they tell of. A notification's id is derived from that act, so that
 * liking, unliking and liking again leaves one at most; what is undone takes the notification along that was not seen yet. What is undone and
 * done again within a day stands in the list and rings nowhere: else the button would be a bell in a harasser's hand (R38). Of a conversation
 * only the newest message is told, of a request that was not answered one a day.
 *
 * Each is told twice: as facts, which a device words in its reader's language, and as an English `message` for a version of the app that does
 * not know such facts [S9]. The names are those of that moment. `who` is '' for a member without a name; `what` is the name of a food, a list or an event, or the
 * key of an achievement.
 *
 * @typedef {{ kind: 'like' | 'review' | 'comment' | 'answer', who: string, what: string }
 *   | { kind: 'list_invitation' | 'list_joined', who: string, what: string }
 *   | { kind: 'event' | 'event_changed' | 'event_cancelled', who: string, what: string }
 *   | { kind: 'follow' | 'message' | 'message_request' | 'table_invitation' | 'table_joined' | 'table_left', who: string }
 *   | { kind: 'achievement', what: string }
 *   | { kind: 'verification_approved' | 'verification_rejected' | 'verification_note' }} Facts
 * @typedef {{ id: string, user: string, actor: string, type: string, facts: Facts, message: string, link: string }} News
 */

/** Kinds of allowances: an act that was undone, and a request for messages that was told. */
const undone = 'told-undone';
const asked = 'told-request';

const tablesLink = '/taste-profile?tab=table';

/** A member's devices hold no more than these; spec 1 §9 lists 50. */
const keptPerMember = 100;

/**
 * The id of the notification of an act; '' for what nobody is told of.
 *
 * @param {core.Record} act
 */
function idOf(act) {
  switch (act.collection().name) {
    case 'food_likes':
      return deriveId('told of like', act.getString('food'), act.getString('user'));
    case 'reviews':
      return deriveId('told of review', act.getString('food'), act.getString('user'));
    case 'review_answers':
      return deriveId('told of answer', act.getString('review'), act.getString('user'));
    case 'user_follows':
      return deriveId('told of follow', act.getString('following'), act.getString('follower'));
    case 'list_members':
      return deriveId('told of list member', act.getString('list'), act.getString('user'));
    case 'table_invitations':
      return deriveId('told of table', act.getString('guest'), act.getString('host'));
    case 'messages':
      return deriveId('told of message', act.id);
    default:
      return '';
  }
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} act
 * @returns {News | undefined}
 */
function newsOf(tx, act) {
  const id = idOf(act);
  switch (act.collection().name) {
    case 'food_likes':
      return newsOfFood(tx, act, { id, type: 'like', verb: 'liked' });
    case 'reviews':
      // Stars alone are a review; words are a comment on the food as well.
      return act.getString('review_text') === ''
        ? newsOfFood(tx, act, { id, type: 'review', verb: 'reviewed' })
        : newsOfFood(tx, act, { id, type: 'comment', verb: 'commented on' });
    case 'user_follows': {
      const actor = act.getString('follower');
      const { who, name, username } = nameOf(tx, actor);
      const message = `${name} started following you`;
      return {
        id,
        user: act.getString('following'),
        actor,
        type: 'follow',
        facts: { kind: 'follow', who },
        message,
        link: `/profile/${username}`,
      };
    }
    case 'review_answers':
      return newsOfAnswer(tx, act, id);
    case 'list_members':
      return newsOfList(tx, act, id);
    case 'table_invitations': {
      const actor = act.getString('host');
      const { who, name } = nameOf(tx, actor);
      const message = `${name} asks what you avoid, to eat together`;
      return {
        id,
        user: act.getString('guest'),
        actor,
        type: 'other',
        facts: { kind: 'table_invitation', who },
        message,
        link: tablesLink,
      };
    }
    case 'messages':
      return newsOfMessage(tx, act, id);
    default:
      return undefined;
  }
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} act on a food, by `user`
 * @param {{ id: string, type: 'like' | 'review' | 'comment', verb: string }} what
 * @returns {News | undefined}
 */
function newsOfFood(tx, act, { id, type, verb }) {
  const food = tx.findRecordsByIds('foods', [act.getString('food')])[0];
  if (!food) return undefined;
  const actor = act.getString('user');
  const { who, name } = nameOf(tx, actor);
  const what = food.getString('name');
  return {
    id,
    user: food.getString('uploaded_by'),
    actor,
    type,
    facts: { kind: type, who, what },
    message: `${name} ${verb} your ${what}`,
    link: `/food/${food.id}`,
  };
}

/**
 * Tells the writer of a review that it was answered. Its type is `comment`, which comments on one's own foods have, too: members choose both together.
 *
 * @param {CoreApp} tx
 * @param {core.Record} act
 * @param {string} id
 * @returns {News | undefined}
 */
function newsOfAnswer(tx, act, id) {
  const food = tx.findRecordsByIds('foods', [act.getString('food')])[0];
  const review = tx.findRecordsByIds('reviews', [act.getString('review')])[0];
  if (!food || !review) return undefined;
  const actor = act.getString('user');
  const { who, name } = nameOf(tx, actor);
  const what = food.getString('name');
  return {
    id,
    user: review.getString('user'),
    actor,
    type: 'comment',
    facts: { kind: 'answer', who, what },
    message: `${name} answered your review of ${what}`,
    link: `/food/${food.id}`,
  };
}

/**
 * An invitation, told to whoever is invited; a joining by link, told to the owner of the list. Both are addressed to a member, as messages are.
 *
 * @param {CoreApp} tx
 * @param {core.Record} act
 * @param {string} id
 * @returns {News}
 */
function newsOfList(tx, act, id) {
  const isInvitation = act.getString('state') === 'invited';
  const [owner, member] = [act.getString('owner'), act.getString('user')];
  const actor = isInvitation ? owner : member;
  const { who, name } = nameOf(tx, actor);
  const what = act.getString('name');
  return {
    id,
    user: isInvitation ? member : owner,
    actor,
    type: 'message',
    facts: { kind: isInvitation ? 'list_invitation' : 'list_joined', who, what },
    message: isInvitation ? `${name} invites you to make ‘${what}’ together` : `${name} now makes ‘${what}’ with you`,
    link: `/list/${act.getString('list')}`,
  };
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} act
 * @param {string} id
 * @returns {News | undefined}
 */
function newsOfMessage(tx, act, id) {
  const conversation = tx.findRecordsByIds('conversations', [act.getString('conversation')])[0];
  if (!conversation) return undefined;
  const actor = act.getString('sender');
  const [first, second] = [conversation.getString('participant_1'), conversation.getString('participant_2')];
  const isRequest = conversation.getString('status') === 'requested';
  const { who, name } = nameOf(tx, actor);
  const message = `${name} ${isRequest ? 'wants to send you messages' : 'sent you a message'}`;
  /** @type {Facts} */
  const facts = { kind: isRequest ? 'message_request' : 'message', who };
  return {
    id,
    user: first === actor ? second : first,
    actor,
    type: 'message',
    facts,
    message,
    link: `/messages/${conversation.id}`,
  };
}

/**
 * @param {CoreApp} tx
 * @param {string} member
 */
function nameOf(tx, member) {
  const profile = tx.findRecordsByIds('profiles', [member])[0];
  const username = profile?.getString('username') ?? '';
  const who = profile?.getString('full_name') || username;
  return { who, name: who || 'A member', username };
}

/**
 * Notifies the member whom an act concerns, for example whose food was liked. Nobody is told of their own act, nor across a block, nor of somebody they muted.
 *
 * @param {CoreApp} tx the transaction of the act, after it was saved
 * @param {core.Record} act
 */
function notifyAbout(tx, act) {
  const news = newsOf(tx, act);
  if (news === undefined || news.user === '' || news.user === news.actor) return;
  if (!mayNotify(tx, news)) return;
  if (
    news.facts.kind === 'message_request' &&
    take(tx, { kind: asked, who: deriveId('told of request', news.link), most: 1, seconds: day }) > 0
  )
    return;
  notify(tx, news, { isRepeated: isRepeated(tx, news.id) });
}

/** Whether the act behind a notification was undone in the last day: if it is done again, it rings nowhere. @param {CoreApp} app @param {string} id */
function isRepeated(app, id) {
  return waitFor(app, { kind: undone, who: id, most: 1 }) > 0;
}

/**
 * Tells a host that somebody says from now on what they avoid, or does so no more: then the table goes by the host's own words.
 *
 * @param {CoreApp} tx the transaction of the answer, after it was saved
 * @param {core.Record} invitation
 * @param {string} before the answer before this one
 */
function notifyOfAnswer(tx, invitation, before) {
  const answer = invitation.getString('answer');
  const kind = answer === 'accepted' ? 'table_joined' : 'table_left';
  if (answer === before || (kind === 'table_left' && before !== 'accepted')) return;
  const [user, actor] = [invitation.getString('host'), invitation.getString('guest')];
  if (!mayNotify(tx, { actor, user })) return;
  const { who, name } = nameOf(tx, actor);
  const message =
    kind === 'table_joined'
      ? `${name} says what they avoid, at your table`
      : `${name} does not say any more what they avoid: ask before you eat together`;
  const id = deriveId('told of table answer', user, actor);
  // The newer answer takes the place of the one before.
  remove(tx, 'id = {:id}', { id });
  notify(tx, { id, user, actor, type: 'other', facts: { kind, who }, message, link: tablesLink });
}

/**
 * Writes a member's news, if the member wants to hear of such things. For whoever wants quiet it is seen from the start: it stands in the list,
 * without a badge or an announcement on any device.
 *
 * @param {CoreApp} tx
 * @param {News} news
 * @param {{ isRepeated?: boolean }} [how] `isRepeated`: it was told before, and is quiet
 */
function notify(tx, news, { isRepeated: isQuiet = false } = {}) {
  const wishes = tx.findRecordsByIds('notification_preferences', [news.user])[0];
  if (wishes?.getBool(`mute_${news.type}`)) return;
  if (news.link.startsWith('/messages/')) {
    remove(tx, "user = {:user} AND type = 'message' AND link = {:link}", { user: news.user, link: news.link });
  }
  if (tx.findRecordsByIds('notifications', [news.id]).length > 0) return;
  const told = new Record(tx.findCollectionByNameOrId('notifications'), {
    ...news,
    seen: isQuiet || (wishes?.getBool('quiet') ?? false),
  });
  tx.save(told);
  if (!told.getBool('seen')) owePushes(tx, told);
  remove(
    tx,
    `id IN (SELECT id FROM notifications WHERE user = {:user} ORDER BY created DESC, rowid DESC LIMIT -1 OFFSET ${keptPerMember})`,
    { user: news.user },
  );
}

/**
 * Takes back what was told of an act that is undone, as long as it was not seen; of a food that is gone, everything.
 *
 * @param {CoreApp} tx the transaction of the deletion
 * @param {core.Record} act
 */
function withdrawNotifications(tx, act) {
  if (act.collection().name === 'foods') {
    remove(tx, 'user = {:user} AND link = {:link}', { user: act.getString('uploaded_by'), link: `/food/${act.id}` });
  } else {
    const id = idOf(act);
    // What was told quietly was never looked at.
    const wasUndone = take(tx, { kind: undone, who: id, most: 1, seconds: day }) > 0;
    remove(tx, wasUndone ? 'id = {:id}' : 'id = {:id} AND seen = FALSE', { id });
  }
}

/**
 * By plain SQL: the feed's triggers see it, and there is nothing else to do for a notification.
 *
 * @param {CoreApp} tx
 * @param {string} condition
 * @param {Record<string, unknown>} values
 */
function remove(tx, condition, values) {
  tx.db().newQuery(`DELETE FROM notifications WHERE ${condition}`).bind(values).execute();
}

module.exports = { isRepeated, notify, notifyAbout, notifyOfAnswer, withdrawNotifications };
