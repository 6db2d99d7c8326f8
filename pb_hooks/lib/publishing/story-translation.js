const { capitalised } = require('./story-words.js');
const made = '../generated/server-safety.js';
/** @type {typeof import('../../../src/domain/safety/server-safety.ts')} */
const { toldSafety } = require(made);

/**
 * What a food states, in another language: from the texts that the project ships of its own foods (`pb_hooks/data/texts`) and from the words of the
 * language of stories. All of it or nothing: a text is taken only where the food still says the English that it was made from, and a food of which one
 * text or word is missing there has no story in that language. So none says less of what to take care of than the English one.
 *
 * @typedef {Readonly<Record<string, any>>} FoodRow as PocketBase exports it, or as `pb_hooks/data` has it
 * @typedef {{ english: FoodRow, texts: FoodRow }} ShippedTexts of a food: its record, and its texts in the language
 * @typedef {import('./story-language.js').StoryLanguage} StoryLanguage
 */

/** Texts of a record that a story may tell. */
const told = [
  'description',
  'ingredients',
  'taste_profile.aftertaste',
  'taste_profile.mouthfeel',
  'taste_profile.cultural_context',
  'visual_appearance.shape',
  'visual_appearance.size',
  'visual_appearance.consistency',
  'sound_profile.eating_sounds',
  'sound_profile.preparation_sounds',
  'temperature_experience.ideal_serving_temp',
  'temperature_experience.temp_sensitivity',
  'temperature_experience.hot_vs_cold_taste',
  'memory_triggers',
  'preparation_notes',
  'preparation_methods',
  'serving_suggestions',
  'consumption_tips',
  'seasonal_availability',
  'culture_notes',
  'cultural_significance',
  'cultural_variations',
  'regional_variations',
  'health_warnings',
];
/** Words of a record, of the vocabulary of taste. */
const spoken = ['taste_profile.flavor', 'taste_profile.aroma', 'taste_profile.texture', 'origin'];
const inSentences = ['taste_profile.flavor', 'taste_profile.aroma'];
/** Names of other foods: only of those that the catalogue has, so that each is one that readers of the language know. */
const named = ['taste_profile.similar_foods', 'best_paired_with'];

/**
 * @param {FoodRow} food
 * @param {{ shipped: ShippedTexts, language: StoryLanguage, nameOf: (name: string) => string }} means `nameOf`: what people of the language call a food of
 *   the catalogue; '' for any other
 * @returns {FoodRow | null} the same row in the language, with `told_safety` as the row itself has it, so that no language says less of it; null where something that it states is not there
 */
function translatedFood(food, { shipped: { english, texts }, language, nameOf }) {
  /** @type {Record<string, any>} */
  const row = { ...food };
  for (const path of told) {
    const [own, text] = [valueAt(food, path), valueAt(texts, path)];
    if (isEmpty(own)) continue;
    if (isEmpty(text) || !isSame(own, valueAt(english, path))) return null;
    put(row, path, text);
  }
  for (const path of spoken) {
    const own = valueAt(food, path);
    if (isEmpty(own)) continue;
    const words = [own].flat().map((word) => wordIn(language, word, inSentences.includes(path)));
    if (words.includes('')) return null;
    put(row, path, Array.isArray(own) ? words : words[0]);
  }
  const safety = toldSafety(food);
  const [allergens, mayContain, doubted] = [safety.allergens, safety.mayContain, safety.doubted].map(
    (list) => list?.map((word) => wordIn(language, word, false)) ?? null,
  );
  if ([...(allergens ?? []), ...(mayContain ?? []), ...(doubted ?? [])].includes('')) return null;
  row['told_safety'] = { ...safety, allergens, mayContain, doubted };
  for (const path of named) {
    const own = valueAt(food, path);
    if (Array.isArray(own))
      put(
        row,
        path,
        own.map(nameOf).filter((name) => name !== ''),
      );
  }
  if (food['name'] === english['name'] && !isEmpty(texts['name'])) row['name'] = texts['name'];
  return row;
}

/**
 * With the capital that it is stored with.
 *
 * @param {StoryLanguage} language
 * @param {unknown} word
 * @param {boolean} isInSentence on flavour or aroma
 * @returns {string} '' for one that the language has not
 */
function wordIn({ words, tastes }, word, isInSentence) {
  const stored = String(word);
  const key = stored.toLowerCase();
  const shown = (isInSentence ? tastes[key] : undefined) ?? words[key] ?? '';
  return stored.startsWith(key.slice(0, 1)) ? shown : capitalised(shown);
}

/** @param {FoodRow} row @param {string} path @returns {unknown} */
function valueAt(row, path) {
  return path
    .split('.')
    .reduce(
      (/** @type {unknown} */ part, name) =>
        typeof part === 'object' && part !== null ? /** @type {FoodRow} */ (part)[name] : undefined,
      row,
    );
}

/** @param {Record<string, any>} row @param {string} path @param {unknown} value */
function put(row, path, value) {
  const [part = '', name] = path.split('.');
  row[part] = name === undefined ? value : { ...row[part], [name]: value };
}

/** @param {unknown} value */
function isEmpty(value) {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** @param {unknown} one @param {unknown} other */
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

module.exports = { translatedFood };
