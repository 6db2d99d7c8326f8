/**
 * What a whole run comes to, out of its suites.
 *
 * @typedef {import('./test-reports.mjs').FailedTest} FailedTest
 * @typedef {object} SuiteResult
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {FailedTest[]} failedTests
 * @property {FailedTest[]} unsteady tests that failed, and passed when they were tried once more, alone: `passed` counts them
 */

/** A busy machine explains so many tests that pass at the second try alone; more are defects of the tests. */
export const mostUnsteady = 5;

/**
 * @param {readonly SuiteResult[]} results
 * @param {string} root what file names are shown below
 * @param {readonly string[]} [notRun] which suites this machine cannot run, and why
 * @returns {{ passed: number, failed: number, lines: string[] }} the last two lines: the unsteady tests by name, and the totals. Before them what was
 *   not run, so that nobody takes it for passed. More unsteady tests than are allowed have failed.
 */
export function totalResults(results, root, notRun = []) {
  const unsteady = results.flatMap((result) => result.unsteady);
  const tooMany = unsteady.length > mostUnsteady ? unsteady.length : 0;
  const passed = sumOf(results.map((result) => result.passed)) - tooMany;
  const failed = sumOf(results.map((result) => result.failed)) + tooMany;
  const names = unsteady.map(({ file, title }) => `${file.replace(`${root}/`, '')}: ${title}`).join('; ');
  const lines = [
    ...notRun.map((why) => `not run: ${why}`),
    ...(tooMany > 0 ? [`More than ${mostUnsteady} tests are unsteady: mend them.`] : []),
    `unsteady: ${unsteady.length}${names === '' ? '' : ` (${names})`}`,
    `${passed} passed, ${failed} failed`,
  ];
  return { passed, failed, lines };
}

/** @param {readonly number[]} numbers */
function sumOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
