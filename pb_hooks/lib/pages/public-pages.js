const { answerDocument, baseOf } = require('./app-document.js');
const { effectiveIntensity } = require('../sync/effective-taste.js');
const { readPublicJson } = require('../visibility/public-json.js');
const { shortened } = require('../blog/story-words.js');
const { visitorCondition } = require('../visibility/visitor-rows.js');

/** What the addresses of posts and foods are about, for whoever reads the document and runs no app (`app-document.js`). */

const featuredCount = 6;

/** src/features/catalogue/explore/table-sections.tsx: of so many of the newest foods so many that members shared, and so many of the day's table. */
const onExplore = { lookedThrough: 24, shared: 3, table: 6 };

const intensities = ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy'];

/** A path on this origin, as src/domain/foods/decode-picture.ts takes it. */
const ownAddress = /^\/(?![/\\])[^\s\\]*$/;

/** @param {core.RequestEvent} e */
function answerBlog(e) {
  return answerDocument(e, {
    title: 'The Foretaste Blog · Foretaste',
    description:
      'Stories about food and taste: a dish a day, from the first bite to the aftertaste, and where it comes from.',
    path: '/blog',
    type: 'website',
    image: '',
  });
}

/** @param {core.RequestEvent} e */
function answerPost(e) {
  const slug = e.request.pathValue('slug');
  const post = e.app.findRecordsByFilter('blog_posts', 'slug = {:slug} && is_published = true', '', 1, 0, { slug })[0];
  const moved = post === undefined ? slugAfter(e.app, slug) : '';
  if (moved !== '') return e.redirect(301, `/blog/${moved}`);
  const path = `/blog/${encodeURIComponent(slug)}`;
  if (post === undefined)
    return answerDocument(e, {
      title: 'Post not found · Foretaste',
      description: '',
      path,
      type: 'website',
      image: '',
      isMissing: true,
    });
  const base = baseOf(e.app);
  const [title, description, image] = [
    post.getString('title'),
    post.getString('meta_description') || post.getString('excerpt'),
    post.getString('featured_image_url'),
  ];
  const published = isoOf(post.getString('published_at'));
  const publisher = {
    '@type': 'Organization',
    name: 'Foretaste',
    url: base,
    logo: { '@type': 'ImageObject', url: `${base}/icons/foretaste-512.png` },
  };
  return answerDocument(e, {
    title: `${title} · Foretaste`,
    description,
    path,
    type: 'article',
    image,
    published,
    data: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description,
      datePublished: published,
      dateModified: isoOf(post.getString('updated')),
      mainEntityOfPage: base + path,
      url: base + path,
      inLanguage: 'en-GB',
      keywords: JSON.parse(post.getString('keywords') || '[]') ?? [],
      timeRequired: `PT${post.getInt('read_time_minutes')}M`,
      author: publisher,
      publisher,
      ...(image === '' ? {} : { image: base + image }),
    },
  });
}

/** @param {CoreApp} app @param {string} slug @returns {string} the address of the published story that had this one before, or '' */
function slugAfter(app, slug) {
  const rows = arrayOf(new DynamicModel({ slug: '' }));
  app
    .db()
    .newQuery(
      "SELECT slug FROM blog_posts WHERE is_published = TRUE AND EXISTS (SELECT 1 FROM json_each(COALESCE(former_slugs, '[]')) WHERE value = {:slug}) LIMIT 1",
    )
    .bind({ slug })
    .all(rows);
  return rows[0]?.slug ?? '';
}

/** The first page, with the foods that it begins with (spec 1 §9: landing featured). @param {core.RequestEvent} e */
function answerHome(e) {
  const foods = readFoods(e.app, dayTable(e.app, featuredCount));
  return answerDocument(e, {
    title: 'Foretaste: know the taste before you try it',
    description:
      'Learn what a food tastes like before you try it: flavour, texture, aroma and aftertaste of dishes from around the world.',
    path: '/',
    type: 'website',
    image: '',
    foods,
    landing: { picture: pictureOf(mostTelling(foods.map((json) => JSON.parse(json))), 'full', e) },
  });
}

