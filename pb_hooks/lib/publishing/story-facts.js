const { effectiveIntensity } = require('../taste/effective-taste.js');
const made = '../generated/server-safety.js';
/** @type {typeof import('../../../src/domain/safety/server-safety.ts')} */
const { toldSafety } = require(made);

/**
 * What the catalogue states about a food, as a story may use it. Nothing is filled in: a word list without words is empty, a sentence
 * that nobody wrote is '', and a level that nobody stated is absent (R4), so that a story can only say what is known.
 *
 * @typedef {{
 *   name: string, nativeName: string, slug: string, origin: string, description: string,
 *   flavours: string[], textures: string[], aromas: string[], aftertaste: string, mouthfeel: string, similar: string[],
 *   levels: Record<string, number>, served: string, idealServing: string, hotVersusCold: string, sensitivity: string,
 *   shape: string, size: string, consistency: string, eatingSounds: string[], kitchenSounds: string[], memories: string[],
 *   ingredients: string[], preparation: string, steps: string[], difficulty: number,
 *   servings: string[], pairs: string[], tips: string[], seasons: string[],
 *   history: string, significance: string, context: string, variations: string[],
 *   allergens: string[] | null, mayContain: string[], doubted: string[], diets: string[], warnings: string[],
 * }} StoryFacts `levels`: each 0-5; `difficulty`: 1-5, 0 where it is not stated; `allergens`: null where they are not stated (R5); `doubted`: not in the list, and something else leaves them open; `diets`: stated as kept, and nothing speaks against them (R28)
 */

const tastes = ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy'];

/**
 * @param {Record<string, any>} food a row of foods as PocketBase exports it, or as `translatedFood` gives it
 * @returns {StoryFacts}
 */
function storyFacts(food) {
  const taste = objectOf(food.taste_profile);
  const levels = objectOf(effectiveIntensity(food));
  const look = objectOf(food.visual_appearance);
  const sounds = objectOf(food.sound_profile);
  const warmth = objectOf(food.temperature_experience);
  const safety = food.told_safety ?? toldSafety(food);
  return {
    name: text(food.name),
    nativeName: text(food.native_name),
    slug: text(food.slug),
    origin: text(food.origin),
    description: text(food.description),
    flavours: words(taste.flavor),
    textures: words(taste.texture),
    aromas: words(taste.aroma),
    aftertaste: text(taste.aftertaste),
    mouthfeel: text(taste.mouthfeel),
    similar: words(taste.similar_foods),
    levels: Object.fromEntries(tastes.flatMap((name) => (isLevel(levels[name]) ? [[name, levels[name]]] : []))),
    served: text(levels.temperature_served),
    idealServing: text(warmth.ideal_serving_temp),
    hotVersusCold: text(warmth.hot_vs_cold_taste),
    sensitivity: text(warmth.temp_sensitivity),
    shape: text(look.shape),
    size: text(look.size),
    consistency: text(look.consistency),
    eatingSounds: words(sounds.eating_sounds),
    kitchenSounds: words(sounds.preparation_sounds),
    memories: words(food.memory_triggers),
    ingredients: words(food.ingredients),
    preparation: text(food.preparation_notes),
    steps: words(food.preparation_methods),
    difficulty: whole(food.difficulty_level),
    servings: words(food.serving_suggestions),
    pairs: words(food.best_paired_with),
    tips: words(food.consumption_tips),
    seasons: words(food.seasonal_availability),
    history: text(food.culture_notes),
    significance: text(food.cultural_significance),
    context: text(taste.cultural_context),
    variations: [...words(food.cultural_variations), ...words(food.regional_variations)],
    allergens: safety.allergens === null ? null : words(safety.allergens),
    mayContain: words(safety.mayContain),
    doubted: words(safety.doubted),
    diets: [...safety.diets],
    warnings: words(food.health_warnings),
  };
}

/** @param {unknown} value @returns {Record<string, any>} */
function objectOf(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? /** @type {Record<string, any>} */ (value)
    : {};
}

/** @param {unknown} value */
function text(value) {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}

/** The vocabulary of taste has 'savory', where the product's prose is British. @param {unknown} value */
function words(value) {
  return Array.isArray(value)
    ? value.map((word) => text(word).replace(/^savory$/i, 'savoury')).filter((word) => word !== '')
    : [];
}

/** @param {unknown} value */
function isLevel(value) {
  return typeof value === 'number' && value >= 0 && value <= 5;
}

/** @param {unknown} value */
function whole(value) {
  return typeof value === 'number' && value >= 1 && value <= 5 ? Math.round(value) : 0;
}

module.exports = { storyFacts };
