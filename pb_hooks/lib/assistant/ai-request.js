const { hour, take, tooMany } = require('../server/allowances.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { object, oneOf, orElse, part, readParts } = require('../server/request-shape.js');

/** What the routes of the assistants have in common: who may ask, who answered and why. */

/** For the person, where the built-in assistant spoke. @type {Record<import('./ai-service.js').Unavailable | 'safety', string>} */
const notices = {
  off: 'Answered from the catalogue: no AI service is set up here.',
  'member-budget': 'Answered from the catalogue: your questions to the AI service are used up for today.',
  'total-budget': 'Answered from the catalogue: the AI service has no more room today.',
  paused: 'Answered from the catalogue: the AI service does not work at the moment.',
  busy: 'Answered from the catalogue: the AI service is busy.',
  failed: 'Answered from the catalogue: the AI service did not answer.',
  safety: 'Answered from the catalogue: about allergies and diets only what is stated there counts.',
};

/** Questions of a member in an hour, from wherever they come: the longest costs two seconds of the processor. */
const mostInHour = 300;

/**
 * @param {core.RequestEvent} e
 * @param {string} message of spec 1 §6, to whoever is not signed in
 * @returns {Record<string, unknown> | null} the body; null when the request has been answered
 * @throws {ApiError} 429 after 300 in an hour; 400 with an error on `userId`
 */
function readRequest(e, message) {
  e.response.header().set('Cache-Control', 'no-store');
  if (e.auth === null || e.auth.collection().name !== 'users') {
    e.json(401, { status: 401, message, data: {} });
    return null;
  }
  const { body } = e.requestInfo();
  readParts(body, {
    userId: part(orElse(null, oneOf([e.auth.id])), {
      code: 'validation_not_own',
      message: "Questions are asked in one's own name only.",
    }),
  });
  const seconds = take(e.app, { kind: 'ai', who: e.auth.id, most: mostInHour, seconds: hour });
  if (seconds > 0)
    throw tooMany(e, seconds, 'That is more than the assistant answers in an hour. Please try again later.');
  return body;
}

/** Whose request `readRequest` has let through. @param {core.RequestEvent} e @throws {UnauthorizedError} on anybody else's */
function memberOf(e) {
  if (e.auth === null) throw new UnauthorizedError('Please sign in again.', {});
  return e.auth.id;
}

/**
 * @param {core.RequestEvent} e
 * @param {{ mood: unknown, language: unknown, given?: unknown }} said the mood of the hour where the member is, the language of the app, and a
 *   taste profile in place of the stored one
 */
function readAsker(e, { mood, language, given }) {
  const member = memberOf(e);
  const stored = e.app.findRecordsByIds('user_taste_profiles', [member])[0];
  const profile = object(given)?.value ?? (stored ? JSON.parse(JSON.stringify(stored)) : null);
  return { member, profile, mood, language: languages.has(language) ? language : 'en', now: Date.now() };
}

/** What the assistants speak, as a service is told of it. @type {Map<unknown, string>} */
const languages = new Map([
  ['en', 'British English'],
  ['de', 'German, in which you address the reader as "du" and leave the names of foods as they are'],
]);

/** @param {{ language: unknown }} asker @returns {string} for a service */
function languageFor({ language }) {
  return languages.get(language) ?? '';
}

/** What an answer says of its language: nothing where it is English, as all answers were that know no language. @param {{ language: unknown }} asker */
function inLanguage({ language }) {
  return language === 'en' ? {} : { language };
}

/**
 * The rules of `src/domain` as one module, which the build makes (scripts/launch/prepare-server-bundle.mjs).
 *
 * @returns {{
 *   answerFromRows(question: object): { text: string, foods: { id: string, name: string }[], avoiding?: { key: string, label: string }[], notUnderstood?: string[] },
 *   dishesFromRows(question: object): { dishes: BuiltInDish[], summary: string, foods: { id: string, name: string }[] },
 *   offeredFromRows(question: object): { id: string, caution: string }[],
 *   isOfSafety(prompt: string): boolean,
 *   searchWords(prompt: string): string,
 * }}
 * @typedef {{ foodName: string, foodId: string | null, category: string, reason: string, confidence: number }} BuiltInDish
 */
function builtInAssistant() {
  try {
    return require(`${__hooks}/lib/generated/server-assistant.js`);
  } catch {
    throw new ApiError(503, 'The assistant is not there: it is made by npm run build.', {});
  }
}

/**
 * @param {string} field
 * @param {string} code
 * @param {string} message
 */
function refused(field, code, message) {
  return fieldRefusal({ [field]: { code, message } });
}

module.exports = { builtInAssistant, inLanguage, languageFor, memberOf, notices, readAsker, readRequest, refused };
