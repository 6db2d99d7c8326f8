const { plainText } = require('./ai-answer.js');
const { chooseFoods, factsOf, foodsNamed } = require('./ai-catalogue.js');
const {
  builtInAssistant,
  inLanguage,
  languageFor,
  memberOf,
  notices,
  readAsker,
  readRequest,
} = require('./ai-request.js');
const { askService } = require('./ai-service.js');
const { nameKey } = require('../foods/food-names.js');
const { touchesSafety } = require('./touches-safety.js');
const { listOf, part, recordId } = require('../server/request-shape.js');

/** spec 1 §9: items of the AI panel. */
const shownDishes = 6;
const mostViewed = 50;
/** Foods that a service may choose among. */
const mostOffered = 40;
const maxTokens = 1200;
/** Of a dish that is not in the catalogue nothing is stated, so who must avoid something is not offered it (R5). */
const needs = ['dietary_restrictions', 'allergens'];
const categories = ['comfort', 'adventure', 'seasonal', 'healthy', 'other'];

/** @type {import('../server/json-schema.js').Schema} */
const schema = {
  type: 'object',
  properties: {
    recommendations: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: {
        type: 'object',
        properties: {
          food_name: { type: 'string', minLength: 1, maxLength: 120 },
          category: { type: 'string', enum: categories },
          reason: { type: 'string', minLength: 1, maxLength: 300, description: 'plain text, no links' },
          confidence_score: { type: 'number', minimum: 0, maximum: 1 },
        },
        required: ['food_name', 'category', 'reason', 'confidence_score'],
      },
    },
    summary: { type: 'string', minLength: 1, maxLength: 500, description: 'plain text, no links' },
  },
  required: ['recommendations', 'summary'],
};

/**
 * @typedef {{ food_name: string, food_id: string | null, category: string, reason: string, confidence_score: number }} Dish
 *   `food_id`: null for a dish that is not in the catalogue
 */

/**
 * `ai-enhanced-recommendations` (spec 1 §3, §7, §9). The body is `{ userId?, tasteProfile?, recentlyViewed?, currentMood?, language? }`; the taste profile
 * has the columns of user_taste_profiles, and is the stored one where none is given; `recentlyViewed` are ids of foods, the last first.
 *
 * A service chooses among foods that the member may eat by what is stated (R5); what it names beyond them is marked by `food_id: null`, and
 * left out for a member who must avoid anything.
 *
 * @param {core.RequestEvent} e
 * @returns {void} 200 with `{ recommendations: Dish[], summary, processingTime (ms), answeredBy: 'service' | 'catalogue', foods, language?, notice? }`; 401 to visitors
 * @throws {BadRequestError} with an error on `userId` or `recentlyViewed`
 */
function answerRecommendations(e) {
  const began = Date.now();
  const body = readRequest(e, 'Please sign in to get AI recommendations');
  if (body === null) return;
  const recentlyViewed = readViewed(body.recentlyViewed ?? []);
  const asker = readAsker(e, { mood: body.currentMood, language: body.language, given: body.tasteProfile });
  const rows = chooseFoods(e, { text: cuisinesOf(asker.profile), ids: recentlyViewed });
  const served = serviceDishes(e, { rows, recentlyViewed, asker });
  if (served.kind === 'served')
    return e.json(200, { ...served.answer, ...inLanguage(asker), processingTime: Date.now() - began });
  const { dishes, summary, foods } = builtInAssistant().dishesFromRows({ foods: rows, recentlyViewed, asker });
  const recommendations = dishes.map(({ foodName, foodId, category, reason, confidence }) => ({
    food_name: foodName,
    food_id: foodId,
    category,
    reason,
    confidence_score: confidence,
  }));
  return e.json(200, {
    recommendations,
    summary,
    foods,
    answeredBy: 'catalogue',
    ...inLanguage(asker),
    notice: notices[served.reason],
    processingTime: Date.now() - began,
  });
}

/** @param {unknown} value @returns {string[]} */
function readViewed(value) {
  const viewed = part(listOf(recordId, { most: mostViewed }), {
    code: 'validation_invalid_shape',
    message: `At most ${mostViewed} ids of foods.`,
  });
  return viewed(value, 'recentlyViewed');
}

/** @param {unknown} profile */
function cuisinesOf(profile) {
  const cuisines = /** @type {{ preferred_cuisines?: unknown } | null} */ (profile)?.preferred_cuisines;
  return Array.isArray(cuisines)
    ? cuisines
        .filter((cuisine) => typeof cuisine === 'string')
        .slice(0, 20)
        .join(' ')
        .slice(0, 500)
    : '';
}

