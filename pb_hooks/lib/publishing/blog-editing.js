const { actorOf, recordAdminAction } = require('../server/admin-actions.js');
const { readMinutesOf } = require('./reading-time.js');
const { freeSlug } = require('./story-slug.js');

/** What is done with stories after they were written, in the transaction that does it. */

/** @param {core.Record} text of a post, about to be saved by whomever */
function cleanContent(text) {
  const { cleanHtml } = require(`${__hooks}/lib/generated/clean-html.js`);
  text.set('content', cleanHtml(text.getString('content')));
  const texts = JSON.parse(text.getString('texts') || 'null');
  if (texts !== null)
    text.set('texts', Object.fromEntries(Object.entries(texts).map(([code, html]) => [code, cleanHtml(String(html))])));
}

/** What readers see of a post. */
const wordsOfPost = ['title', 'excerpt', 'meta_description', 'keywords'];

/**
 * The translations of a story were made of the words that are edited now. So an edit takes them away, those of the post and those of its text.
 *
 * @param {CoreApp} tx
 * @param {{ record: core.Record, post: core.Record, isText: boolean }} edit `record`: of the edit, before it is saved; `post`: the story
 */
function dropTranslations(tx, { record, post, isText }) {
  const was = record.original();
  const columns = isText ? ['content'] : wordsOfPost;
  if (columns.every((column) => was.getString(column) === record.getString(column))) return;
  (isText ? record : post).set('texts', null);
  const other = isText ? post : tx.findRecordsByIds('blog_contents', [post.id])[0];
  if (other === undefined) return;
  other.set('texts', null);
  tx.saveNoValidate(other);
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
  recordAdminAction(tx, {
    actor: actorOf(e.auth),
    action: `blog.${isMoved ? (was ? 'withdraw' : 'publish') : step}`,
    kind: 'blog_post',
    subject: post.id,
    details: { title: post.getString('title') },
  });
  if (step === 'edit') dropTranslations(tx, { record: e.record, post, isText });
  if (!isText) return;
  post.set('written_by', 'admin');
  post.set('read_time_minutes', readMinutesOf(e.record.getString('content')));
  tx.saveNoValidate(post);
}

/** So many former addresses of a story lead on to it; older ones are forgotten. */
const mostFormer = 20;

/**
 * A revised title has the address that fits it; the one before leads on.
 *
 * @param {core.RecordRequestEvent} e an edit of a post, before it is saved
 */
function followTitle(e) {
  const was = e.record.original();
  if (e.collection.name !== 'blog_posts' || was.getString('title') === e.record.getString('title')) return;
  const [before, slug] = [
    was.getString('slug'),
    freeSlug(e.app, { title: e.record.getString('title'), post: e.record.id }),
  ];
  if (slug === before) return;
  const former = formerSlugs(was).filter((one) => one !== slug && one !== before);
  e.record.set('slug', slug);
  e.record.set('former_slugs', [before, ...former].slice(0, mostFormer));
}

/** @param {core.Record} post @returns {string[]} the last first */
function formerSlugs(post) {
  const slugs = JSON.parse(post.getString('former_slugs') || '[]');
  return Array.isArray(slugs) ? slugs : [];
}

/**
 * Stories about a food that was hidden are told no more. They stay with the admins, who may publish them again.
 *
 * @param {CoreApp} tx
 * @param {core.Record} food
 */
function withdrawStories(tx, food) {
  if (!food.getBool('is_hidden') || food.original().getBool('is_hidden')) return;
  for (const post of tx.findRecordsByFilter('blog_posts', 'food = {:food} && is_published = true', '', 0, 0, {
    food: food.id,
  })) {
    post.set('is_published', false);
    tx.saveNoValidate(post);
  }
}

module.exports = { auditPost, cleanContent, followTitle, withdrawStories };
