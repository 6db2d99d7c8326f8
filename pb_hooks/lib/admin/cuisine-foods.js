const { plainText } = require('../assistant/ai-answer.js');
const { askService } = require('../assistant/ai-service.js');
const { foldText } = require('../server/search-key.js');

/** @typedef {import('../foods/catalogue-seed.js').CatalogueFood} CatalogueFood */

const maxTokens = 4500;
/** An admin waits for it, a person at a screen for whom 20 foods are written; in s. */
const longestWait = 75;
const mostKnownNames = 300;
/** A slug of its own, so that a food of the same name in a built-in set is told from it. */
const slugStart = 'by-service-';
const mark = '(Written by an AI service.)';
/** What nobody but the contributor of a food may say of it (R5). */
const claims = /allerg|intoleran|vegan|vegetarian|halal|kosher|gluten|lactose|[- ]free\b|\bsafe\b|health|cure|\bdiet/i;
const word = /^[a-z][a-z -]{1,38}$/;
const intensities = ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy'];

/** @type {import('../server/json-schema.js').Schema} */
const words = { type: 'array', minItems: 1, maxItems: 6, items: { type: 'string', maxLength: 40 } };
/** @type {import('../server/json-schema.js').Schema} */
const level = { type: 'number', minimum: 0, maximum: 5 };
/** @type {import('../server/json-schema.js').Schema} */
const schema = {
  type: 'object',
  properties: {
    foods: {
      type: 'array',
      minItems: 1,
      maxItems: 25,
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 2, maxLength: 80 },
          description: {
            type: 'string',
            minLength: 20,
            maxLength: 400,
            description: 'what it is and how it tastes, plain text',
          },
          flavours: words,
          textures: words,
          aromas: words,
          ...Object.fromEntries(intensities.map((name) => [name, level])),
          temperature_served: { type: 'string', enum: ['Hot', 'Warm', 'Room temperature', 'Cold', 'Frozen'] },
        },
        required: ['name', 'description', 'flavours', 'textures', 'aromas', ...intensities, 'temperature_served'],
      },
    },
  },
  required: ['foods'],
};

/**
 * Foods of a cuisine that a service proposes (spec 2 §7, bulk-add-cuisine-foods), in the catalogue's form. Only how a dish tastes is taken
 * from it, and marked as its words; of allergens, diets and health nothing is stated (R5), and what claims anything of them is left out.
 *
 * @param {CoreApp} app outside any transaction
 * @param {{ cuisine: string, count: number }} wish
 * @returns {CatalogueFood[]} [] without a service, or when it fails in any way; names may be there already
 */
function proposeFoods(app, { cuisine, count }) {
  const known = arrayOf(new DynamicModel({ name: '' }));
  app
    .db()
    .newQuery('SELECT name FROM foods WHERE origin = {:cuisine} ORDER BY created DESC LIMIT {:most}')
    .bind({ cuisine, most: mostKnownNames })
    .all(known);
  const answer = askService(app, {
    purpose: 'bulk-foods',
    member: '',
    seconds: longestWait,
    instructions: `Name ${count} authentic, well-known foods of the cuisine in \`cuisine\` that are not in \`already_there\`, under no name or spelling, and state of each how it tastes: a description in one or two sentences, up to six single English words each for flavours, textures and aromas, and six intensities from 0 to 5. Say nothing about allergens, diets or health. British English, plain text.`,
    material: { cuisine, already_there: known.map(({ name }) => name) },
    schema,
    maxTokens,
  });
  return answer.kind === 'answered'
    ? answer.value.foods.flatMap((/** @type {Proposal} */ food) => readProposal(food, cuisine)).slice(0, count)
    : [];
}

/** @typedef {Record<string, any> & { name: string, description: string, flavours: string[], textures: string[], aromas: string[], temperature_served: string }} Proposal */

/**
 * @param {Proposal} food that fits the schema
 * @param {string} cuisine
 * @returns {CatalogueFood[]} one, or none of what is unfit
 */
function readProposal(food, cuisine) {
  const name = plainText(food.name);
  const description = plainText(food.description);
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const [flavor, texture, aroma] = [readWords(food.flavours), readWords(food.textures), readWords(food.aromas)];
  if (slug === '' || description === '' || flavor.length === 0 || claims.test(`${name} ${description}`)) return [];
  const levels = intensities.map((taste) => [taste, Math.round(food[taste] * 2) / 2]);
  return [
    {
      slug: slugStart + slug,
      image_url: '', // the build has composed no picture of it
      name,
      origin: cuisine,
      description: `${description} ${mark}`,
      taste_profile: { flavor, texture, aroma },
      taste_intensity: { ...Object.fromEntries(levels), temperature_served: food.temperature_served },
    },
  ];
}

/** @param {string[]} list @returns {string[]} those that are nothing but words, each once */
function readWords(list) {
  return [...new Set(list.map((text) => text.trim().toLowerCase()))].filter(
    (text) => word.test(text) && plainText(text) === text && !claims.test(text),
  );
}

module.exports = { proposeFoods };
