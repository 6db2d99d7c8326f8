const { fieldRefusal } = require('./field-refusal.js');

const words = [
  'ingredients',
  'texture',
  'aroma',
  'similar_to',
  'emotional_associations',
  'memory_triggers',
  'preparation_methods',
  'serving_suggestions',
  'best_paired_with',
  'consumption_tips',
  'seasonal_availability',
  'cultural_variations',
  'regional_variations',
  'allergens',
  'may_contain',
  'nutritional_highlights',
  'health_warnings',
  'dietary_restrictions',
  'preferred_cuisines',
  'preferred_flavors',
  'preferred_textures',
  'preferred_aromas',
  'specialties',
  'certifications',
  'keywords',
];
const objects = [
  'taste_profile',
  'taste_intensity',
  'visual_appearance',
  'sound_profile',
  'temperature_experience',
  'dietary_info',
  'enhanced_taste_data',
  'social_media',
  'metadata',
];
const tastes = ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy'];
const longestList = 60;
const longestWord = 300;
const deepest = 6;

/** @param {unknown} value */
function isWordList(value) {
  return (
    Array.isArray(value) &&
    value.length <= longestList &&
    value.every((word) => typeof word === 'string' && word.length <= longestWord)
  );
}

/**
 * @param {unknown} value
 * @param {number} depth
 * @returns {boolean}
 */
function isShallow(value, depth) {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}

/** @param {unknown} value */
function isPlainObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isShallow(value, deepest);
}

/** @param {unknown} value yes, no, or not stated (R5) */
function isThreeState(value) {
  return value === true || value === false || value === null;
}

/** @param {unknown} value */
function isIntensityTable(value) {
  if (!isPlainObject(value)) return false;
  const table = /** @type {Record<string, unknown>} */ (value);
  return tastes.every((taste) => {
    const level = table[taste];
    return level === undefined || level === null || (typeof level === 'number' && level >= 0 && level <= 5);
  });
}

const tastedParts = ['flavours', 'textures', 'aromas'];

/** @param {unknown} value how a food tasted, as src/domain/tasting/tasting.ts has it: nothing but levels of 0-5 and answers to words (R32) */
function isTasting(value) {
  if (!isPlainObject(value)) return false;
  const { levels = {}, words: answers = [], ...others } = /** @type {Record<string, any>} */ (value);
  const isLevel = (/** @type {[string, unknown]} */ [taste, level]) =>
    tastes.includes(taste) && typeof level === 'number' && level >= 0 && level <= 5;
  return (
    Object.keys(others).length === 0 &&
    isPlainObject(levels) &&
    Object.entries(levels).every(isLevel) &&
    Array.isArray(answers) &&
    answers.length <= longestList &&
    answers.every(isAnswer)
  );
}

/** @param {unknown} value */
function isAnswer(value) {
  if (!isPlainObject(value)) return false;
  const { part, word, agrees, ...others } = /** @type {Record<string, unknown>} */ (value);
  return (
    Object.keys(others).length === 0 &&
    tastedParts.includes(String(part)) &&
    typeof word === 'string' &&
    word.length <= longestWord &&
    typeof agrees === 'boolean'
  );
}

/** @type {Record<string, (value: unknown) => boolean>} */
const shapes = {
  tasting: isTasting,
  taste_intensity: isIntensityTable,
  dietary_info: (value) => isPlainObject(value) && Object.values(/** @type {object} */ (value)).every(isThreeState),
  years_experience: (value) => typeof value === 'number' && value >= 0 && value <= 120,
  business_hours: (value) => isShallow(value, deepest),
};
for (const name of words) shapes[name] = isWordList;
for (const name of objects) shapes[name] ??= isPlainObject;

/**
 * The fields of a record whose JSON is not of the shape that this field has; null always means 'not stated'.
 *
 * @param {Record<string, unknown>} values by field
 * @returns {string[]}
 */
function misshapenFields(values) {
  return Object.keys(values).filter((name) => {
    const value = values[name];
    const fits = shapes[name];
    return fits !== undefined && value !== null && value !== undefined && !fits(value);
  });
}

/**
 * @param {core.RecordRequestEvent} e
 * @throws {BadRequestError} with `validation_invalid_shape` on each misshapen field
 */
function guardJson(e) {
  /** @type {Record<string, unknown>} */
  const values = {};
  for (const field of e.collection.fields) {
    if (field.type() !== 'json') continue;
    const text = e.record.getString(field.getName());
    values[field.getName()] = text === '' ? null : parse(text);
  }
  guardJsonValues(values);
}

/**
 * @param {Record<string, unknown>} values by field
 * @throws {BadRequestError} as `guardJson`
 */
function guardJsonValues(values) {
  const misshapen = misshapenFields(values);
  if (misshapen.length === 0) return;
  throw fieldRefusal(
    Object.fromEntries(
      misshapen.map((name) => [name, { code: 'validation_invalid_shape', message: 'This value has the wrong form.' }]),
    ),
  );
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null; // PocketBase's own field validator refuses it with a better message
  }
}

module.exports = { guardJson, guardJsonValues, misshapenFields };
