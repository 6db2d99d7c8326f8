const { answerAbsent } = require('./absent-page.js');
const { answerDocument, baseOf } = require('./app-document.js');
const { foodWords } = require('./food-words.js');
const { beginningOfExplore, dayTable } = require('./first-foods.js');
const { dataOfFood } = require('./places-data.js');
const { mostDistinctive, pictureOf, wholePicture } = require('./page-picture.js');
const { languageAsked, pageWords } = require('./page-words.js');
const { readPublicJson } = require('../visibility/public-json.js');
const { shortened } = require('../publishing/story-words.js');

/** What the first page, Explore and the addresses of foods are about, for whoever reads the document and runs no app (`app-document.js`). */

/** spec 1 §9: landing featured. */
const featuredCount = 6;

/** The first page, with the foods that it begins with (spec 1 §9: landing featured). @param {core.RequestEvent} e */
function answerHome(e) {
  const foods = readFoods(e.app, dayTable(e.app, featuredCount));
  const shown = mostDistinctive(foods.map((json) => JSON.parse(json)));
  const picture = pictureOf(shown, 'full', e);
  const language = languageAsked(e);
  return answerDocument(e, {
    ...pageWords(language).home,
    language,
    path: '/',
    type: 'website',
    image: picture,
    imageOf: shown === undefined ? '' : foodWords(shown, language).name,
    foods,
    landing: { picture },
  });
}

/**
 * Explore, with the foods that its front page begins with: the best rated, or what members shared last and the table of the day while nothing is rated (spec 1 §2 and §9, R36). Its lists, which
 * stand in the query, begin with other foods.
 *
 * @param {core.RequestEvent} e
 */
function answerExplore(e) {
  const language = languageAsked(e);
  const page = /** @type {const} */ ({
    ...pageWords(language).explore,
    language,
    path: '/explore',
    type: 'website',
    image: '',
  });
  const { ids, heading, lead } = /^(lang=[\w-]*)?$/.test(e.request.url.rawQuery)
    ? beginningOfExplore(e.app)
    : { ids: [], heading: '', lead: '' };
  const foods = readFoods(e.app, ids);
  if (foods.length === 0) return answerDocument(e, page);
  const cultures = e.app.findRecordsByFilter('catalogue_stats', '', '', 1, 0)[0]?.getInt('cultures') ?? 0;
  return answerDocument(e, {
    ...page,
    foods,
    explore: {
      heading,
      lead,
      picture: pictureOf(JSON.parse(foods[0] ?? '{}'), 'card', e),
      cultures,
      foods: foods.length,
    },
  });
}

/** @param {CoreApp} app @param {readonly string[]} ids @returns {string[]} their rows as JSON, in this order */
function readFoods(app, ids) {
  return readPublicJson(app, 'foods', { ids }).map(({ json }) => json);
}

/** @param {core.RequestEvent} e */
function answerFood(e) {
  const id = e.request.pathValue('id');
  const path = `/food/${encodeURIComponent(id)}`;
  const language = languageAsked(e);
  const words = pageWords(language);
  const [row] = readPublicJson(e.app, 'foods', { ids: [id] });
  if (row === undefined) return answerAbsent(e, { language, path });
  /** @type {import('./food-words.js').NamedFood & { origin: string, image: string, cover: string, image_url: string }} */
  const food = JSON.parse(row.json);
  const { name, description } = foodWords(food, language);
  const image = wholePicture({ ...food, id });
  const base = baseOf(e.app);
  const data = dataOfFood(e.app, base, { id, name, url: base + path });
  return answerDocument(e, {
    title: words.food.title(name),
    description: shortened(description.replace(/\s+/g, ' ').trim() || words.food.description(name), 155),
    language,
    path,
    type: 'article',
    image,
    imageOf: name,
    ...(data === undefined ? {} : { data }),
    foods: [row.json],
    food: { ...food, picture: pictureOf({ ...food, id }, 'full', e) },
  });
}

module.exports = { answerExplore, answerFood, answerHome };
