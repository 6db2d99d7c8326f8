const { numberSetting } = require('../server/number-setting.js');

/**
 * How the AI service is reached and what it may cost, from the environment.
 *
 * | variable | default | meaning |
 * |---|---|---|
 * | AI_BASE_URL | none: no service | where `/chat/completions` is, for instance `https://ai.example.org/v1` |
 * | AI_API_KEY | none | sent as bearer token; local services need none |
 * | AI_MODEL | none: no service | the model's name |
 * | AI_VISION | off | `on` where the model can see pictures |
 * | AI_TIMEOUT_SECONDS | 20 | for one question in all: attempts, pauses and repair; 1 to 120 |
 * | AI_CONCURRENCY | 8 | questions under way at a time; each holds a JavaScript engine while it waits |
 * | AI_DAILY_CALLS, AI_DAILY_TOKENS | 2000, 2000000 | for everybody together, by UTC day; 0 is none at all |
 * | AI_MEMBER_DAILY_CALLS, AI_MEMBER_DAILY_TOKENS | 60, 100000 | for each member |
 * | AI_PAUSE_SECONDS | 30 | how long a service that failed is left alone at first |
 *
 * @typedef {{ calls: number, tokens: number }} Allowance
 * @typedef {{
 *   endpoint: string, key: string, model: string, canSee: boolean, seconds: number, concurrency: number,
 *   daily: Allowance, memberDaily: Allowance, pauseSeconds: number,
 * }} AiSettings
 */

/** @returns {AiSettings | null} null where no service is configured */
function aiSettings() {
  const base = $os.getenv('AI_BASE_URL').replace(/\/+$/, '');
  const model = $os.getenv('AI_MODEL');
  if (!/^https?:\/\//.test(base) || model === '') return null;
  return {
    endpoint: `${base}/chat/completions`,
    key: $os.getenv('AI_API_KEY'),
    model,
    canSee: $os.getenv('AI_VISION') === 'on',
    seconds: whole('AI_TIMEOUT_SECONDS', { least: 1, most: 120, usual: 20 }),
    concurrency: whole('AI_CONCURRENCY', { least: 1, most: 50, usual: 8 }),
    daily: {
      calls: whole('AI_DAILY_CALLS', { usual: 2000 }),
      tokens: whole('AI_DAILY_TOKENS', { usual: 2_000_000 }),
    },
    memberDaily: {
      calls: whole('AI_MEMBER_DAILY_CALLS', { usual: 60 }),
      tokens: whole('AI_MEMBER_DAILY_TOKENS', { usual: 100_000 }),
    },
    pauseSeconds: whole('AI_PAUSE_SECONDS', { least: 1, most: 3600, usual: 30 }),
  };
}

/** @param {string} name @param {{ least?: number, most?: number, usual: number }} range */
function whole(name, range) {
  return Math.floor(numberSetting(name, range));
}

module.exports = { aiSettings };
