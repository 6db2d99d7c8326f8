import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type ReadTable, readTable } from './read-table.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const table = (text: string): Extract<ReadTable, { kind: 'table' }> => {
  const read = readTable(bytes(text));
  if (read.kind === 'refused') throw new Error(read.why);
  return read;
};

describe('a CSV', () => {
  it('is read with its lines, quotes, line breaks inside values, a byte order mark and any separator', () => {
    const read = table('\uFEFFname;about\r\n"Rawon; the soup";"two\r\nlines"\r\n\r\nSoto;"says ""hot"""\r\n');
    expect(read.columns).toEqual(['name', 'about']);
    expect(read.rows).toEqual([
      { line: 2, cells: ['Rawon; the soup', 'two\r\nlines'], problem: '' },
      { line: 5, cells: ['Soto', 'says "hot"'], problem: '' },
    ]);
  });

  it('in Windows-1252 keeps its accents', () => {
    expect(readTable(new Uint8Array([...bytes('name,origin\nCr'), 0xe8, ...bytes('me,French\n')]))).toMatchObject({
      rows: [{ cells: ['Crème', 'French'] }],
    });
  });

  it('has a row refused that is wider or narrower than its head, and the others not', () => {
    expect(
      table('name,origin\nPho,Vietnamese,x\nBun\nBanh,Vietnamese\n').rows.map(({ line, problem }) => [line, problem]),
    ).toEqual([
      [2, '3 values stand here, 2 columns are named at the top'],
      [3, '1 values stand here, 2 columns are named at the top'],
      [4, ''],
    ]);
  });

  it('has a quotation mark that is never closed said', () => {
    expect(table('name,origin\nPho,Vietnamese\n"Bun,Vietnamese\n').rows.at(-1)?.problem).toBe(
      'a quotation mark is not closed',
    );
  });

  it('names columns without a name, or with another’s, by their place', () => {
    expect(table('name,,name\na,b,c\n').columns).toEqual(['name', '(column 2)', 'name (column 3)']);
  });

  it('comes back as it was written, whatever is in its values', () => {
    const cell = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replace(/[\0\uFEFF]/g, ' '));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), (rows) => {
        const kept = rows.map(([a, b]): [string, string] => [`x${a}`, b]);
        const text = Papa.unparse([['name', 'about'], ...kept], { quotes: true });
        expect(table(text).rows.map(({ cells }) => cells)).toEqual(
          kept.map((row) => row.map((one) => one.toWellFormed())),
        );
      }),
    );
  });
});

describe('a JSON file', () => {
  it.each([
    ['a list', (rows: string) => rows],
    ['a list in an object', (rows: string) => `{"note":1,"foods":${rows}}`],
  ])('is %s of objects', (_name, wrap) => {
    expect(table(wrap('[{"name":"Pho","tags":["a","b"]},{"name":"Bun","sweet":2},7]'))).toEqual({
      kind: 'table',
      format: 'json',
      columns: ['name', 'tags', 'sweet'],
      rows: [
        { line: 1, cells: ['Pho', ['a', 'b'], undefined], problem: '' },
        { line: 2, cells: ['Bun', undefined, 2], problem: '' },
        { line: 3, cells: [null, null, null], problem: 'this is no object' },
      ],
    });
  });
});

describe('is refused with a reason', () => {
  it.each([
    ['nothing', ''],
    ['a head alone', 'name,origin\n'],
    ['half a JSON', '[{"name":'],
    ['an object without a list', '{"name":"Pho"}'],
    ['an empty list', '[]'],
    ['a picture', '\u0089PNG\0\0'],
  ])('%s', (_name, text) => {
    expect(readTable(bytes(text))).toMatchObject({
      kind: 'refused',
      why: expect.stringMatching(/^(The file|This is)/),
    });
  });
});
