const { countStory } = require('./blog-runs.js');
const { number } = require('../server/change-log.js');
const { idFromParts } = require('../server/id-from-parts.js');
const { storyFacts } = require('./story-facts.js');
const { storyHtml } = require('./story-html.js');
const { englishStories, ownLanguage } = require('./story-language.js');
const { askForStory } = require('./story-service.js');
const { freeSlug } = require('./story-slug.js');
const { cardsOf, contentsOf, storyTranslator } = require('./story-translations.js');
const { shapeCount, writeStory } = require('./write-story.js');

/**
 * A story for a food, whole or not at all: post, text and the note that this food had its story are one transaction.
 *
 * @typedef {import('./blog-runs.js').Run} Run
 * @typedef {import('./write-story.js').Story} Story
 */

/** spec 2 §7, generate-daily-blogs: never twice for one food within 30 days, in milliseconds. */
const pause = 30 * 86_400_000;
/** Fewer flavours than this, or a shorter description, in characters, give no story. */
const leastFlavours = 2;
const leastDescription = 60;
/** A service that has less time is not asked. */
const leastSeconds = 3;

/**
 * The food that the next story is about. It is one of the catalogue's own: a story speaks in the product's name and must not repeat what a member
 * wrote unchecked. Foods without a story come first, then those whose last story is the oldest. Among these it prefers a cuisine that the last three stories
 * were not about.
 *
 * @param {CoreApp} app
 * @param {{ now: number, except: readonly string[] }} ask
 * @returns {core.Record | undefined}
 */
function chooseFood(app, { now, except }) {
  const rows = arrayOf(new DynamicModel({ id: '' }));
  app
    .db()
    .newQuery(`WITH told AS (SELECT food, MAX(written) AS last FROM blog_stories GROUP BY food),
      lately AS (SELECT origin FROM foods WHERE id IN (SELECT food FROM blog_stories ORDER BY written DESC LIMIT 3))
    SELECT foods.id AS id FROM foods LEFT JOIN told ON told.food = foods.id
    WHERE foods.uploaded_by = '' AND foods.is_hidden = FALSE AND COALESCE(told.last, 0) <= {:since} AND LENGTH(foods.description) >= {:description}
      AND CASE WHEN JSON_VALID(foods.taste_profile) THEN JSON_ARRAY_LENGTH(foods.taste_profile, '$.flavor') ELSE 0 END >= {:flavours}
      AND foods.id NOT IN (SELECT value FROM json_each({:except}))
    ORDER BY COALESCE(told.last, 0), foods.origin IN (SELECT origin FROM lately), RANDOM() LIMIT 1`)
    .bind({
      since: now - pause,
      description: leastDescription,
      flavours: leastFlavours,
      except: JSON.stringify(except),
    })
    .all(rows);
  const id = rows[0]?.id;
  return id === undefined ? undefined : app.findRecordsByIds('foods', [id])[0];
}

/** @typedef {{ story: Story, shape: number, writtenBy: 'service' | 'catalogue', translations: import('./story-translations.js').Translations }} Composed */

/**
 * By the configured AI service where there is one and it has time, else by the built-in writer.
 *
 * @param {CoreApp} app outside any transaction
 * @param {core.Record} food
 * @param {number} seconds that a service may take
 * @returns {Composed | null} null where the catalogue states too little about it
 */
function composeStory(app, food, seconds) {
  const before = number(app, 'SELECT COUNT(*) AS n FROM blog_stories', {});
  const lastShape = number(
    app,
    'SELECT COALESCE((SELECT shape FROM blog_stories WHERE food = {:food} ORDER BY written DESC LIMIT 1), -1) AS n',
    { food: food.id },
  );
  const shape = before % shapeCount === lastShape ? (before + 1) % shapeCount : before % shapeCount;
  const turn =
    Math.floor(before / shapeCount) + Array.from(food.id).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  const data = `${__hooks}/data`;
  const row = JSON.parse(JSON.stringify(food));
  const [facts, language] = [storyFacts(row), englishStories(data)];
  const own = writeStory(facts, { shape, turn, language });
  if (own === null) return null;
  const told = seconds < leastSeconds ? null : askForStory(app, { facts, language, seconds });
  return told === null
    ? { story: own, shape, writtenBy: 'catalogue', translations: storyTranslator(app, data)(row, { shape, turn }) }
    : { story: told, shape, writtenBy: 'service', translations: {} };
}

/**
 * @param {CoreApp} app
 * @param {Composed & { run: Run, food: core.Record }} written
 * @returns {boolean} false where the food had its story meanwhile
 */
function publishStory(app, { run, food, story, shape, writtenBy, translations }) {
  let isPublished = false;
  app.runInTransaction((tx) => {
    const now = Date.now();
    isPublished =
      number(tx, 'SELECT COUNT(*) AS n FROM blog_stories WHERE food = {:food} AND written > {:since}', {
        food: food.id,
        since: now - pause,
      }) === 0;
    if (!isPublished) return;
    countStory(tx, run);
    const slug = freeSlug(tx, { title: story.title });
    // Derived, so that a device which knows nothing but the address can ask for it.
    const post = new Record(tx.findCollectionByNameOrId('blog_posts'), {
      id: idFromParts('blog_posts', () => slug),
      slug,
      title: story.title,
      excerpt: story.excerpt,
      meta_description: story.metaDescription,
      keywords: story.keywords,
      read_time_minutes: story.readMinutes,
      featured_image_url: pictureOf(food),
      food: food.id,
      written_by: writtenBy,
      language: ownLanguage,
      texts: cardsOf(translations),
      is_published: true,
      published_at: new DateTime(),
    });
    tx.save(post);
    tx.save(
      new Record(tx.findCollectionByNameOrId('blog_contents'), {
        id: post.id,
        post: post.id,
        content: storyHtml(story.blocks),
        texts: contentsOf(translations),
      }),
    );
    tx.save(
      new Record(tx.findCollectionByNameOrId('blog_stories'), {
        post: post.id,
        food: food.id,
        shape,
        written: now,
        run: run.id,
      }),
    );
  });
  return isPublished;
}

/** @param {core.Record} food */
function pictureOf(food) {
  const file = food.getString('image');
  return file === '' ? food.getString('image_url') : `/api/files/foods/${food.id}/${file}`;
}

module.exports = { chooseFood, composeStory, publishStory };
