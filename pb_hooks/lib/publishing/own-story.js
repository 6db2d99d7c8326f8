const { actorOf, recordAdminAction } = require('../server/admin-actions.js');
const { idFromParts } = require('../server/id-from-parts.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { listOf, orElse, part, readParts, text } = require('../server/request-shape.js');
const { readMinutesOf } = require('./reading-time.js');
const { freeSlug } = require('./story-slug.js');

/** Also of a text of which cleaning leaves nothing. */
const noText = { code: 'validation_required', message: 'A post needs a text of at most 100,000 characters.' };

/** In characters; of keywords also their number. */
const limits = { title: 200, excerpt: 1000, content: 100_000, keyword: 40, keywords: 12 };

/**
 * A story in an admin's own words. Only admins see it until one of them publishes it. Its HTML is cleaned like that of every other story. If the answer is
 * lost and the request comes again, no second story is made.
 *
 * @param {core.RequestEvent} e of an admin
 * @returns {void} 200 with `{ id, slug }`
 * @throws {BadRequestError} with an error on the field that does not fit
 */
function answerOwnStory(e) {
  const { cleanHtml } = require(`${__hooks}/lib/generated/clean-html.js`);
  const words = readParts(e.requestInfo().body, {
    title: part(text({ isTrimmed: true, least: 1, most: limits.title }), {
      code: 'validation_required',
      message: 'A post needs a title of at most 200 characters.',
    }),
    excerpt: part(text({ isTrimmed: true, most: limits.excerpt }), {
      code: 'validation_length_out_of_range',
      message: 'An excerpt has at most 1,000 characters.',
    }),
    keywords: part(listOf(text({ isTrimmed: true, least: 1, most: limits.keyword }), { most: limits.keywords }), {
      code: 'validation_length_out_of_range',
      message: 'A post has at most 12 keywords of 40 characters each.',
    }),
    content: part(text({ isTrimmed: true, least: 1, most: limits.content }), noText),
    language: part(orElse('', text({ form: /^([a-z]{2,3})?$/ })), {
      code: 'validation_invalid_format',
      message: 'A language is said by its short code.',
    }),
  });
  const content = cleanHtml(words.content);
  if (content.trim() === '') throw fieldRefusal({ content: noText });
  /** @type {{ id: string, slug: string } | undefined} */
  let story;
  e.app.runInTransaction((tx) => {
    story = sameDraft(tx, words.title, content);
    if (story !== undefined) return;
    const slug = freeSlug(tx, { title: words.title });
    const id = idFromParts('blog_posts', () => slug);
    const post = new Record(tx.findCollectionByNameOrId('blog_posts'), {
      id,
      slug,
      title: words.title,
      excerpt: words.excerpt,
      keywords: words.keywords,
      read_time_minutes: readMinutesOf(content),
      written_by: 'admin',
      language: words.language,
      is_published: false,
      // Its place among the others until it is published for the first time (datePublication).
      published_at: new DateTime(),
    });
    tx.save(post);
    tx.save(new Record(tx.findCollectionByNameOrId('blog_contents'), { id, post: id, content }));
    recordAdminAction(tx, {
      actor: actorOf(e.auth),
      action: 'blog.write',
      kind: 'blog_post',
      subject: id,
      details: { title: words.title },
    });
    story = { id, slug };
  });
  return e.json(200, story);
}

/** @param {CoreApp} tx @param {string} title @param {string} content clean */
function sameDraft(tx, title, content) {
  const drafts = tx.findRecordsByFilter(
    'blog_posts',
    'title = {:title} && written_by = "admin" && is_published = false',
    '-created',
    5,
    0,
    { title },
  );
  const same = drafts.find(({ id }) => tx.findRecordsByIds('blog_contents', [id])[0]?.getString('content') === content);
  return same === undefined ? undefined : { id: same.id, slug: same.getString('slug') };
}

/**
 * A story of one's own begins with the day on which it is published for the first time; one that comes back keeps its day.
 *
 * @param {core.RecordRequestEvent} e an edit of a post, before it is saved
 */
function datePublication(e) {
  if (e.collection.name !== 'blog_posts') return;
  if (e.record.original().getBool('is_published') || !e.record.getBool('is_published')) return;
  const steps = (/** @type {string} */ action) =>
    e.app.countRecords('admin_actions', $dbx.hashExp({ action, subject: e.record.id }));
  if (steps('blog.write') > 0 && steps('blog.publish') === 0) e.record.set('published_at', new DateTime());
}

module.exports = { answerOwnStory, datePublication };
