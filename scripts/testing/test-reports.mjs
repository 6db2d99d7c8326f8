import { stripVTControlCharacters } from 'node:util';

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

/**
 * Which tests of a run did not pass, and why, out of the test runners' JSON reports.
 *
 * @typedef {{ file: string, title: string, why: string }} FailedTest `file` is as the runner takes it; `why` is empty where nothing was said
 */
/**
 * A file whose own set-up failed counts as one test.
 *
 * @param {string | null} report Vitest's JSON report
 * @returns {FailedTest[]} in the order of the report
 */
export function failedVitest(report) {
  /** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion */
  /** @type {{ name: string, status: string, message?: string, assertionResults?: Assertion[] }[]} */
  const files = parseReport(report)?.testResults ?? [];
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message = '', assertionResults = [] }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file: name, title: 'its set-up', why: message }];
      return failed.map(({ fullName, failureMessages = [] }) => ({
        file: name,
        title: fullName,
        why: failureMessages.join('\n'),
      }));
    });
}

/** @param {string | null} report Playwright's JSON report @returns {FailedTest[]} those that did not pass at any try */
export const failedPlaywright = (report) => testsOfPlaywright(report, 'unexpected');

/** @param {string | null} report Playwright's JSON report @returns {FailedTest[]} those that held at their second try, with what the first one said */
export const unsteadyPlaywright = (report) => testsOfPlaywright(report, 'flaky');

/**
 * @typedef {{ status?: string, projectName?: string, results?: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, tests?: PlaywrightTest[] }} PlaywrightSpec one test at each screen that it ran on
 * @typedef {{ title: string, file?: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 *
 * What the report says of a spec (`ok`) is said of its first screen alone, so each screen is asked.
 *
 * @param {string | null} report Playwright's JSON report
 * @param {'unexpected' | 'flaky'} wanted
 * @returns {FailedTest[]} in the order of the report, one for each screen
 */
function testsOfPlaywright(report, wanted) {
  /** @param {PlaywrightTest} test */
  const whyOf = ({ results = [] }) =>
    results.map(({ error }) => error?.message ?? '').find((message) => message !== '') ?? '';
  /** @param {string} title @param {PlaywrightTest} test */
  const titled = (title, { projectName }) => (projectName === undefined ? title : `${title} (${projectName})`);
  /** @param {PlaywrightSuite} suite @returns {FailedTest[]} */
  const found = ({ file = '', suites = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests = [] }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map((test) => ({ file, title: titled(title, test), why: whyOf(test) })),
    ),
    ...suites.flatMap(found),
  ];
  return (parseReport(report)?.suites ?? []).flatMap(found);
}

const longestReason = 1_500;

/**
 * What stands for a runner that was not content although no test failed: an error that nobody caught, a process that was killed.
 *
 * @param {string} suite
 * @param {string} said what it wrote to its standard error
 * @returns {FailedTest} with the last of it
 */
export const failedRunner = (suite, said) => ({
  file: suite,
  title: 'the runner itself',
  why: stripVTControlCharacters(said).trim().slice(-longestReason),
});

/** @param {FailedTest} test @param {string} root what file names are shown below @returns {string} with the first of what was said, and without its colours */
export function describeFailedTest({ file, title, why }, root) {
  const reason = stripVTControlCharacters(why).slice(0, longestReason).trim().replaceAll('\n', '\n    ');
  return `  ${file.replace(`${root}/`, '')}: ${title}${reason === '' ? '' : `\n    ${reason}`}`;
}

/**
 * @param {string | null} text a runner's JSON report
 * @returns {any} null when there is none that can be read
 */
function parseReport(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