/** @typedef {{ rows: import('./ai-catalogue.js').FoodRow[], recentlyViewed: string[], asker: { member: string, profile: any, mood: unknown, language: unknown } }} Ground */

/**
 * @param {core.RequestEvent} e
 * @param {Ground} ground
 * @returns {{ kind: 'served', answer: object } | { kind: 'not served', reason: keyof typeof notices }}
 */
function serviceDishes(e, { rows, recentlyViewed, asker }) {
  const offeredOf = (/** @type {typeof rows} */ foods) =>
    builtInAssistant()
      .offeredFromRows({ foods, recentlyViewed, asker })
      .map(({ id, caution }) => /** @type {[string, string]} */ ([id, caution]));
  const offered = new Map(offeredOf(rows));
  const known = rows.filter(({ id }) => offered.has(id));
  const answer = askService(e.app, {
    purpose: 'recommendations',
    member: memberOf(e),
    instructions: `You recommend foods on Foretaste, where people learn what a food tastes like before they try it. Recommend ${shownDishes} different foods for this person, nearly all of them from \`catalogue\` by their exact names, for the mood and by the taste profile, none of \`just_viewed\`. Give each a category, a reason in one sentence by its taste, and a confidence from 0 to 1; then a summary in one sentence. Say nothing about allergens, diets, health or safety. Plain text, in ${languageFor(asker)}, no links.`,
    material: {
      mood: asker.mood ?? '',
      taste_profile: asker.profile === null ? null : { ...asker.profile, id: undefined, user: undefined },
      just_viewed: rows.filter(({ id }) => recentlyViewed.includes(id)).map(({ name }) => name),
      catalogue: known.slice(0, mostOffered).map(factsOf),
    },
    schema,
    maxTokens,
  });
  if (answer.kind !== 'answered') return { kind: 'not served', reason: answer.reason };
  /** @type {Omit<Dish, 'food_id'>[]} */
  const dishes = answer.value.recommendations;
  const shown = new Set(rows.map(({ name }) => nameKey(name)));
  // A service also names what it was not shown: of a large catalogue it is shown a part.
  const others = foodsNamed(
    e,
    dishes.map((dish) => nameKey(plainText(dish.food_name))).filter((key) => !shown.has(key)),
  );
  const recommendations = checkedDishes(dishes, {
    rows: [...rows, ...others],
    offered: new Map([...offered, ...offeredOf(others)]),
    hasNeeds: needs.some((name) => asker.profile?.[name]?.length > 0),
  });
  const summary = plainText(answer.value.summary);
  if (recommendations.length === 0) return { kind: 'not served', reason: 'failed' };
  const foods = recommendations
    .filter(({ food_id: id }) => id !== null)
    .map((dish) => ({ id: dish.food_id, name: dish.food_name }));
  return {
    kind: 'served',
    answer: { recommendations, summary: touchesSafety(summary) ? '' : summary, foods, answeredBy: 'service' },
  };
}

/**
 * @param {Omit<Dish, 'food_id'>[]} dishes as a service named them
 * @param {{ rows: import('./ai-catalogue.js').FoodRow[], offered: Map<string, string>, hasNeeds: boolean }} ground
 * @returns {Dish[]} each once, by its name in the catalogue
 */
function checkedDishes(dishes, { rows, offered, hasNeeds }) {
  const byName = new Map(rows.map((row) => [nameKey(row.name), row]));
  /** @type {Map<string, Dish>} */
  const checked = new Map();
  for (const dish of dishes) {
    const name = plainText(dish.food_name);
    const reason = plainText(dish.reason);
    const row = byName.get(nameKey(name));
    const mayBeOffered = row === undefined ? !hasNeeds : offered.has(row.id);
    if (
      name === '' ||
      reason === '' ||
      !mayBeOffered ||
      touchesSafety(`${row === undefined ? name : ''} ${reason}`) ||
      checked.has(nameKey(name))
    )
      continue;
    checked.set(nameKey(name), {
      ...dish,
      food_name: row?.name ?? name,
      food_id: row?.id ?? null,
      reason: reason + (offered.get(row?.id ?? '') ?? ''),
    });
  }
  return [...checked.values()].slice(0, shownDishes);
}

module.exports = { answerRecommendations };
