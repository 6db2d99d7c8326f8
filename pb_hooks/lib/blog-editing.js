const { actorOf, recordAdminAction } = require('./admin-actions.js');

/** What is done with stories after they were written, in the transaction that does it. */

/** @param {core.Record} text of a post, about to be saved by whomever */
function cleanContent(text) {
  const { cleanHtml } = require(`${__hooks}/lib/generated/clean-html.js`);
  text.set('content', cleanHtml(text.getString('content')));
}

/**
 * An admin's change of a post or of its text, for the log; who changes a text answers for it from then on.
 *
 * @param {CoreApp} tx
 * @param {core.RecordRequestEvent} e
 * @param {'edit' | 'delete'} step
 */
function auditPost(tx, e, step) {
  const isText = e.collection.name === 'blog_contents';
  const post = isText ? tx.findRecordsByIds('blog_posts', [e.record.getString('post')])[0] : e.record;
  if (post === undefined) return;
  const was = e.record.original().getBool('is_published');
  const isMoved = !isText && step === 'edit' && was !== e.record.getBool('is_published');
  recordAdminAction(tx, { actor: actorOf(e.auth), action: `blog.${isMoved ? (was ? 'withdraw' : 'publish') : step}`, kind: 'blog_post', subject: post.id, details: { title: post.getString('title') } });
  if (isText && post.getString('written_by') !== 'admin') {
    post.set('written_by', 'admin');
    tx.saveNoValidate(post);
  }
}

/**
 * Stories about a food that was hidden are told no more. They stay with the admins, who may publish them again.
 *
 * @param {CoreApp} tx
 * @param {core.Record} food
 */
function withdrawStories(tx, food) {
  if (!food.getBool('is_hidden') || food.original().getBool('is_hidden')) return;
  for (const post of tx.findRecordsByFilter('blog_posts', 'food = {:food} && is_published = true', '', 0, 0, { food: food.id })) {
    post.set('is_published', false);
    tx.saveNoValidate(post);
  }
}

module.exports = { auditPost, cleanContent, withdrawStories };
