import { describe, expect, it } from 'vitest';
import {
  countCheck,
  countPlaywright,
  countVitest,
  describeFailedTest,
  failedPlaywright,
  failedRunner,
  failedVitest,
  unsteadyPlaywright,
} from './test-reports.mjs';

const vitest = (numPassedTests: number, numFailedTests: number, success: boolean) =>
  JSON.stringify({ numPassedTests, numFailedTests, success });
const playwright = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 3 } });

describe('the totals of a run', () => {
  it('are those of the runner', () => {
    expect(countVitest(vitest(12, 0, true), 0)).toEqual({ passed: 12, failed: 0 });
    expect(countVitest(vitest(12, 2, false), 1)).toEqual({ passed: 12, failed: 2 });
    expect(countPlaywright(playwright(7, 1), 1)).toEqual({ passed: 7, failed: 1 });
  });

  it('count a file that could not be loaded as a failure', () => {
    expect(countVitest(vitest(12, 0, false), 1)).toEqual({ passed: 12, failed: 1 });
  });

  it('count an unclean exit as a failure', () => {
    expect(countVitest(vitest(12, 0, true), null)).toEqual({ passed: 12, failed: 1 });
    expect(countPlaywright(playwright(7, 0), 1)).toEqual({ passed: 7, failed: 1 });
  });

  it('count a test that held at its second try as passed', () => {
    expect(countPlaywright(playwright(7, 0, 1), 0)).toEqual({ passed: 8, failed: 0 });
    expect(countPlaywright(playwright(7, 2, 1), 1)).toEqual({ passed: 8, failed: 2 });
  });

  it.each([[null], [''], ['{'], [vitest(0, 0, true)], [playwright(0, 0)]])(
    'count a suite that ran no test as a failure: %j',
    (report) => {
      expect(countVitest(report, 0)).toEqual({ passed: 0, failed: 1 });
      expect(countPlaywright(report, 0)).toEqual({ passed: 0, failed: 1 });
    },
  );

  it('count a check by its exit code', () => {
    expect(countCheck(null, 0)).toEqual({ passed: 1, failed: 0 });
    expect(countCheck(null, 2)).toEqual({ passed: 0, failed: 1 });
    expect(countCheck(null, null)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the tests that did not pass', () => {
  it('are the runner itself where no test failed, with the end of what it said', () => {
    const said = `${'.'.repeat(5_000)}\n\u001B[31mUnhandled Rejection\u001B[39m\n`;
    const { file, title, why } = failedRunner('server-other', said);
    expect([file, title]).toEqual(['server-other', 'the runner itself']);
    expect(why).toMatch(/^\.+\nUnhandled Rejection$/);
    expect(describeFailedTest({ file, title, why }, '/root')).toContain('Unhandled Rejection');
  });

  it('are named by Playwright’s report, however deep they stand', () => {
    const inner = {
      title: 'a block',
      file: 'b.spec.ts',
      specs: [
        { title: 'fails below', tests: [{ status: 'unexpected', results: [{ error: { message: 'too late' } }] }] },
        { title: 'holds', tests: [{ status: 'expected' }] },
      ],
    };
    const report = JSON.stringify({
      suites: [
        { title: 'a', file: 'a.spec.ts', specs: [{ title: 'fails', tests: [{ status: 'unexpected' }] }] },
        { title: 'b', file: 'b.spec.ts', suites: [inner] },
      ],
    });
    expect(failedPlaywright(report)).toEqual([
      { file: 'a.spec.ts', title: 'fails', why: '' },
      { file: 'b.spec.ts', title: 'fails below', why: 'too late' },
    ]);
  });

  it('are counted by screen: the report’s word for a test of two screens is that of the first', () => {
    const on = (projectName: string, status: string) => ({
      projectName,
      status,
      results: status === 'expected' ? [{}] : [{ error: { message: `broken on ${projectName}` } }],
    });
    const specs = [
      { title: 'fails on one', ok: true, tests: [on('phone', 'expected'), on('desktop', 'unexpected')] },
      { title: 'fails on both', ok: false, tests: [on('phone', 'unexpected'), on('desktop', 'unexpected')] },
    ];
    expect(failedPlaywright(JSON.stringify({ suites: [{ title: 'a', file: 'a.spec.ts', specs }] }))).toEqual([
      { file: 'a.spec.ts', title: 'fails on one (desktop)', why: 'broken on desktop' },
      { file: 'a.spec.ts', title: 'fails on both (phone)', why: 'broken on phone' },
      { file: 'a.spec.ts', title: 'fails on both (desktop)', why: 'broken on desktop' },
    ]);
  });

  it('are unsteady where Playwright’s second try held, and keep what the first one said', () => {
    const flaky = { status: 'flaky', projectName: 'phone', results: [{ error: { message: 'too late' } }, {}] };
    const specs = [{ title: 'wavers', tests: [flaky, { status: 'expected', results: [{}] }] }];
    const report = JSON.stringify({ suites: [{ title: 'a', file: 'a.spec.ts', specs }] });
    expect(unsteadyPlaywright(report)).toEqual([{ file: 'a.spec.ts', title: 'wavers (phone)', why: 'too late' }]);
    expect(failedPlaywright(report)).toEqual([]);
  });

  it('are named by Vitest’s report, a file whose set-up failed as well', () => {
    const failed = { status: 'failed', fullName: 'a block fails', failureMessages: ['expected 1', 'expected 2'] };
    const report = JSON.stringify({
      testResults: [
        {
          name: '/app/a.test.ts',
          status: 'failed',
          assertionResults: [failed, { status: 'passed', fullName: 'a block holds' }],
        },
        {
          name: '/app/b.test.ts',
          status: 'failed',
          message: 'no server',
          assertionResults: [{ status: 'skipped', fullName: 'never began' }],
        },
        { name: '/app/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'holds' }] },
      ],
    });
    expect(failedVitest(report)).toEqual([
      { file: '/app/a.test.ts', title: 'a block fails', why: 'expected 1\nexpected 2' },
      { file: '/app/b.test.ts', title: 'its set-up', why: 'no server' },
    ]);
  });

  it.each([[null], [''], ['{']])('are none where there is no report: %j', (report) => {
    expect(failedVitest(report)).toEqual([]);
    expect(failedPlaywright(report)).toEqual([]);
  });

  it('are described below the project’s folder, without colours, and no longer than can be read', () => {
    const described = describeFailedTest(
      { file: '/app/tests/a.test.ts', title: 'fails', why: `\u001B[31mexpected\u001B[39m 1\n${'x'.repeat(5_000)}` },
      '/app',
    );
    expect(described.split('\n').slice(0, 2)).toEqual(['  tests/a.test.ts: fails', '    expected 1']);
    expect(described.length).toBeLessThan(1_700);
    expect(describeFailedTest({ file: 'a.spec.ts', title: 'fails', why: '' }, '/app')).toBe('  a.spec.ts: fails');
  });
});
