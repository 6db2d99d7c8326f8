import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, regionOf } from './language.ts';

/** The module as a page of that language has it. */
async function figuresIn(language: Language) {
  vi.resetModules();
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ language }) });
  return import('./figure.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
});
// Other files share the modules, and are in English.
afterAll(() => vi.resetModules());

const languages: readonly Language[] = ['en', 'de', 'en-XB'];
/** Each hundredth up to 100, then each tenth up to 1,000. */
const many = [
  ...Array.from({ length: 10_000 }, (_, index) => index / 100),
  ...Array.from({ length: 9_001 }, (_, index) => 100 + index / 10),
];
const others = [
  0,
  7,
  999,
  999.5,
  999.95,
  999.999,
  1_000,
  1_234,
  12_345.678,
  1e21,
  0.001,
  0.0004,
  1e-7,
  -1,
  -4.25,
  -1_234.5,
  NaN,
  Infinity,
];

describe.each(languages)('figures in %s', (language) => {
  test('figure writes what Intl writes', async () => {
    const { figure } = await figuresIn(language);
    const oracle = new Intl.NumberFormat(regionOf[language]);
    for (const value of [...many, ...others]) expect(figure(value), String(value)).toBe(oracle.format(value));
  });

  test('oneDecimal writes what Intl writes', async () => {
    const { oneDecimal } = await figuresIn(language);
    const oracle = new Intl.NumberFormat(regionOf[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    for (const value of [...many, ...others]) expect(oneDecimal(value), String(value)).toBe(oracle.format(value));
  });

  test('shortFigure writes what Intl writes', async () => {
    const { shortFigure } = await figuresIn(language);
    const oracle = new Intl.NumberFormat(regionOf[language], { notation: 'compact' });
    for (const count of [...Array(1_200).keys(), 9_949, 12_345, 1_000_000])
      expect(shortFigure(count), String(count)).toBe(oracle.format(count));
  });

  test('a small figure needs no Intl', async () => {
    const { figure, oneDecimal, shortFigure } = await figuresIn(language);
    vi.stubGlobal('Intl', {});
    expect([figure(128), figure(4.5), oneDecimal(4.25), shortFigure(12)]).toEqual(
      language === 'de' ? ['128', '4,5', '4,3', '12'] : ['128', '4.5', '4.3', '12'],
    );
  });
});
