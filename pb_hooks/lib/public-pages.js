const { answerDocument, baseOf } = require('./app-document.js');
const { readPublicJson } = require('./public-json.js');
const { shortened } = require('./story-words.js');
const { visitorCondition } = require('./visitor-rows.js');

/** What the addresses of posts and foods are about, for whoever reads the document and runs no app (`app-document.js`). */

const featuredCount = 6;

const intensities = ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy'];

/** A path on this origin, as src/domain/decode-picture.ts takes it. */
const ownAddress = /^\/(?![/\\])[^\s\\]*$/;

/** @param {core.RequestEvent} e */
function answerBlog(e) {
  return answerDocument(e, {
    title: 'The Foretaste Blog · Foretaste', description: 'Stories about food and taste: a dish a day, from the first bite to the aftertaste, and where it comes from.',
    path: '/blog', type: 'website', image: '',
  });
}

/** @param {core.RequestEvent} e */
function answerPost(e) {
  const slug = e.request.pathValue('slug');
  const post = e.app.findRecordsByFilter('blog_posts', 'slug = {:slug} && is_published = true', '', 1, 0, { slug })[0];
  const path = `/blog/${encodeURIComponent(slug)}`;
  if (post === undefined) return answerDocument(e, { title: 'Post not found · Foretaste', description: '', path, type: 'website', image: '', isMissing: true });
  const base = baseOf(e.app);
  const [title, description, image] = [post.getString('title'), post.getString('meta_description') || post.getString('excerpt'), post.getString('featured_image_url')];
  const published = isoOf(post.getString('published_at'));
  const publisher = { '@type': 'Organization', name: 'Foretaste', url: base, logo: { '@type': 'ImageObject', url: `${base}/icons/foretaste-512.png` } };
  return answerDocument(e, {
    title: `${title} · Foretaste`, description, path, type: 'article', image, published,
    data: {
      '@context': 'https://schema.org', '@type': 'BlogPosting', headline: title, description, datePublished: published, dateModified: isoOf(post.getString('updated')),
      mainEntityOfPage: base + path, url: base + path, inLanguage: 'en-GB', keywords: JSON.parse(post.getString('keywords') || '[]') ?? [],
      timeRequired: `PT${post.getInt('read_time_minutes')}M`, author: publisher, publisher, ...(image === '' ? {} : { image: base + image }),
    },
  });
}

/** The first page, with the foods that it begins with (spec 1 §9: landing featured). @param {core.RequestEvent} e */
function answerHome(e) {
  const rows = arrayOf(new DynamicModel({ id: '' }));
  e.app.db().newQuery(`SELECT id FROM foods WHERE ${visitorCondition(e.app, 'foods')} ORDER BY created DESC LIMIT ${featuredCount}`).all(rows);
  const foods = readPublicJson(e.app, 'foods', { ids: rows.map((row) => row.id) }).map(({ json }) => json);
  return answerDocument(e, {
    title: 'Foretaste: know the taste before you try it',
    description: 'Learn what a food tastes like before you try it: flavour, texture, aroma and aftertaste of dishes from around the world.',
    path: '/', type: 'website', image: '', foods, landing: { picture: mostTellingPicture(foods.map((json) => JSON.parse(json))) },
  });
}

/**
 * The picture of the food that the app's landing will begin with: src/features/landing/most-telling.ts, by the rows' columns.
 *
 * @typedef {{ id: string, image: string, image_url: string, taste_intensity: Readonly<Record<string, unknown>> | null, umami_level: number, rating: number, review_count: number }} FoodRow
 * @param {readonly FoodRow[]} foods
 * @returns {string} '' where none has one
 */
function mostTellingPicture(foods) {
  const spread = (/** @type {FoodRow} */ { taste_intensity: stated, umami_level: umami }) => {
    const levels = intensities.flatMap((name) => [stated?.[name] ?? (name === 'umami' && umami > 0 ? umami : [])]).flat().map(Number);
    return levels.length < 2 ? 0 : Math.max(...levels) - Math.min(...levels);
  };
  const score = (/** @type {FoodRow} */ food) => spread(food) * 10 + (food.review_count > 0 ? food.rating : 0);
  const pictured = foods.filter((food) => pictureOf(food) !== '');
  const best = pictured.reduce((/** @type {FoodRow | undefined} */ one, other) => (one === undefined || score(other) > score(one) ? other : one), undefined);
  return best === undefined ? '' : pictureOf(best);
}

/** @param {{ id: string, image: string, image_url: string }} food @returns {string} its picture on this origin, '' for none */
function pictureOf({ id, image, image_url: address }) {
  if (image !== '') return `/api/files/foods/${id}/${image}`;
  return ownAddress.test(address) ? address : '';
}

/** A food that is not there is the app's to tell: it may be on its contributor's device alone. @param {core.RequestEvent} e */
function answerFood(e) {
  const id = e.request.pathValue('id');
  const path = `/food/${encodeURIComponent(id)}`;
  const [row] = readPublicJson(e.app, 'foods', { ids: [id] });
  if (row === undefined) {
    return answerDocument(e, { title: 'Foretaste: know the taste before you try it', description: 'Learn what a food tastes like before you try it.', path, type: 'website', image: '' });
  }
  /** @type {{ name: string, origin: string, description: string, image: string, image_url: string }} */
  const food = JSON.parse(row.json);
  const title = `${food.name} - Taste Profile & Cultural Information`;
  const description = shortened(food.description.replace(/\s+/g, ' ').trim() || `What ${food.name} tastes like, before you try it.`, 155);
  const image = food.image === '' ? food.image_url : `/api/files/foods/${id}/${food.image}`;
  return answerDocument(e, { title, description, path, type: 'article', image, foods: [row.json], food: { ...food, picture: pictureOf({ ...food, id }) } });
}

/** @param {string} date as PocketBase writes it @returns {string} ISO 8601 */
function isoOf(date) {
  return date.replace(' ', 'T');
}

module.exports = { answerBlog, answerFood, answerHome, answerPost };
