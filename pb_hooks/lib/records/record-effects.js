const { deleteAccount } = require('../members/account.js');
const { awardFor } = require('../members/achievements.js');
const {
  addressedCollections,
  applyBlock,
  nameBlocked,
  refuseAcrossBlock,
  liftBlock,
} = require('../visibility/block-visibility.js');
const { cleanContent, withdrawStories } = require('../publishing/blog-editing.js');
const { receive, welcome } = require('../messages/conversation.js');
const { settleName } = require('../foods/food-names.js');
const { keepBlocks } = require('../visibility/kept-blocks.js');
const { queueMail } = require('../mail/mail-queue.js');
const moderation = require('../admin/moderation.js');
const { namedCollections, settleNames, settleUsername } = require('../members/names.js');
const { notifyAbout, notifyOfAnswer, withdrawNotifications } = require('../notifications/notifications.js');
const { rebase } = require('../server/rebase.js');
const { settleMarks, stampInOrder } = require('../messages/read-marks.js');
const { settleSearchKey } = require('../server/search-key.js');
const { refreshRole, resetVerification } = require('../members/account-role.js');
const { inTransaction } = require('../server/transaction.js');
const { keepDocuments } = require('../professionals/kept-documents.js');
const eventNews = require('../professionals/event-news.js');
const verification = require('../professionals/verification.js');
const { settleTasting } = require('../taste/tastings.js');
const { resignVideos } = require('../publishing/videos.js');

/** What a saved or deleted record brings about, in its own transaction, whoever writes it. */

const roleCollections = ['user_roles', 'professional_profiles'];
const decidedCollections = ['reports', 'verification_requests'];
const earningCollections = ['foods', 'reviews', 'user_follows'];
/** What members say about a food. */
const aboutFoods = [
  'food_likes',
  'food_list_items',
  'food_photos',
  'pair_votes',
  'pinned_reviews',
  'review_answers',
  'reviews',
  'saved_foods',
  'videos',
];
const toldCollections = [
  'food_likes',
  'list_members',
  'messages',
  'review_answers',
  'reviews',
  'table_invitations',
  'user_follows',
];

/** @param {core.RecordEvent} e any record that has a name to settle, a text to clean, a standing to refresh or somebody to tell, being created */
function created(e) {
  const { name } = e.record.collection();
  inTransaction(e, (tx) => {
    if (namedCollections.includes(name)) settleNames(tx, e.record);
    if (name === 'foods') settleName(tx, e.record);
    if (addressedCollections.includes(name)) refuseAcrossBlock(tx, e.record);
    if (aboutFoods.includes(name)) moderation.refuseHidden(tx, e.record);
    if (name === 'reviews') settleTasting(tx, e.record);
    if (name === 'blocks') nameBlocked(tx, e.record);
    if (name === 'messages') {
      receive(tx, e.record);
      stampInOrder(tx, e.record);
    }
    if (name === 'profiles') {
      settleUsername(tx, e.record);
      settleSearchKey(e.record);
    }
    if (name === 'blog_contents') cleanContent(e.record);
    e.next();
    if (name === 'blocks') applyBlock(tx, e.record);
    if (name === 'user_follows') welcome(tx, e.record);
    if (name === 'verification_requests') keepDocuments(tx, e.record);
    if (name === 'user_roles') resetVerification(tx, e.record);
    if (name === 'professional_profiles')
      queueMail(tx, { kind: 'verification_guidelines', user: e.record.getString('user'), about: e.record.id });
    if (roleCollections.includes(name)) refreshRole(tx, e.record.getString('user'));
    if (toldCollections.includes(name)) notifyAbout(tx, e.record);
    if (name === 'food_events') eventNews.tellOfNew(tx, e.record);
    if (earningCollections.includes(name)) awardFor(tx, e.record);
  });
}

/** @param {core.RecordEvent} e any record being changed */
function updated(e) {
  const { name } = e.record.collection();
  const status = decidedCollections.includes(name) ? e.record.original().getString('status') : '';
  const before = name === 'food_events' ? e.record.original() : undefined;
  const note = name === 'verification_requests' ? verification.noteOf(e.record.original()) : '';
  const answer = name === 'table_invitations' ? e.record.original().getString('answer') : '';
  inTransaction(e, (tx) => {
    if (name === 'conversations') settleMarks(tx, e.record);
    if (name === 'verification_requests') verification.holdFirstDecision(tx, e.record);
    if (namedCollections.includes(name)) settleNames(tx, e.record);
    rebase(tx, e.record);
    if (name === 'reviews') settleTasting(tx, e.record);
    if (name === 'foods' && e.record.getString('name') !== e.record.original().getString('name'))
      settleName(tx, e.record);
    if (name === 'profiles') {
      settleUsername(tx, e.record);
      settleSearchKey(e.record);
    }
    if (name === 'blog_contents') cleanContent(e.record);
    e.next();
    if (name === 'foods') withdrawStories(tx, e.record);
    if (name === 'verification_requests') verification.applyDecision(tx, e.record, { status, note });
    if (name === 'reports') moderation.applyDecision(tx, e.record, status);
    if (roleCollections.includes(name)) refreshRole(tx, e.record.getString('user'));
    if (earningCollections.includes(name)) awardFor(tx, e.record);
    if (before !== undefined) eventNews.tellOfChange(tx, e.record, (field) => before.getString(field));
    if (name === 'profiles') resignVideos(tx, e.record);
    if (name === 'table_invitations') notifyOfAnswer(tx, e.record, answer);
  });
}

/** @param {core.RecordEvent} e an account, a block, a record that a standing rests on, or one that somebody was told of, being deleted */
function deleted(e) {
  const { name } = e.record.collection();
  inTransaction(e, (tx) => {
    if (name === 'users') {
      moderation.noteDeparture(tx, e.record.id);
      keepBlocks(tx, e.record);
    }
    e.next();
    if (name === 'users') deleteAccount(tx, e.record.id);
    if (name === 'blocks') liftBlock(tx, e.record);
    if (roleCollections.includes(name)) refreshRole(tx, e.record.getString('user'));
    if (name === 'foods' || toldCollections.includes(name)) withdrawNotifications(tx, e.record);
    if (name === 'food_events') eventNews.withdrawEvent(tx, e.record);
  });
}

module.exports = { created, deleted, updated };
