import { describe, expect, it } from 'vitest';
import { totalResults } from './total-results.mjs';

const unsteadyTests = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    file: `/app/tests/e2e/a${place}.spec.ts`,
    title: `test ${place}`,
    why: 'too late',
  }));
const suite = (name: string, { passed = 10, failed = 0, unsteady = 0 } = {}) => ({
  name,
  passed,
  failed,
  failedTests: [],
  unsteady: unsteadyTests(unsteady),
});

describe('the totals of a whole run', () => {
  it('are the last line, after the count of unsteady tests', () => {
    expect(totalResults([suite('unit'), suite('browser', { failed: 2 })], '/app')).toEqual({
      passed: 20,
      failed: 2,
      lines: ['unsteady: 0', '20 passed, 2 failed'],
    });
  });

  it('say what was not run', () => {
    expect(totalResults([suite('unit')], '/app', ['deploy (no caddy)']).lines).toEqual([
      'not run: deploy (no caddy)',
      'unsteady: 0',
      '10 passed, 0 failed',
    ]);
  });

  it('name what passed only alone', () => {
    const { lines } = totalResults([suite('server', { unsteady: 1 }), suite('browser', { unsteady: 2 })], '/app');
    expect(lines).toEqual([
      'unsteady: 3 (tests/e2e/a0.spec.ts: test 0; tests/e2e/a0.spec.ts: test 0; tests/e2e/a1.spec.ts: test 1)',
      '20 passed, 0 failed',
    ]);
  });

  it('allow five unsteady tests in all suites together, and no more', () => {
    expect(totalResults([suite('server', { unsteady: 2 }), suite('browser', { unsteady: 3 })], '/app')).toMatchObject({
      passed: 20,
      failed: 0,
    });
    const tooMany = totalResults([suite('server', { unsteady: 2 }), suite('browser', { unsteady: 4 })], '/app');
    expect(tooMany).toMatchObject({ passed: 14, failed: 6 });
    expect(tooMany.lines.at(0)).toBe('More than 5 tests are unsteady: mend them.');
    expect(tooMany.lines.at(-1)).toBe('14 passed, 6 failed');
  });
});
