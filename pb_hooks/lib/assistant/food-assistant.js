const { namedFoods, plainText } = require('./ai-answer.js');
const { chooseFoods, factsOf, pairSumsAmong, reviewTexts } = require('./ai-catalogue.js');
const {
  builtInAssistant,
  inLanguage,
  languageFor,
  memberOf,
  notices,
  readAsker,
  readRequest,
  refused,
} = require('./ai-request.js');
const { askService } = require('./ai-service.js');
const { asksForSafety, touchesSafety } = require('./touches-safety.js');
const {
  either,
  listOf,
  object,
  oneOf,
  orElse,
  part,
  readParts,
  recordId,
  text,
} = require('../server/request-shape.js');

const types = ['food_description', 'pairing_suggestion', 'chat'];
/** Characters (code points). */
const longestPrompt = 1000;
const longestAnswer = 1500;
const maxTokens = 600;
/** Foods whose facts a service gets: those that the built-in assistant named, and the likeliest others. */
const mostFacts = 12;
/** Of keys in each of the two lists; a long conversation avoids no more. */
const mostKeys = 40;
/** A key holds at most one word of a question. */
const longestKey = 1010;
/** Of a service's dishes nothing is stated, so who must avoid something gets no suggestions of it (R5). */
const needs = ['dietary_restrictions', 'allergens'];
const draftId = 'foodinthemaking';

/** @type {import('../server/json-schema.js').Schema} */
const schema = {
  type: 'object',
  properties: {
    answer: { type: 'string', minLength: 1, maxLength: longestAnswer, description: 'plain text, no markup, no links' },
  },
  required: ['answer'],
};

/** @type {Record<string, string>} */
const tasks = {
  food_description:
    'Describe in two to four sentences how the food in `about` tastes, smells and feels in the mouth, for somebody who never had it.',
  pairing_suggestion:
    'Suggest what goes with the food in `about` or `question`, and say why by taste. Prefer foods of `catalogue`.',
  chat: 'Answer the `question` about food and taste. Prefer foods of `catalogue`. Where it is not about food, say that you can only talk about food.',
};

/**
 * `ai-food-assistant` (spec 1 §7). The body is `{ prompt, type }` and, where there is reason to say it:
 *
 *   `foodData`      the food that the question is about, in the shape of a row of foods
 *   `avoiding`      keys of what earlier answers of the conversation avoided, and what stays avoided
 *   `notAvoiding`   those of these keys that the member took off
 *   `earlier`       questions of the conversation, the oldest first, that a short one may go on from
 *   `shown`         ids of foods that were named in it
 *   `mood`          that of the hour where the member is
 *   `language`      of the answer: 'en' or 'de'
 *   `userId`        the caller's own
 *
 * The built-in assistant answers first, by what is stated. A service then gets the question, that answer and the facts of the foods it named, and its
 * answer replaces the built-in one. The built-in answer stands where there is no service, where it fails in any way, where the question is of allergy
 * or diet (R5), and for a member whose profile names what must be avoided. Nothing that a service says is stored.
 *
 * @param {core.RequestEvent} e
 * @returns {void} 200 with `{ response, processingTime (ms), answeredBy: 'service' | 'catalogue', foods: [{ id, name }], avoiding?: [{ key, label }], notUnderstood?: string[] (of the built-in assistant), language?, notice? }`; 401 to visitors
 * @throws {BadRequestError} with an error on `prompt`, `type`, `userId`, `foodData`, `avoiding`, `notAvoiding`, `earlier` or `shown`
 */
function answerQuestion(e) {
  const began = Date.now();
  const body = readRequest(e, 'Please sign in to use AI features');
  if (body === null) return;
  const { type, prompt, food } = readQuestion(body);
  const [avoiding, notAvoiding, earlier, shown] = ['avoiding', 'notAvoiding', 'earlier', 'shown'].map((name) =>
    readKeys(body, name),
  );
  const rows = chooseFoods(e, {
    text: `${prompt} ${food?.name ?? ''} ${builtInAssistant().searchWords(prompt)}`,
    ids: food === null || food.id === draftId ? [] : [food.id],
  });
  const asker = readAsker(e, { mood: body.mood, language: body.language });
  const builtIn = builtInAssistant().answerFromRows({
    foods: rows,
    type,
    prompt,
    food,
    asker,
    avoiding,
    notAvoiding,
    earlier,
    shown,
    pairSums: pairSumsAmong(e.app, rows),
  });
  const served = serviceAnswer(e, { type, prompt, food, rows, builtIn, asker });
  const answer =
    served.kind === 'served'
      ? served.answer
      : {
          response: builtIn.text,
          answeredBy: 'catalogue',
          foods: builtIn.foods,
          avoiding: builtIn.avoiding ?? [],
          notUnderstood: builtIn.notUnderstood ?? [],
          notice: notices[served.reason],
        };
  e.json(200, { ...answer, ...inLanguage(asker), processingTime: Date.now() - began });
}

