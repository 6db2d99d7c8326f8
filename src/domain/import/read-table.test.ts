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

  it.each([
    ['UTF-16, the low byte first', (unit: number) => [unit & 0xff, unit >> 8]],
    ['UTF-16, the high byte first', (unit: number) => [unit >> 8, unit & 0xff]],
  ])('in %s keeps every letter, as spreadsheets write ‘Unicode text’', (_name, bytesOf) => {
    const text = '\uFEFFname\torigin\r\nPhở 🍜\tVietnamese\r\n';
    const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
    expect(readTable(new Uint8Array(units.flatMap(bytesOf)))).toMatchObject({
      columns: ['name', 'origin'],
      rows: [{ cells: ['Phở 🍜', 'Vietnamese'] }],
    });
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

describe('of a size that a member may have', () => {
  const foods = Array.from({ length: 10_000 }, (_, at) => ({
    name: `Food ${at}`,
    about: 'Tastes of itself. '.repeat(5),
  }));
  it.each([
    ['JSON', JSON.stringify(foods)],
    ['CSV', Papa.unparse(foods)],
  ])('a %s is read to its last row', (_name, text) => {
    const { rows } = table(text);
    expect([rows.length, rows.at(-1)?.cells[0]]).toEqual([10_000, 'Food 9999']);
  });
});

describe('beyond its bounds', () => {
  const most = 50_000;
  const onceEach = (count: number, write: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => write(at));
  it.each([
    ['rows of a CSV', `name\n${'Pho\n'.repeat(5_000_000)}`, 'more than 50,000 rows'],
    ['rows of a JSON', `[${'7,'.repeat(5_000_000)}7]`, 'more than 50,000 rows'],
    ['columns of a CSV', `${onceEach(200_000, (at) => `c${at}`).join(',')}\n`.repeat(2), 'more than 500 columns'],
    [
      'columns of a JSON, where each row names others',
      `[${onceEach(most, (at) => `{"c${at}":1}`).join(',')}]`,
      'more than 500 columns',
    ],
  ])('a file of too many %s is refused, and not held in memory first', (_name, text, why) => {
    expect(readTable(bytes(text))).toEqual({ kind: 'refused', why: expect.stringContaining(why) });
  });

  it.each([
    ['CSV', `name\n${'Pho\n'.repeat(most)}`],
    ['JSON', `[${onceEach(most, () => '{"name":"Pho"}').join(',')}]`],
  ])('a %s of just as many rows is read', (_name, text) => {
    expect(table(text).rows.length).toBe(most);
  });

  it('names and values that mean something to JavaScript mean nothing here', () => {
    const { columns, rows } = table('[{"__proto__":{"name":"Pho"},"constructor":"x"},{"name":"Bun"}]');
    expect([columns, rows[0]?.cells]).toEqual([
      ['__proto__', 'constructor', 'name'],
      [{ name: 'Pho' }, 'x', undefined],
    ]);
  });

  it('lists within lists, however deep, are no crash', () => {
    expect(readTable(bytes('['.repeat(1_000_000)))).toMatchObject({ kind: 'refused' });
    expect(readTable(bytes(`[{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`))).toMatchObject({
      kind: 'table',
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
