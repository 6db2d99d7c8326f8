/**
 * When a crashed server comes back: a pure decision, so that it can be tested without waiting.
 *
 * @typedef {{ inARow: number, startCrashes: readonly number[], wasEverHealthy: boolean }} RestartState
 *   `startCrashes`: times in ms of crashes before the server was healthy for the first time
 * @typedef {{ at: number, healthyForMs: number | null }} Crash `healthyForMs`: null when it never answered in that life
 * @typedef {{ kind: 'restart', afterMs: number } | { kind: 'give-up' }} RestartDecision
 */

const longestWaitMs = 30_000;
const healthyAgainMs = 60_000;
const startCrashLimit = 5;
const startCrashWindowMs = 60_000;

/** @type {RestartState} */
export const freshStart = { inARow: 0, startCrashes: [], wasEverHealthy: false };

/**
 * Waits 1, 2, 4 … 30 s. A minute of health starts the row anew. A server that never came up and crashed five times within
 * a minute is given up: its reason will not go away by itself.
 *
 * @param {RestartState} state
 * @param {Crash} crash
 * @returns {{ state: RestartState, decision: RestartDecision }}
 */
export function afterCrash(state, { at, healthyForMs }) {
  const wasEverHealthy = state.wasEverHealthy || healthyForMs !== null;
  const inARow = healthyForMs !== null && healthyForMs >= healthyAgainMs ? 1 : state.inARow + 1;
  const startCrashes = wasEverHealthy
    ? []
    : [...state.startCrashes, at].filter((time) => at - time < startCrashWindowMs);
  const next = { inARow, startCrashes, wasEverHealthy };
  if (startCrashes.length >= startCrashLimit) return { state: next, decision: { kind: 'give-up' } };
  return { state: next, decision: { kind: 'restart', afterMs: Math.min(longestWaitMs, 1000 * 2 ** (inARow - 1)) } };
}
