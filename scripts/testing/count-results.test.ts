import { describe, expect, it } from 'vitest';
import { countCheck, countPlaywright, countVitest } from './count-results.mjs';

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