/**
 * A list of short texts: allergen and diet keys of earlier answers that are avoided or taken off (R29), earlier questions, or foods that were named.
 *
 * @param {Record<string, unknown>} body
 * @param {string} name
 * @returns {string[]}
 */
function readKeys(body, name) {
  const keys = part(listOf(text({ mostUnits: longestKey }), { most: mostKeys }), {
    code: 'validation_invalid_shape',
    message: `At most ${mostKeys} texts.`,
  });
  return keys(body[name] ?? [], name);
}

/**
 * @param {Record<string, unknown>} body
 * @returns {{ type: string, prompt: string, food: import('./ai-catalogue.js').FoodRow | null }}
 */
function readQuestion(body) {
  const { type, prompt, foodData } = readParts(body, {
    type: part(oneOf(types), { code: 'validation_in_invalid', message: 'There is no such kind of question.' }),
    prompt: part(orElse('', text({ isTrimmed: true, most: longestPrompt })), {
      code: 'validation_length_out_of_range',
      message: `A question has at most ${longestPrompt} characters.`,
    }),
    foodData: part(orElse(null, either(object, oneOf([null]))), {
      code: 'validation_invalid_shape',
      message: 'This value has the wrong form.',
    }),
  });
  const named = foodData !== null && text({ isTrimmed: true, least: 1 })(foodData['name']) !== undefined;
  if (prompt === '' && (type === 'chat' || !named)) throw refused('prompt', 'validation_required', 'Cannot be blank.');
  if (!named) return { type, prompt, food: null };
  const id = recordId(foodData['id'])?.value ?? draftId;
  return { type, prompt, food: /** @type {import('./ai-catalogue.js').FoodRow} */ ({ ...foodData, id }) };
}

/**
 * @param {core.RequestEvent} e
 * @param {{
 *   type: string, prompt: string, food: import('./ai-catalogue.js').FoodRow | null, rows: import('./ai-catalogue.js').FoodRow[],
 *   builtIn: { text: string, foods: { id: string, name: string }[], avoiding?: object[], notUnderstood?: string[] }, asker: { language: unknown, profile: any },
 * }} question
 * @returns {{ kind: 'served', answer: object } | { kind: 'not served', reason: keyof typeof notices }}
 */
function serviceAnswer(e, { type, prompt, food, rows, builtIn, asker }) {
  const mustAvoid = type !== 'food_description' && needs.some((name) => asker.profile?.[name]?.length > 0);
  if (
    mustAvoid ||
    (builtIn.avoiding ?? []).length > 0 ||
    asksForSafety(prompt) ||
    builtInAssistant().isOfSafety(prompt)
  )
    return { kind: 'not served', reason: 'safety' };
  const named = builtIn.foods.flatMap(({ id }) => rows.filter((row) => row.id === id));
  const known = [...new Set([...named, ...rows])].slice(0, mostFacts);
  const first = named[0]?.id ?? '';
  const answer = askService(e.app, {
    purpose: type,
    member: memberOf(e),
    instructions: `You are the food assistant of Foretaste, where people learn what a food tastes like before they try it. ${tasks[type]} Use the facts given; where they say nothing, say what is commonly known, or that you do not know. Say nothing about allergens, diets, health or safety. Plain text, warm and brief, in ${languageFor(asker)}, no links.`,
    material: {
      question: prompt,
      ...(food === null ? {} : { about: factsOf(rows.find(({ id }) => id === food.id) ?? food) }),
      catalogue: known.map(factsOf),
      ...(first === '' ? {} : { reviews_of_first: reviewTexts(e, first) }),
      answer_by_rules: builtIn.text,
    },
    schema,
    maxTokens,
  });
  if (answer.kind !== 'answered') return { kind: 'not served', reason: answer.reason };
  const response = plainText(answer.value.answer);
  if (response === '') return { kind: 'not served', reason: 'failed' };
  if (touchesSafety(response)) return { kind: 'not served', reason: 'safety' };
  return { kind: 'served', answer: { response, answeredBy: 'service', foods: namedFoods(response, rows) } };
}

module.exports = { answerQuestion };
