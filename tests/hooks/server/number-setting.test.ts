import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';

const { numberSetting } = createRequire(import.meta.url)('../../../pb_hooks/lib/server/number-setting.js') as {
  readonly numberSetting: (
    name: string,
    range: { readonly least?: number; readonly most?: number; readonly usual: number },
  ) => number;
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', 20],
  ['   ', 20],
  ['often', 20],
  ['5 s', 20],
  ['Infinity', 20],
  ['NaN', 20],
  ['4', 4],
  [' 4.5 ', 4.5],
  ['600', 600],
  ['601', 600],
  ['1', 2],
  ['0', 2],
  ['-3', 2],
])('a setting of ‘%s’ counts as %d', (text, expected) => {
  vi.stubGlobal('$os', { getenv: (name: string) => (name === 'FORETASTE_NEWS_SECONDS' ? text : 'of another') });
  expect(numberSetting('FORETASTE_NEWS_SECONDS', { least: 2, most: 600, usual: 20 })).toBe(expected);
});
