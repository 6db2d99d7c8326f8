/**
 * One call of an OpenAI-compatible chat endpoint. What the service says of itself (messages of errors, headers) stays here: it may hold
 * the key. So does the text of a network error, which holds the address.
 *
 * @typedef {import('./ai-settings.js').AiSettings} AiSettings
 * @typedef {import('./ai-prompt.js').Message} Message
 * @typedef {{ hasFormat: boolean, limit: string }} Dialect
 * @typedef {{ calls: number, tokens: number } | 'all'} Cost 'all': whether the call is billed is not known, so what was reserved is spent
 * @typedef {{ kind: 'text', text: string, cost: Cost }
 *   | { kind: 'transient', why: string, cost: Cost, retryAfter: number }
 *   | { kind: 'refused', why: string, cost: Cost }} Exchange `retryAfter`: s, as the service wishes; 0 if it does not say
 */

const storeKey = 'foretaste:ai-dialect';
const nothing = { calls: 0, tokens: 0 };

/** Ways to ask for JSON and to bound an answer, of which services know different ones: the fullest first. @type {readonly [Dialect, ...Dialect[]]} */
const dialects = [
  { hasFormat: true, limit: 'max_tokens' },
  { hasFormat: false, limit: 'max_tokens' },
  { hasFormat: false, limit: 'max_completion_tokens' },
];

/**
 * @param {CoreApp} app
 * @param {AiSettings} settings
 * @param {{ messages: Message[], schema: import('../server/json-schema.js').Schema, maxTokens: number, deadline: number }} call `deadline`: ms
 * @returns {Exchange}
 */
function exchange(app, settings, call) {
  const known = app.store().get(storeKey) ?? 0;
  for (let number = known; ; number += 1) {
    const answer = send(settings, call, dialects[number] ?? dialects[0]);
    // 400 and 422 say that the request was not understood, not that it was tried.
    if (answer.kind === 'refused' && answer.why === 'status 400' && number + 1 < dialects.length) continue;
    if (answer.kind === 'text' && number !== known) app.store().set(storeKey, number);
    return answer;
  }
}

/**
 * @param {AiSettings} settings
 * @param {{ messages: Message[], schema: object, maxTokens: number, deadline: number }} call
 * @param {Dialect} dialect
 * @returns {Exchange}
 */
function send(settings, { messages, schema, maxTokens, deadline }, { hasFormat, limit }) {
  const timeout = Math.floor((deadline - Date.now()) / 1000);
  if (timeout < 1) return { kind: 'transient', why: 'no time left', cost: nothing, retryAfter: 0 };
  const body = JSON.stringify({
    model: settings.model,
    messages,
    [limit]: maxTokens,
    ...(hasFormat ? { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } } } : {}),
  });
  try {
    const headers = {
      'content-type': 'application/json',
      ...(settings.key === '' ? {} : { authorization: `Bearer ${settings.key}` }),
    };
    const {
      statusCode,
      headers: received,
      body: bytes,
    } = $http.send({ url: settings.endpoint, method: 'POST', body, headers, timeout });
    return statusCode === 200 ? readReply(toString(bytes)) : readRefusal(statusCode, received);
  } catch (error) {
    const hasConnected = !/\bdial\b/.test(String(error));
    return {
      kind: 'transient',
      why: hasConnected ? 'no answer' : 'no connection',
      cost: hasConnected ? 'all' : nothing,
      retryAfter: 0,
    };
  }
}

/**
 * @param {string} reply of status 200; cut off when the connection broke, which PocketBase does not tell
 * @returns {Exchange}
 */
function readReply(reply) {
  /** @type {{ choices?: { message?: { content?: unknown } }[], usage?: { total_tokens?: unknown } } | null} */
  let parsed = null;
  try {
    parsed = JSON.parse(reply);
  } catch {
    return { kind: 'transient', why: 'half an answer', cost: 'all', retryAfter: 0 };
  }
  const tokens = parsed?.usage?.total_tokens;
  /** @type {Cost} */
  const cost = typeof tokens === 'number' && tokens >= 0 ? { calls: 1, tokens: Math.ceil(tokens) } : 'all';
  const text = parsed?.choices?.[0]?.message?.content;
  return typeof text === 'string' ? { kind: 'text', text, cost } : { kind: 'refused', why: 'no text', cost };
}

/**
 * What a status other than 200 means: `transient` may be tried again, after the pause that the service asks for.
 *
 * @param {number} status
 * @param {Record<string, string[]>} headers
 * @returns {Exchange}
 */
function readRefusal(status, headers) {
  if (status === 429 || status >= 500)
    return {
      kind: 'transient',
      why: `status ${status}`,
      cost: nothing,
      retryAfter: readRetryAfter(headers['Retry-After']?.[0] ?? ''),
    };
  return { kind: 'refused', why: `status ${status === 422 ? 400 : status}`, cost: nothing };
}

/**
 * @param {string} value seconds or a date
 * @returns {number} s
 */
function readRetryAfter(value) {
  const seconds = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return seconds > 0 ? seconds : 0;
}

module.exports = { exchange };
