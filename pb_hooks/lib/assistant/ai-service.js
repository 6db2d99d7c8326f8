const { admit, breakerState, noteOutcome } = require('./ai-breaker.js');
const { reserve, settle, spentToday } = require('./ai-budget.js');
const { exchange } = require('./ai-exchange.js');
const { composeMessages, composeRepair } = require('./ai-prompt.js');
const { aiSettings } = require('./ai-settings.js');
const { checkJson } = require('../server/json-schema.js');

/**
 * The one way to an AI service, for everything that asks one:
 *
 *   const answer = askService(app, {
 *     purpose: 'blog', member: '',                       // '' is the server's own work: only the total budget limits it
 *     instructions: 'Write …',                           // yours, fixed: never put in what others wrote
 *     material: { name: food.name, reviews: [...] },     // theirs: fenced off and cleaned as data
 *     schema: { type: 'object', properties: { title: { type: 'string', minLength: 5, maxLength: 80 } }, required: ['title'] },
 *     maxTokens: 800,
 *   });
 *   if (answer.kind === 'answered') use(answer.value);   // fits the schema, and holds nothing that the schema does not name
 *   else useTheBuiltIn(answer.reason);                   // there is always a built-in one
 *
 * It never throws, never takes longer than AI_TIMEOUT_SECONDS (or `seconds`), never spends more than the budget, and never tells the key.
 * The answer fits the schema; whether it is true, and harmless in HTML, is for the caller to check. **Never call it inside a transaction.**
 *
 *   configured? ─▶ breaker ─▶ a free place ─▶ ┌ budget ─▶ call ─▶ settle ┐ ─▶ schema ─▶ answered
 *                                             └ 429, 5xx, cut: again ◀───┘     └ one repair
 *
 * PocketBase's `$http.send` blocks the JavaScript engine that calls it. Other requests take another engine, a new one where the pool has none free;
 * so a slow service costs memory, and not the others' time. Measured with 0, 8, 20 and 50 questions waiting, at a pool of 15: pulls beside them took
 * 3 to 8 ms (median) at any number, and each waiting question 1.4 MB (73 MB became 142). AI_CONCURRENCY bounds them;
 * tests/hooks/assistant/ai-service.test.ts holds that others are served. Answers that fit no schema do not open the breaker: otherwise a member who makes the model babble
 * could shut it for everybody.
 *
 * @typedef {import('./ai-settings.js').AiSettings} AiSettings
 * @typedef {import('./ai-exchange.js').Exchange} Exchange
 * @typedef {'off' | 'paused' | 'busy' | 'member-budget' | 'total-budget' | 'failed'} Unavailable
 * @typedef {{ kind: 'answered', value: any, model: string } | { kind: 'unavailable', reason: Unavailable }} Answer
 * @typedef {{
 *   purpose: string, member: string, instructions: string, material: unknown, schema: import('../server/json-schema.js').Schema,
 *   maxTokens: number, picture?: string, seconds?: number,
 * }} Question `picture`: a data address; `purpose`: a word for the log
 */

const slotsKey = 'foretaste:ai-slots';
const mostRetries = 2;
/** ms; doubled with each retry, and scattered so that many do not come back together. */
const firstPause = 300;
/** Tokens that a picture costs at most, where the service does not say. */
const pictureTokens = 2000;
/** One who tries for the breaker and never comes back, in s beyond its time. */
const grace = 5;

/**
 * @param {CoreApp} app outside any transaction
 * @param {Question} question
 * @returns {Answer}
 */
function askService(app, question) {
  const settings = aiSettings();
  if (settings === null) return unavailable('off');
  const seconds = Math.min(question.seconds ?? settings.seconds, 120);
  if (!admit(app, seconds + grace)) return unavailable('paused');
  /** @type {'answered' | 'failed' | 'unasked'} */
  let outcome = 'unasked';
  try {
    if (!takeSlot(app, settings.concurrency)) return unavailable('busy');
    try {
      const result = converse(app, settings, question, Date.now() + seconds * 1000);
      outcome = result.outcome;
      return result.answer;
    } finally {
      changeSlots(app, (taken) => taken - 1);
    }
  } catch {
    note(app, question, 'an error of our own');
    return unavailable('failed');
  } finally {
    noteOutcome(app, outcome, settings.pauseSeconds);
  }
}

/**
 * @param {CoreApp} app
 * @param {AiSettings} settings
 * @param {Question} question
 * @param {number} deadline ms
 * @returns {{ answer: Answer, outcome: 'answered' | 'failed' | 'unasked' }}
 */
