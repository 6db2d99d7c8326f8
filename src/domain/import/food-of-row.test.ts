import { describe, expect, it } from 'vitest';
import { foodOfRow } from './food-of-row.ts';
import { guessMapping, type ImportTarget, mappingProblem } from './import-targets.ts';

const row = (values: Partial<Record<ImportTarget, unknown>>) => {
  const targets = Object.keys(values) as ImportTarget[];
  return foodOfRow({ line: 2, cells: Object.values(values), problem: '' }, targets);
};

describe('a row', () => {
  it('says nothing that is not in it (R4, R5)', () => {
    expect(row({ name: ' Rawon ', description: '', origin: '' })).toEqual({ line: 2, columns: { name: 'Rawon' } });
  });

  it('says what a food is like by records of JSON too', () => {
    const likened = [{ food: 'Pho', but: 'sourer, with rice' }];
    for (const cell of [likened, JSON.stringify(likened)])
      expect(row({ name: 'Laksa', likened: cell })).toEqual({ line: 2, columns: { name: 'Laksa', likened } });
  });

  it('says what lists within lists say, however deep they go', () => {
    const deep = `${'['.repeat(90_000)}"peanut"${']'.repeat(90_000)}`;
    for (const allergens of [[['peanut']], JSON.parse(deep), deep])
      expect(row({ name: 'Satay', description: [['hot']], allergens })).toEqual({
        line: 2,
        columns: { name: 'Satay', description: 'hot', allergens: ['peanut'] },
      });
  });

  it('says all that is in it', () => {
    expect(
      row({
        name: 'Rawon',
        nativeName: 'ꦫꦮꦺꦴꦤ꧀',
        origin: 'Indonesian; Malay',
        ingredients: 'beef; keluak;beef',
        flavours: ['rich', 'nutty'],
        allergens: 'Peanut',
        portion: 'one bowl',
        language: 'id',
        likened: 'Goulash: black, and nutty; Pho: thick: no herbs; nothing',
        sweet: '1.5',
        umami: 4,
      }),
    ).toEqual({
      line: 2,
      columns: {
        name: 'Rawon',
        native_name: 'ꦫꦮꦺꦴꦤ꧀',
        origin: 'Indonesian',
        ingredients: ['beef', 'keluak'],
        allergens: ['peanut'],
        portion: 'one bowl',
        language: 'id',
        likened: [
          { food: 'Goulash', but: 'black, and nutty' },
          { food: 'Pho', but: 'thick: no herbs' },
        ],
        umami_level: 4,
        taste_profile: expect.objectContaining({ flavor: ['rich', 'nutty'], texture: null }),
        taste_intensity: expect.objectContaining({ sweet: 1.5, umami: 4, salty: null }),
      },
    });
  });

  it.each([
    ['a; b', ['a', 'b']],
    ['a|b', ['a', 'b']],
    ['a, b', ['a', 'b']],
    ['["a, b","c"]', ['a, b', 'c']],
    ['a', ['a']],
  ])('has the list %j', (text, list) => {
    expect(row({ name: 'x', ingredients: text })).toMatchObject({ columns: { ingredients: list } });
  });

  it('says what it may contain apart from what it contains (R28)', () => {
    expect(row({ name: 'x', allergens: 'fish', mayContain: 'Soy; egg' })).toMatchObject({
      columns: { allergens: ['fish'], may_contain: ['soy', 'egg'] },
    });
    expect(row({ name: 'x', mayContain: 'none' })).toEqual({ line: 2, columns: { name: 'x', may_contain: [] } });
  });

  it.each([
    ['Main', 'main'],
    ['main course', 'main'],
    ['Side dishes', 'side'],
    ['desserts', 'dessert'],
    ['SOUP', 'soup'],
  ])('R31: of the course %s is a %s', (text, course) => {
    expect(row({ name: 'x', course: text })).toEqual({ line: 2, columns: { name: 'x', course } });
  });

  it('says that there are no allergens only by the word (R5)', () => {
    expect(row({ name: 'x', allergens: 'None' })).toMatchObject({ columns: { allergens: [] } });
    expect(row({ name: 'x', allergens: 'keine' })).toMatchObject({ columns: { allergens: [] } });
    expect(row({ name: 'x', allergens: 'Milk; unknown' })).toMatchObject({
      columns: { allergens: ['milk', 'unknown'] },
    });
    for (const nothing of [
      ' ',
      '?, -',
      'none; unknown',
      'weiß nicht',
      'unknown',
      'N/A',
      '-',
      '?',
      'k. A.',
      'nicht angegeben',
      'siehe Packung',
      'keine Angabe',
    ])
      expect(row({ name: 'x', allergens: nothing, mayContain: nothing })).toEqual({ line: 2, columns: { name: 'x' } });
  });

  it.each<[string, Partial<Record<ImportTarget, unknown>>, RegExp]>([
    ['without a name', { name: ' ' }, /^Name: /],
    ['with too long a name', { name: 'x'.repeat(121) }, /^Name: .*120/],
    ['with a word for a level', { name: 'x', sweet: 'very' }, /Sweet.*“very”/],
    ['with a course that there is not', { name: 'x', course: 'Elevenses' }, /^Course: “Elevenses” is none of drink, /],
    ['with a level beyond 5', { name: 'x', spicy: '6' }, /Spicy.*“6”/],
    [
      'with too many ingredients',
      { name: 'x', ingredients: Array.from({ length: 31 }, (_, n) => n) },
      /^Ingredients: /,
    ],
  ])('%s is refused, and why', (_name, values, why) => {
    expect(row(values)).toEqual({ line: 2, refused: expect.stringMatching(why) });
  });

  it('that could not be read says so', () => {
    expect(foodOfRow({ line: 7, cells: ['x'], problem: 'a quotation mark is not closed' }, ['name'])).toEqual({
      line: 7,
      refused: 'a quotation mark is not closed',
    });
  });
});

describe('a mapping', () => {
  it('is guessed by the names of columns, each target once', () => {
    expect(guessMapping(['Name', 'aliases', 'coarse_categories', 'cuisines', 'countries', 'description'])).toEqual([
      'name',
      null,
      null,
      'origin',
      null,
      'description',
    ]);
    expect(guessMapping(['Dish name', 'native_name', 'Spice', 'FLAVOR'])).toEqual([
      'name',
      'nativeName',
      'spicy',
      'flavours',
    ]);
  });

  it('needs a name, and no target twice', () => {
    expect(mappingProblem(['origin', null])).toContain('names');
    expect(mappingProblem(['name', 'origin', 'origin'])).toContain('Origin');
    expect(mappingProblem(['name', null, null])).toBe('');
  });
});
