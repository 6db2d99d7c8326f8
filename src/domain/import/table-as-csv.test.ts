import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { tableAsCsv, withFormula } from './table-as-csv.ts';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '=1+1',
    "'=1",
    '-2',
    '@SUM(A1)',
    '"',
    'a;b,c\td',
    "''+",
    'two\nlines',
    '＝1',
    '\r',
    '=',
    "'",
    null,
    3,
  ),
);
const rows = fc.array(fc.record({ one: cell, other: cell }), { minLength: 1, maxLength: 4 });

describe('a CSV', () => {
  it('has no cell that a spreadsheet takes for a formula, in any column, and each says what was said', () => {
    fc.assert(
      fc.property(rows, (said) => {
        const text = tableAsCsv(['one', 'other'], said);
        expect(text.startsWith('\uFEFF')).toBe(true);
        const { data } = Papa.parse<string[]>(text.slice(1).replace(/\r\n$/, ''), { newline: '\r\n' });
        for (const found of data.flat()) expect(found).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        expect(data.slice(1).map((line) => line.map(withFormula))).toEqual(
          said.map(({ one, other }) => [String(one ?? ''), String(other ?? '')]),
        );
      }),
    );
  });
});
