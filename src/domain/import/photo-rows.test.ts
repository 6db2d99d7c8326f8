import { expect, it } from 'vitest';
import { photoRows, readLicence } from './photo-rows.ts';
import { readTable } from './read-table.ts';

it.each([
  ['CC BY 4.0', 'cc-by'],
  ['cc-by', 'cc-by'],
  ['CC BY-SA 3.0 DE', 'cc-by-sa'],
  [' CC0 1.0 Universal', 'cc0'],
  ['Public domain', 'public-domain'],
  ['own work', 'own'],
  ['with permission', 'permission'],
  ['CC BY-NC 4.0', ''],
  ['CC BY-ND', ''],
  ['CC BY-NC-SA 2.0', ''],
  ['GFDL', ''],
  ['all rights reserved', ''],
  ['', ''],
])('reads the licence %j as %j', (written, licence) => {
  expect(readLicence(written)).toBe(licence);
});

const rowsOf = (csv: string) => {
  const table = readTable(new TextEncoder().encode(csv));
  return table.kind === 'table' ? photoRows(table.columns, table.rows) : null;
};

it('reads what a table says of photos, whatever the order and language of its columns', () => {
  expect(
    rowsOf('Urheber;Datei;Gericht;Lizenz;Quelle\nAnn;soup.jpg;Laksa;CC BY 4.0;https://photos.example/1\n;;Pho;;\n'),
  ).toEqual([
    {
      file: 'soup.jpg',
      food: 'Laksa',
      author: 'Ann',
      source: 'https://photos.example/1',
      licence: 'cc-by',
      caption: '',
    },
  ]);
});

it('is no table of photos without a column that names files', () => {
  expect(rowsOf('food,author\nLaksa,Ann\n')).toBeNull();
});
