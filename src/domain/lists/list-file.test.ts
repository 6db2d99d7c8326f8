import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { type FiledList, listsAsCsv, listsAsJson } from './list-file.ts';
import { readListFile } from './read-list-file.ts';

const read = (text: string) => readListFile(new TextEncoder().encode(text));
const readLists = (text: string) => {
  const outcome = read(text);
  return outcome.kind === 'lists' ? outcome : expect.fail(outcome.why);
};
const named = (name: string, foodId: string | null = null) => ({ name, foodId: foodId as FoodId | null });

const said = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: most }),
      fc.constantFrom('=1+1', "'=1", '-2', '@SUM(A1)', '"', 'a;b,c\td', "''+", 'two\nlines', '＝1', '  ', "'"),
    )
    .map((text) => text.replaceAll('\0', '').trim());
const aFood = fc.record({
  name: said(30).map((text) => text || 'Soup'),
  foodId: fc.constantFrom(null, 'ramen0000000001' as FoodId, 'pho000000000001' as FoodId),
});
const aList = fc.record({
  listId: fc.constantFrom('', '', 'soups0000000001', "=x'", 'from elsewhere'),
  name: said(20).map((text) => text || 'List'),
  text: said(60),
  foods: fc.uniqueArray(aFood, { maxLength: 5, selector: ({ name, foodId }) => foodId ?? ` ${name}` }),
});
const someLists = fc.uniqueArray(aList, {
  minLength: 1,
  maxLength: 4,
  selector: ({ listId, name }) => listId || ` ${name}`,
});

describe('what is written is read again', () => {
  it.each([
    ['CSV', listsAsCsv],
    ['JSON', listsAsJson],
  ])('from a %s, whatever was typed, also a list on which nothing is', (_name, write) => {
    fc.assert(
      fc.property(someLists, (lists: readonly FiledList[]) => {
        expect(readLists(write(lists))).toEqual({ kind: 'lists', lists, repeated: 0, bad: [] });
      }),
    );
  });
});

describe('a file of lists', () => {
  it('of any lines loses none: each is a food once, a food again, a list without foods, or named as wrong', () => {
    const cell = fc.oneof(said(12), fc.constantFrom('', 'Soups', 'x'.repeat(130)));
    fc.assert(
      fc.property(fc.array(fc.record({ list: cell, food: cell }), { minLength: 1, maxLength: 12 }), (rows) => {
        const { lists, repeated, bad } = readLists(JSON.stringify(rows));
        const foods = lists.reduce((sum, list) => sum + list.foods.length, 0);
        const empty = rows.filter(({ list, food }) => list !== '' && countCharacters(list) <= 80 && food === '').length;
        expect(foods + repeated + bad.length + empty).toBe(rows.length);
      }),
    );
  });

  it('is understood by German names, points and separators; lines of one list may stand apart', () => {
    const { lists, repeated } = readLists(
      'Liste;Beschreibung;Gericht\nSuppen;Warm;Phở\nSüßes;;Kuchen\nSuppen;Warm;Ramen\nSuppen;;Phở\n',
    );
    expect([lists, repeated]).toEqual([
      [
        { listId: '', name: 'Suppen', text: 'Warm', foods: [named('Phở'), named('Ramen')] },
        { listId: '', name: 'Süßes', text: '', foods: [named('Kuchen')] },
      ],
      1,
    ]);
  });

  it.each([
    ['without a list', { list: ' ', food: 'Bun' }, 'it does not say on which list'],
    ['of a long name', { list: 'x'.repeat(81), food: 'Bun' }, '‘list’ has more than 80 characters'],
    ['of a long text', { list: 'Sweets', text: 'x'.repeat(501), food: 'Bun' }, '‘text’ has more than 500 characters'],
    [
      'of another text',
      { list: 'Soups', text: 'Cold', food: 'Bun' },
      'its text is another than that of the list in line 1',
    ],
    ['of a long food', { list: 'Soups', food: 'x'.repeat(121) }, '‘food’ has more than 120 characters'],
    ['whose food is no text', { list: 'Soups', food: ['Bun'] }, '‘food’ is no text'],
    ['that is no object', 3, 'this is no object'],
  ])('names a line %s, and takes the others', (_name, row, why) => {
    const { lists, bad } = readLists(
      JSON.stringify([{ list: 'Soups', text: 'Warm', food: 'Pho' }, row, { list: 'Soups', food: 'Ramen' }]),
    );
    expect([lists, bad]).toEqual([
      [{ listId: '', name: 'Soups', text: 'Warm', foods: [named('Pho'), named('Ramen')] }],
      [{ line: 2, why }],
    ]);
  });

  it('keeps two lists of one name apart by their ids, and names a line that calls one of them otherwise', () => {
    const { lists, bad } = readLists(
      'list,food,list_id\nSoups,Pho,a\nSoups,Ramen,b\nStews,Laksa,b\nSoups,Laksa,\nSoups,Laksa,a\n',
    );
    expect(lists.map(({ listId, foods }) => [listId, foods.map(({ name }) => name)])).toEqual([
      ['a', ['Pho', 'Laksa']],
      ['b', ['Ramen']],
      ['', ['Laksa']],
    ]);
    expect(bad).toEqual([{ line: 4, why: 'its list is called otherwise in line 3' }]);
  });

  it('names the line that is too many for a list', () => {
    const rows = Array.from({ length: 502 }, (_, at) => `Soups,Food ${at}`);
    const { lists, bad } = readLists(`list,food\n${rows.join('\n')}\nSoups,Food 1\n`);
    expect([lists[0]?.foods.length, bad]).toEqual([
      500,
      [
        { line: 502, why: 'a list has at most 500 foods' },
        { line: 503, why: 'a list has at most 500 foods' },
      ],
    ]);
  });

  it.each([
    ['without a column of lists', 'food,note\nPho,Good\n', 'No column names the list'],
    ['without a column of foods', 'list,note\nSoups,Good\n', 'No column says what stands on it'],
    ['that is empty', ' ', 'The file is empty.'],
    ['that is no text', 'list\0food', 'This is no text'],
    ['of too many lines', `list,food\n${'Soups,Pho\n'.repeat(10_001)}`, 'more than 10,000 lines'],
    ['larger than 20 MB', `list,food\nSoups,${'x'.repeat(20 * 1024 * 1024)}`, 'larger than 20 MB'],
  ])('is refused %s', (_name, text, why) => {
    expect(read(text)).toEqual({ kind: 'refused', why: expect.stringContaining(why) });
  });
});
