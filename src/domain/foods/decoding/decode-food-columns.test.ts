import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encodeFoodColumns } from '#tests/support/encode-food-columns.ts';
import { decodeFood } from './decode-food.ts';
import { decodeFoodColumns } from './decode-food-columns.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { type TasteTraits, tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { allergenWords, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { flavourWords, temperatureWords } from '#domain/taste/taste-words.ts';

function traitsOf(rows: readonly SyncedRow[]): readonly TasteTraits[] {
  return rows.flatMap((row) => {
    const food = decodeFood(row);
    return food.kind === 'valid' ? [tasteTraitsOf(food.value)] : [];
  });
}

function starterRows(): readonly SyncedRow[] {
  const folder = new URL('../../../../pb_hooks/data/catalogue/', import.meta.url);
  const foods = readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>[],
  );
  return foods.map((food, place) => ({
    ...food,
    id: `food${place}`,
    created: `2026-01-02 03:04:${String(place % 60).padStart(2, '0')}.678Z`,
    rating: place % 6,
    review_count: place % 4,
  }));
}

describe('decodeFoodColumns', () => {
  it('gives of the starter catalogue what its rows give', () => {
    const rows = starterRows();
    expect(rows.length).toBeGreaterThan(100);
    expect(decodeFoodColumns(encodeFoodColumns(rows))).toEqual({ kind: 'valid', value: traitsOf(rows) });
  });

  const word = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...flavourWords.slice(0, 6), 'Savory', ' umami ', 'Cashew', 'hot, with rice'),
    },
    fc.string({ unit: 'grapheme' }),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const list = fc.oneof(
    { weight: 6, arbitrary: fc.array(word, { maxLength: 5 }) },
    fc.array(word, { maxLength: 40 }),
    word,
    fc.constantFrom(null, 'sweet, sour', '["rich","salty"]', '["milk"'),
  );
  const text = fc.oneof(fc.constantFrom('', 'Ramen', ' Phở\r\nbò ', 'x'.repeat(400)), fc.string({ unit: 'binary' }));
  const record = <T>(parts: Record<string, fc.Arbitrary<T>>) =>
    fc.oneof({ weight: 8, arbitrary: fc.record(parts, { requiredKeys: [] }) }, fc.constantFrom(null, [], 'none', 4));
  const level = fc.oneof(
    { weight: 5, arbitrary: fc.double({ min: -1, max: 7, noNaN: true }) },
    fc.integer({ min: 0, max: 5 }),
    fc.constantFrom(null, '3.5', 'much', [4], {}),
  );
  const listsNamed = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, list]));
  const row = fc.record({
    id: fc.oneof(
      { weight: 20, arbitrary: fc.uuid().map((id) => id.replaceAll('-', '').slice(0, 15)) },
      fc.constantFrom('not an id!', ''),
    ),
    name: text,
    native_name: text,
    origin: text,
    description: text,
    mouthfeel_notes: text,
    taste: fc.oneof(fc.constantFrom('', 'sweet, Sour'), text),
    created: fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().replace('T', ' ')),
    uploaded_by: fc.constantFrom('', 'member000000001', 'member000000002'),
    rating: fc.constantFrom(0, 3.75, 5, 9),
    review_count: fc.constantFrom(0, 1, 12),
    umami_level: fc.constantFrom(0, 2.25, 9),
    taste_profile: record({
      ...listsNamed(['flavor', 'flavors', 'texture', 'textures', 'aroma', 'aromas']),
      mouthfeel: fc.oneof(text, fc.jsonValue()),
    }),
    taste_intensity: record({
      ...Object.fromEntries(intensityNames.map((name) => [name, level])),
      temperature_served: fc.oneof(fc.constantFrom(...temperatureWords), fc.jsonValue()),
      cooking_methods: list,
    }),
    texture: list,
    aroma: list,
    allergens: fc.oneof(list, fc.subarray([...allergenWords, 'MILK', 'Cashew'])),
    may_contain: fc.oneof(list, fc.subarray([...allergenWords, 'MILK', 'Cashew'])),
    health_warnings: list,
    ingredients: list,
    dietary_info: record({
      vegan: fc.constantFrom(true, false, null, 'true', 1),
      nut_free: fc.constantFrom(true, null),
    }),
  });

  it('gives of any rows what each row gives by itself (R4, R5)', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (generated) => {
        const rows = generated as unknown as SyncedRow[];
        expect(decodeFoodColumns(encodeFoodColumns(rows))).toEqual({ kind: 'valid', value: traitsOf(rows) });
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a text', 'columns'],
    ['no version', { foods: 0, columns: {} }],
    ['another version', { version: 1, foods: 0, columns: {} }],
    ['no number of foods', { version: 5, columns: {} }],
    ['less than no foods', { version: 3, foods: -1, columns: {} }],
    ['an absurd number of foods', { version: 3, foods: 1e300, columns: {} }],
    ['no columns', { version: 5, foods: 1 }],
    ['a short column', { version: 1, foods: 2, columns: { id: ['a'] } }],
    [
      'a code without a value',
      { version: 5, foods: 1, columns: { id: ['a'], origin: { values: ['Thai'], rows: [1] } } },
    ],
    [
      'a code that is no number',
      { version: 5, foods: 1, columns: { id: ['a'], origin: { values: ['Thai'], rows: ['0'] } } },
    ],
    [
      'sizes beyond the codes',
      { version: 5, foods: 1, columns: { id: ['a'], texture: { words: ['soft'], sizes: [2], codes: [0] } } },
    ],
    [
      'codes beyond the sizes',
      { version: 5, foods: 1, columns: { id: ['a'], texture: { words: ['soft'], sizes: [0], codes: [0] } } },
    ],
    [
      'a size that is no number',
      { version: 5, foods: 1, columns: { id: ['a'], allergens: { words: [], sizes: ['none'], codes: [] } } },
    ],
    ['a column of another form', { version: 5, foods: 1, columns: { id: ['a'], allergens: ['milk'] } }],
  ])('refuses %s', (_, document) => {
    const decoded = decodeFoodColumns(document);
    expect(decoded.kind).toBe('refused');
  });

  it('never throws, whatever comes', () => {
    const column = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.anything(), { minLength: 2, maxLength: 2 }),
      fc.record({
        values: fc.anything(),
        rows: fc.anything(),
        words: fc.anything(),
        sizes: fc.anything(),
        codes: fc.anything(),
      }),
    );
    const names = [
      'id',
      'name',
      'origin',
      'texture',
      'allergens',
      'created',
      'dietary_info',
      '__proto__',
      'taste_profile.flavor',
    ];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            version: fc.constant(1),
            foods: fc.constant(2),
            columns: fc.dictionary(fc.constantFrom(...names), column),
          }),
        ),
        (document) => {
          const decoded = decodeFoodColumns(document);
          if (decoded.kind === 'valid') expect(decoded.value.every(({ name }) => name !== '')).toBe(true);
        },
      ),
    );
  });

  it('leaves out a column that says nothing without a trace', () => {
    const decoded = decodeFoodColumns({ version: 5, foods: 1, columns: { id: ['food1'] } });
    expect(decoded).toEqual({ kind: 'valid', value: traitsOf([{ id: 'food1' }]) });
  });
});