/**
 * Explore, with the foods that its front page begins with: the best rated, or what members shared last and the table of the day while nothing is rated (spec 1 §2 and §9, R36). Its lists, which
 * stand in the query, begin with other foods.
 *
 * @param {core.RequestEvent} e
 */
function answerExplore(e) {
  const page = /** @type {const} */ ({
    title: 'Explore Food Cultures',
    description:
      'Browse foods of many cuisines and learn what they taste like before you try them: flavour, texture, aroma and aftertaste.',
    path: '/explore',
    type: 'website',
    image: '',
  });
  const { ids, heading, lead } =
    e.request.url.rawQuery === '' ? beginningOfExplore(e.app) : { ids: [], heading: '', lead: '' };
  const foods = readFoods(e.app, ids);
  if (foods.length === 0) return answerDocument(e, page);
  const cultures = e.app.findRecordsByFilter('catalogue_stats', '', '', 1, 0)[0]?.getInt('cultures') ?? 0;
  return answerDocument(e, {
    ...page,
    foods,
    explore: { heading, lead, picture: pictureOf(JSON.parse(foods[0] ?? '{}'), 'card', e), cultures },
  });
}

/** @param {CoreApp} app */
function beginningOfExplore(app) {
  const featured = idsOf(
    app,
    `rating > 4 AND review_count > 0 ORDER BY rating DESC, review_count DESC, id LIMIT ${featuredCount}`,
  );
  if (featured.length > 0) return { ids: featured, heading: 'Featured', lead: 'The best rated by members' };
  const newest = idsOf(app, `TRUE ORDER BY created DESC, id DESC LIMIT ${onExplore.lookedThrough}`);
  const byMembers = new Set(
    idsOf(app, `uploaded_by <> '' AND id IN (SELECT value FROM json_each({:newest}))`, {
      newest: JSON.stringify(newest),
    }),
  );
  const shared = newest.filter((id) => byMembers.has(id)).slice(0, onExplore.shared);
  const table = dayTable(app, onExplore.table + shared.length)
    .filter((id) => !shared.includes(id))
    .slice(0, onExplore.table);
  const words =
    shared.length > 0
      ? { heading: 'Just shared', lead: "Fresh from members' kitchens" }
      : { heading: 'On the table today', lead: '' };
  return { ids: [...shared, ...table], ...words };
}

/**
 * @typedef {{ point: string, contenders: number, layOut: (rows: readonly unknown[], limit: number) => string[] }} ServersDay as src/domain/day/server-day-table.ts has it
 * @returns {ServersDay} of today
 */
function today() {
  const made = '../generated/server-day-table.js';
  return require(made).serversDay(Date.now());
}

/** The table of the day, as the app lays it: src/replica/foods/day-contenders.ts and src/domain/day/day-table.ts (R36). @param {CoreApp} app @param {number} count */
function dayTable(app, count) {
  const day = today();
  const from = (/** @type {string} */ condition, /** @type {number} */ most) => {
    const rows = arrayOf(
      new DynamicModel({ id: '', name: '', origin: '', course: '', taste_intensity: '', umami: '' }),
    );
    app
      .db()
      .newQuery(`SELECT id, name, COALESCE(origin, '') AS origin, course, COALESCE(taste_intensity, '') AS taste_intensity, CAST(umami_level AS TEXT) AS umami FROM foods
      WHERE (${visitorCondition(app, 'foods')}) AND ${condition} ORDER BY id LIMIT ${most}`)
      .bind({ point: day.point })
      .all(rows);
    return rows.map(({ id, name, origin, course, taste_intensity: stated, umami }) => ({
      id,
      name,
      origin,
      course,
      umami_level: Number(umami),
      taste_intensity: JSON.parse(stated || 'null'),
    }));
  };
  const later = from('id >= {:point}', day.contenders);
  return day.layOut(
    [...later, ...(later.length < day.contenders ? from('id < {:point}', day.contenders - later.length) : [])],
    count,
  );
}

