const { effectiveIntensity } = require('../taste/effective-taste.js');

/** The picture that a page begins with, as the app will ask for it. */

const intensities = ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy'];

/** A path on this origin, as src/domain/foods/decoding/decode-food.ts takes it. */
const ownAddress = /^\/(?![/\\])[^\s\\]*$/;

/**
 * The food with a picture that the app's landing will begin with: src/features/landing/most-distinctive.ts, by the rows' columns.
 *
 * @typedef {{ id: string, image: string, cover: string, image_url: string }} Pictured
 * @typedef {Pictured & import('./food-words.js').NamedFood & { taste_intensity: Readonly<Record<string, unknown>> | null, umami_level: number, rating: number, review_count: number }} FoodRow
 * @param {readonly FoodRow[]} foods
 */
function mostDistinctive(foods) {
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
function hasPicture({ image, cover, image_url: address }) {
  return image !== '' || cover !== '' || ownAddress.test(address);
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
  const file = wholePicture(food);
  if (file === food.image_url) return file;
  return `${file}${thumbs[size][e.request.header.get('Save-Data') === 'on' ? 'small' : 'usual']}`;
}

/** The contributor's file, else the photo that is the cover, else the drawn one. @param {Pictured} food */
function wholePicture({ id, image, cover, image_url: address }) {
  if (image !== '') return `/api/files/foods/${id}/${image}`;
  return cover === '' ? address : `/api/files/food_photos/${cover}`;
}

module.exports = { mostDistinctive, pictureOf, wholePicture };
