/**
 * Totals out of the test runners' JSON reports. A report that is missing, unreadable or empty is a failure: a suite that
 * ran nothing has proved nothing.
 *
 * @typedef {{ passed: number, failed: number }} Totals
 */

/** @type {Totals} */
const oneFailure = { passed: 0, failed: 1 };

/** @param {string | null} text @returns {any} */
function parse(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

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
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, success = false } = parse(report) ?? {};
  return judged({ passed, failed }, success && exitCode === 0);
}

/**
 * @param {string | null} report Playwright's JSON report
 * @param {number | null} exitCode of the runner
 * @returns {Totals} a flaky test has failed
 */
export function countPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = parse(report)?.stats ?? {};
  return judged({ passed: expected, failed: unexpected + flaky }, exitCode === 0);
}

/**
 * @typedef {{ title: string, file?: string, suites?: PlaywrightSuite[], specs?: { title: string, ok: boolean }[] }} PlaywrightSuite
 *
 * @param {string | null} report Playwright's JSON report
 * @returns {string[]} file and title of each test that did not pass, in the order of the report
 */
export function failedTests(report) {
  /** @param {PlaywrightSuite} suite @returns {string[]} */
  const failedIn = ({ file = '', suites = [], specs = [] }) => [...specs.flatMap(({ ok, title }) => (ok ? [] : [`${file}: ${title}`])), ...suites.flatMap(failedIn)];
  return (parse(report)?.suites ?? []).flatMap(failedIn);
}

/** A check without tests of its own: types, lint. @param {string | null} _report @param {number | null} exitCode @returns {Totals} */
export function countCheck(_report, exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : oneFailure;
}