/** Of foods that visitors may see. @param {CoreApp} app @param {string} condition SQL, its order and limit @param {Record<string, string>} [values] */
function idsOf(app, condition, values = {}) {
  const rows = arrayOf(new DynamicModel({ id: '' }));
  app
    .db()
    .newQuery(`SELECT id FROM foods WHERE (${visitorCondition(app, 'foods')}) AND ${condition}`)
    .bind(values)
    .all(rows);
  return rows.map((row) => row.id);
}

/** @param {CoreApp} app @param {readonly string[]} ids @returns {string[]} their rows as JSON, in this order */
function readFoods(app, ids) {
  return readPublicJson(app, 'foods', { ids }).map(({ json }) => json);
}

/**
 * The food with a picture that the app's landing will begin with: src/features/landing/most-telling.ts, by the rows' columns.
 *
 * @typedef {{ id: string, image: string, image_url: string }} Pictured
 * @typedef {Pictured & { taste_intensity: Readonly<Record<string, unknown>> | null, umami_level: number, rating: number, review_count: number }} FoodRow
 * @param {readonly FoodRow[]} foods
 */
function mostTelling(foods) {
  const spread = (/** @type {FoodRow} */ food) => {
    const [levelOf, umami] = [effectiveIntensity(food), food.umami_level];
    const levels = intensities
      .flatMap((name) => [levelOf[name] ?? (name === 'umami' && umami > 0 ? umami : [])])
      .flat()
      .map(Number);
    return levels.length < 2 ? 0 : Math.max(...levels) - Math.min(...levels);
  };
  const score = (/** @type {FoodRow} */ food) => spread(food) * 10 + (food.review_count > 0 ? food.rating : 0);
  return foods
    .filter(hasPicture)
    .reduce(
      (/** @type {FoodRow | undefined} */ one, other) => (one === undefined || score(other) > score(one) ? other : one),
      undefined,
    );
}

/** @param {Pictured} food */
function hasPicture({ image, image_url: address }) {
  return image !== '' || ownAddress.test(address);
}

/** By the size in which it is drawn, usually and where data is saved: src/domain/foods/picture-address.ts. */
const thumbs = {
  full: { usual: '', small: '?thumb=480x360' },
  card: { usual: '?thumb=480x360', small: '?thumb=240x180' },
};

/**
 * @param {Pictured | undefined} food
 * @param {keyof typeof thumbs} size
 * @param {core.RequestEvent} e whose browser may ask for less (the header Save-Data)
 * @returns {string} its picture on this origin, '' for none
 */
function pictureOf(food, size, e) {
  if (food === undefined || !hasPicture(food)) return '';
  if (food.image === '') return food.image_url;
  return `/api/files/foods/${food.id}/${food.image}${thumbs[size][e.request.header.get('Save-Data') === 'on' ? 'small' : 'usual']}`;
}

/** A food that is not there is the app's to tell: it may be on its contributor's device alone. @param {core.RequestEvent} e */
function answerFood(e) {
  const id = e.request.pathValue('id');
  const path = `/food/${encodeURIComponent(id)}`;
  const [row] = readPublicJson(e.app, 'foods', { ids: [id] });
  if (row === undefined) {
    return answerDocument(e, {
      title: 'Foretaste: know the taste before you try it',
      description: 'Learn what a food tastes like before you try it.',
      path,
      type: 'website',
      image: '',
    });
  }
  /** @type {{ name: string, origin: string, description: string, image: string, image_url: string }} */
  const food = JSON.parse(row.json);
  const title = `${food.name} - Taste Profile & Cultural Information`;
  const description = shortened(
    food.description.replace(/\s+/g, ' ').trim() || `What ${food.name} tastes like, before you try it.`,
    155,
  );
  const image = food.image === '' ? food.image_url : `/api/files/foods/${id}/${food.image}`;
  return answerDocument(e, {
    title,
    description,
    path,
    type: 'article',
    image,
    foods: [row.json],
    food: { ...food, picture: pictureOf({ ...food, id }, 'full', e) },
  });
}

/** @param {string} date as PocketBase writes it @returns {string} ISO 8601 */
function isoOf(date) {
  return date.replace(' ', 'T');
}

module.exports = { answerBlog, answerExplore, answerFood, answerHome, answerPost };
