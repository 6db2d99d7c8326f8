/**
 * A service that fails is left alone for a while. One breaker for all hook engines, in the app's store; what changes it is decided inside
 * `setFunc`, which holds the store's lock.
 *
 *   closed ──3 failures in a row──▶ open ──pause is over──▶ one tries ──answered──▶ closed
 *                                    ▲                          │
 *                                    └────failed: twice as long─┘
 *
 * @typedef {{ failures: number, pause: number, until: number, trying: number }} Breaker
 *   `pause`: s, 0 while closed; `until`, `trying`: ms, when the pause ends and when the one that tries must have come back
 */

const storeKey = 'foretaste:ai-breaker';
const toleratedFailures = 3;
/** Seconds. */
const longestPause = 600;
/** @type {Breaker} */
const closed = { failures: 0, pause: 0, until: 0, trying: 0 };

/**
 * Whether a question may go out now. Who is let through must say how it went, by `noteOutcome`, within `seconds`.
 *
 * @param {CoreApp} app
 * @param {number} seconds
 * @returns {boolean}
 */
function admit(app, seconds) {
  let isAdmitted = false;
  change(app, (breaker) => {
    const now = Date.now();
    isAdmitted = breaker.pause === 0 || (now >= breaker.until && now >= breaker.trying);
    return isAdmitted && breaker.pause > 0 ? { ...breaker, trying: now + seconds * 1000 } : breaker;
  });
  return isAdmitted;
}

/**
 * @param {CoreApp} app
 * @param {'answered' | 'failed' | 'unasked'} outcome `unasked`: it never came to a call, so nothing was learnt
 * @param {number} firstPause s
 */
function noteOutcome(app, outcome, firstPause) {
  change(app, (breaker) => {
    if (outcome === 'answered') return closed;
    if (outcome === 'unasked') return { ...breaker, trying: 0 };
    const failures = breaker.failures + 1;
    if (failures < toleratedFailures) return { ...breaker, failures };
    // Others that were still under way when it opened must not make the pause longer.
    if (breaker.pause > 0 && breaker.trying === 0) return { ...breaker, failures };
    const pause = breaker.pause === 0 ? firstPause : Math.min(breaker.pause * 2, longestPause);
    return { failures, pause, until: Date.now() + pause * 1000, trying: 0 };
  });
}

/**
 * @param {CoreApp} app
 * @returns {'closed' | 'open' | 'half-open'}
 */
function breakerState(app) {
  const breaker = read(app.store().get(storeKey));
  if (breaker.pause === 0) return 'closed';
  return Date.now() < breaker.until ? 'open' : 'half-open';
}

/**
 * @param {CoreApp} app
 * @param {(breaker: Breaker) => Breaker} decide
 */
function change(app, decide) {
  app.store().setFunc(storeKey, (/** @type {unknown} */ before) => JSON.stringify(decide(read(before))));
}

/**
 * @param {unknown} stored a JSON text: an object of one engine must not be touched by another
 * @returns {Breaker}
 */
function read(stored) {
  return typeof stored === 'string' ? JSON.parse(stored) : closed;
}

module.exports = { admit, breakerState, noteOutcome };
