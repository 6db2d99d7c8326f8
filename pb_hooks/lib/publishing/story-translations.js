const { number } = require('../server/change-log.js');
const { readMeta, writeMeta } = require('../server/meta.js');
const { shippedTexts, textFiles } = require('./shipped-texts.js');
const { storyFacts } = require('./story-facts.js');
const { storyHtml } = require('./story-html.js');
const { ownLanguage, storyLanguages } = require('./story-language.js');
const { translatedFood } = require('./story-translation.js');
const { writeStory } = require('./write-story.js');

/**
 * A story of the built-in writer in every language that the project has its sentences in, and its food's texts: written anew from what the
 * food states, by the same shape and turn. It lies beside the English one, as `texts` of the post and of its content, by language. What a service or an
 * admin wrote has none.
 *
 * @typedef {import('./write-story.js').Story} Story
 * @typedef {Readonly<Record<string, Story>>} Translations by language
 * @typedef {(food: Record<string, any>, choice: { shape: number, turn: number }) => Translations} Translator
 */

/**
 * @param {CoreApp} app
 * @param {string} data the folder `pb_hooks/data`
 * @returns {Translator} of rows as PocketBase exports them
 */
function storyTranslator(app, data) {
  const tongues = Object.entries(storyLanguages(data))
    .filter(([code]) => code !== ownLanguage)
    .map(([code, language]) => ({ code, language, reader: shippedTexts(data, code) }));
  return (food, choice) =>
    Object.fromEntries(
      tongues.flatMap(({ code, language, reader }) => {
        const shipped = food['uploaded_by'] === '' ? reader.shippedOf(String(food['slug'])) : undefined;
        if (shipped === undefined) return [];
        const nameOf = (/** @type {string} */ name) => {
          const slug = slugOfFood(app, name);
          return slug === '' ? '' : reader.nameOf(slug, name);
        };
        const row = translatedFood(food, { shipped, language, nameOf });
        const story = row === null ? null : writeStory(storyFacts(row), { ...choice, language, least: 0 });
        return story === null ? [] : [[code, story]];
      }),
    );
}

/** @param {CoreApp} app @param {string} name @returns {string} the slug of the catalogue's own food of this name; '' where there is none */
function slugOfFood(app, name) {
  const rows = arrayOf(new DynamicModel({ slug: '' }));
  app
    .db()
    .newQuery("SELECT slug FROM foods WHERE name = {:name} AND uploaded_by = '' AND is_hidden = FALSE LIMIT 1")
    .bind({ name })
    .all(rows);
  return rows[0]?.slug ?? '';
}

/** @param {Translations} translations @returns {Record<string, unknown>} for `texts` of a post */
function cardsOf(translations) {
  return mapped(translations, ({ title, excerpt, metaDescription, keywords, readMinutes }) => ({
    title,
    excerpt,
    meta_description: metaDescription,
    keywords,
    read_time_minutes: readMinutes,
  }));
}

/** @param {Translations} translations @returns {Record<string, unknown>} for `texts` of a post's content */
function contentsOf(translations) {
  return mapped(translations, ({ blocks }) => storyHtml(blocks));
}

/** @param {Translations} translations @param {(story: Story) => unknown} make @returns {Record<string, unknown>} */
function mapped(translations, make) {
  return Object.fromEntries(Object.entries(translations).map(([code, story]) => [code, make(story)]));
}

/** Key of what was there when the stories were looked at last. */
const lookedAt = 'stories_translated';
/** Stories that the writer may have written, as a filter. */
const ownStories = 'written_by = "catalogue" && food != ""';
/** In so many turns the English wordings come round: there are one, two or three of each. */
const turns = 6;

/**
 * Adds a language to stories that are older than it. A story gets it only if it still reads, to the letter, as the writer would write it today. If neither
 * sentences nor texts have changed since the last time, no story is looked at. One story takes a twentieth of a second. So the server's start translates the
 * newest ones alone, and does not wait for the stories of years; the blog's hourly job translates the rest.
 *
 * @param {CoreApp} app
 * @param {string} data the folder `pb_hooks/data`
 * @param {number} [most] stories; 0 for all
 * @returns {number} how many stories got a language
 */
function translateStories(app, data, most = 0) {
  const languages = storyLanguages(data);
  const state = $security.sha256(
    JSON.stringify([languages, Object.keys(languages).map((code) => textFiles(data, code))]),
  );
  if (readMeta(app, lookedAt) === state) return 0;
  const english = languages[ownLanguage];
  const translate = storyTranslator(app, data);
  let count = 0;
  const posts = app.findRecordsByFilter('blog_posts', ownStories, '-published_at', most, 0);
  for (const post of posts) {
    const [food] = app.findRecordsByIds('foods', [post.getString('food')]);
    const [content] = app.findRecordsByIds('blog_contents', [post.id]);
    if (english === undefined || food === undefined || content === undefined) continue;
    const row = JSON.parse(JSON.stringify(food));
    const choice = choiceOf(storyFacts(row), { post, content, english, shape: shapeOf(app, post.id) });
    if (choice === undefined) continue;
    const translations = translate(row, choice);
    if (Object.keys(translations).length === 0) continue;
    app.runInTransaction((tx) => {
      post.set('texts', cardsOf(translations));
      content.set('texts', contentsOf(translations));
      tx.save(post);
      tx.save(content);
    });
    count += 1;
  }
  if (most === 0 || posts.length < most) writeMeta(app, lookedAt, state);
  if (count > 0) console.log(`${count} stories of the blog are told in other languages too`);
  return count;
}

/**
 * @param {import('./story-facts.js').StoryFacts} facts
 * @param {{ post: core.Record, content: core.Record, english: import('./story-language.js').StoryLanguage, shape: number }} told
 * @returns {{ shape: number, turn: number } | undefined} by which the writer writes what stands there; undefined where it does not
 */
function choiceOf(facts, { post, content, english, shape }) {
  const html = content.getString('content');
  const keywords = JSON.stringify(JSON.parse(post.getString('keywords') || '[]'));
  for (let turn = 0; turn < turns; turn += 1) {
    const story = shape < 0 ? null : writeStory(facts, { shape, turn, language: english });
    if (story === null || story.title !== post.getString('title')) continue;
    const isSame = story.excerpt === post.getString('excerpt') && JSON.stringify(story.keywords) === keywords;
    if (isSame && isSameHtml(storyHtml(story.blocks), html)) return { shape, turn };
  }
  return undefined;
}

/** @param {CoreApp} app @param {string} post @returns {number} the shape in which the writer told it; -1 where it has not noted that */
function shapeOf(app, post) {
  return number(app, 'SELECT COALESCE((SELECT shape FROM blog_stories WHERE post = {:post} LIMIT 1), -1) AS n', {
    post,
  });
}

/** The cleaner writes quotes as they are, and the writer escapes them. @param {string} written @param {string} stored */
function isSameHtml(written, stored) {
  const plain = (/** @type {string} */ html) => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
  return plain(written) === plain(stored);
}

module.exports = { cardsOf, contentsOf, storyTranslator, translateStories };