function converse(app, settings, question, deadline) {
  let messages = composeMessages(question);
  for (const isRepair of [false, true]) {
    const reply = persist(app, settings, { question, messages, deadline });
    if (reply.kind === 'budget') return { answer: unavailable(reply.whose), outcome: 'unasked' };
    if (reply.kind !== 'text') {
      note(app, question, reply.why);
      return { answer: unavailable('failed'), outcome: 'failed' };
    }
    const { value, problems } = readAnswer(reply.text, question.schema, settings.key);
    if (problems.length === 0)
      return { answer: { kind: 'answered', value, model: settings.model }, outcome: 'answered' };
    if (isRepair) note(app, question, 'fits no schema');
    messages = composeRepair(messages, reply.text, problems);
  }
  return { answer: unavailable('failed'), outcome: 'answered' };
}

/**
 * Calls until the service answers, refuses for good, or there is no more time.
 *
 * @param {CoreApp} app
 * @param {AiSettings} settings
 * @param {{ question: Question, messages: import('./ai-prompt.js').Message[], deadline: number }} call
 * @returns {Exchange | { kind: 'budget', whose: 'member-budget' | 'total-budget' }}
 */
function persist(app, settings, { question, messages, deadline }) {
  const { member, schema, maxTokens, picture } = question;
  const tokens = estimateTokens(messages, picture) + maxTokens;
  for (let retry = 0; ; retry += 1) {
    const reservation = reserve(app, settings, { member, tokens });
    if (typeof reservation === 'string') return { kind: 'budget', whose: `${reservation}-budget` };
    const reply = exchange(app, settings, { messages, schema, maxTokens, deadline });
    if (reply.cost !== 'all') settle(app, reservation, reply.cost);
    if (reply.kind !== 'transient') return reply;
    const pause = Math.max(reply.retryAfter * 1000, firstPause * 2 ** retry * (1 + Math.random()));
    if (retry === mostRetries || Date.now() + pause + 1000 > deadline) return reply;
    sleep(Math.ceil(pause));
  }
}

/**
 * @param {string} text also with a fence around the JSON, as many models cannot help to put
 * @param {import('../server/json-schema.js').Schema} schema
 * @param {string} key that no answer may hold, however a service came to put it there
 * @returns {{ value: unknown, problems: string[] }}
 */
function readAnswer(text, schema, key) {
  if (key !== '' && text.includes(key)) return { value: null, problems: ['the answer must hold no secrets'] };
  try {
    return checkJson(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)), schema);
  } catch {
    return { value: null, problems: ['the answer must be one JSON object'] };
  }
}

/**
 * Three bytes a token: more than any usual text takes.
 *
 * @param {import('./ai-prompt.js').Message[]} messages
 * @param {string | undefined} picture
 */
function estimateTokens(messages, picture) {
  const text = messages
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content[0])))
    .join('');
  let bytes = 0;
  for (const letter of text) bytes += letter < '\u0080' ? 1 : letter < '\u0800' ? 2 : letter < '\u{10000}' ? 3 : 4;
  return Math.ceil(bytes / 3) + (picture === undefined ? 0 : pictureTokens);
}

/** @param {CoreApp} app @param {number} most */
function takeSlot(app, most) {
  let isFree = false;
  changeSlots(app, (taken) => {
    isFree = taken < most;
    return isFree ? taken + 1 : taken;
  });
  return isFree;
}

/** @param {CoreApp} app @param {(taken: number) => number} decide */
function changeSlots(app, decide) {
  app.store().setFunc(slotsKey, (/** @type {number | null} */ taken) => decide(taken ?? 0));
}

/** @param {Unavailable} reason @returns {Answer} */
function unavailable(reason) {
  return { kind: 'unavailable', reason };
}

/** @param {CoreApp} app @param {Question} question @param {string} why never what the service said */
function note(app, { purpose }, why) {
  app.logger().warn('the AI service gave no answer', 'purpose', purpose, 'why', why);
}

/**
 * How the service is, for an admin. Holds neither key nor address.
 *
 * @param {CoreApp} app
 * @returns {{ isConfigured: false } | {
 *   isConfigured: true, model: string, canSee: boolean, breaker: 'closed' | 'open' | 'half-open',
 *   spentToday: { calls: number, tokens: number }, budget: { calls: number, tokens: number },
 * }}
 */
function serviceHealth(app) {
  const settings = aiSettings();
  if (settings === null) return { isConfigured: false };
  const { model, canSee, daily } = settings;
  return { isConfigured: true, model, canSee, breaker: breakerState(app), spentToday: spentToday(app), budget: daily };
}

module.exports = { askService, serviceHealth };
