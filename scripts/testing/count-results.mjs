import { parseReport } from './parse-report.mjs';

/**
 * Totals out of the test runners' JSON reports. A report that is missing, unreadable or empty is a failure: a suite that
 * ran nothing has proved nothing.
 *
 * @typedef {{ passed: number, failed: number }} Totals
 */

/** @type {Totals} */
const oneFailure = { passed: 0, failed: 1 };

/** @param {Totals} totals @param {boolean} isSound whether the runner itself was content */
function judged({ passed, failed }, isSound) {
  if (passed + failed === 0) return oneFailure;
  return { passed, failed: failed === 0 && !isSound ? 1 : failed };
}

/**
 * @param {string | null} report Vitest's JSON report
 * @param {number | null} exitCode of the runner
 * @returns {Totals}
 */
export function countVitest(report, exitCode) {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, success = false } = parseReport(report) ?? {};
  return judged({ passed, failed }, success && exitCode === 0);
}

/**
 * @param {string | null} report Playwright's JSON report
 * @param {number | null} exitCode of the runner
 * @returns {Totals} a flaky test, which held at its second try, has passed
 */
export function countPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = parseReport(report)?.stats ?? {};
  return judged({ passed: expected + flaky, failed: unexpected }, exitCode === 0);
}

/** A check without tests of its own: types, lint. @param {string | null} _report @param {number | null} exitCode @returns {Totals} */
export function countCheck(_report, exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : oneFailure;
}
