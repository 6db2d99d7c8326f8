const { answerAbsent } = require('./absent-page.js');
const { answerDocument } = require('./app-document.js');
const { foodWords } = require('./food-words.js');
const { wholePicture } = require('./page-picture.js');
const { languageAsked, pageWords } = require('./page-words.js');
const { readPublicJson } = require('../visibility/public-json.js');
const { shortened } = require('../publishing/story-words.js');

/** So many foods of a list are looked at for its picture: the first one that has any. */
const looked = 12;

/**
 * What the address of a list is about, for whoever reads the document and runs no app (`app-document.js`): a public one, and one that is shown to whoever has
 * its link, which search engines are asked to leave out. Of any other nothing is said: it may be on its owner's device alone.
 *
 * @param {core.RequestEvent} e
 */
function answerList(e) {
  const id = e.request.pathValue('id');
  const path = `/list/${encodeURIComponent(id)}`;
  const language = languageAsked(e);
  const words = pageWords(language);
  const list = e.app.findRecordsByIds('food_lists', [id])[0];
  if (list === undefined || list.getString('visibility') === 'private' || list.getBool('is_hidden'))
    return answerAbsent(e, { language, path, isUnlisted: true });
  const [name, text] = [list.getString('name'), list.getString('text').replace(/\s+/g, ' ').trim()];
  const shown = readPublicJson(e.app, 'foods', { ids: firstFoods(e.app, id) }).map(({ json }) => JSON.parse(json));
  const pictured = shown.find((food) => wholePicture(food) !== '');
  return answerDocument(e, {
    title: words.list.title(name),
    description: shortened(text || words.list.description(name), 155),
    language,
    path,
    type: 'article',
    image: pictured === undefined ? '' : wholePicture(pictured),
    imageOf: pictured === undefined ? '' : foodWords(pictured, language).name,
    isUnlisted: list.getString('visibility') === 'link',
  });
}

/** @param {CoreApp} app @param {string} list @returns {string[]} ids in the list's order */
function firstFoods(app, list) {
  const rows = arrayOf(new DynamicModel({ food: '' }));
  app
    .db()
    .newQuery('SELECT food FROM food_list_items WHERE list = {:list} ORDER BY order_key, id LIMIT {:looked}')
    .bind({ list, looked })
    .all(rows);
  return rows.map((row) => row.food);
}

module.exports = { answerList };
