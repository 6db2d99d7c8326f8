const { fieldRefusal } = require('./field-refusal.js');
const {
  anything,
  either,
  listOf,
  number,
  object,
  oneOf,
  orElse,
  recordId,
  shape,
  tableOf,
  text,
  whole,
} = require('./request-shape.js');

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
  'dislikes',
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

/** @typedef {import('./request-shape.js').Kind<unknown>} Shape */

/**
 * @param {unknown} value
 * @param {number} depth
 * @returns {boolean}
 */
function isShallow(value, depth) {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

/** @param {Shape} kind @returns {Shape} the same, without anything that is nested deeper than any form of the app */
const shallow = (kind) => (value) => (isShallow(value, deepest) ? kind(value) : undefined);
const level = number({ from: 0, to: 5 });
const word = text({ mostUnits: longestWord });
/** How a food tasted, as src/domain/tasting/tasting.ts has it: nothing but levels of 0-5 and answers to words (R32). */
const tasting = shape(
  {
    levels: orElse({}, tableOf(level, { key: oneOf(tastes) })),
    words: orElse(
      [],
      listOf(
        shape(
          { part: oneOf(['flavours', 'textures', 'aromas']), word, agrees: oneOf([true, false]) },
          { isWhole: true },
        ),
        { most: longestList },
      ),
    ),
  },
  { isWhole: true },
);

/** @type {Record<string, Shape>} */
const shapes = {
  tasting,
  taste_intensity: shallow(
    shape(Object.fromEntries(tastes.map((taste) => [taste, orElse(null, either(level, oneOf([null])))]))),
  ),
  // Yes, no, or not stated (R5).
  dietary_info: tableOf(oneOf([true, false, null])),
  // What a food is like, and how it differs.
  likened: listOf(shape({ food: word, but: word }, { isWhole: true }), { most: 6 }),
  years_experience: number({ from: 0, to: 120 }),
  business_hours: shallow(anything),
  // Seven days from Monday on, each with spans of minutes since its midnight; they may end on the day after.
  hours: listOf(listOf(listOf(whole({ from: 0, to: 2880 }), { most: 2 }), { most: 4 }), { most: 7 }),
  position: shape(
    { latitude: number({ from: -90, to: 90 }), longitude: number({ from: -180, to: 180 }) },
    { isWhole: true },
  ),
  // Ids, which the hooks of their collection look up.
  foods: listOf(recordId, { most: longestList }),
};
for (const name of words) shapes[name] = listOf(word, { most: longestList });
for (const name of objects) shapes[name] ??= shallow(object);

/**
 * The fields of a record whose JSON is not of the shape that this field has; null always means 'not stated'.
 *
 * @param {Record<string, unknown>} values by field
 * @returns {string[]}
 */
function misshapenFields(values) {
  return Object.keys(values).filter((name) => {
    const value = values[name];
    const kind = shapes[name];
    return kind !== undefined && value !== null && value !== undefined && kind(value) === undefined;
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
    const json = e.record.getString(field.getName());
    values[field.getName()] = json === '' ? null : parse(json);
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

/** @param {string} json */
function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null; // PocketBase's own field validator refuses it with a better message
  }
}

module.exports = { guardJson, guardJsonValues, misshapenFields };
