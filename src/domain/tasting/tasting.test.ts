import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { submissionFromFood } from '#domain/contribution/food-submission.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { decodeTasting } from './decode-tasting.ts';
import { decodeTastings } from './decode-tastings.ts';
import { effectiveTaste } from '#domain/foods/effective-taste.ts';
import { settledTasting } from './server-tasting.ts';
import { tastedWords, tastingOf } from './tasted-words.ts';
import { answerTo, isSilent, NO_TASTING, type Tasting, tastedParts, withLevel, withWord } from './tasting.ts';
import { measureOf, sumTastings, type TastingSums } from './tasting-sums.ts';

const level = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10);
const anyTasting: fc.Arbitrary<Tasting> = fc.record({
  levels: fc.record(Object.fromEntries(intensityNames.map((name) => [name, level])), { requiredKeys: [] }),
  words: fc.uniqueArray(
    fc.record({
      part: fc.constantFrom(...tastedParts),
      word: fc.constantFrom('rich', 'creamy', 'fresh'),
      agrees: fc.boolean(),
    }),
    { selector: ({ part, word }) => `${part} ${word}` },
  ),
});

/** As the server's triggers write them. */
function written({ tasters, levels, words }: TastingSums): unknown {
  return { tasters, levels, words: words.map(({ part, word, agree, disagree }) => [part, word, agree, disagree]) };
}

describe('a tasting', () => {
  it('says nothing until somebody says something, and takes it back (R42)', () => {
    expect(isSilent(NO_TASTING)).toBe(true);
    const said = withWord(withLevel(NO_TASTING, 'sweet', 0), { part: 'flavours', word: 'rich' }, false);
    expect(said).toEqual({ levels: { sweet: 0 }, words: [{ part: 'flavours', word: 'rich', agrees: false }] });
    expect(answerTo(said, { part: 'flavours', word: 'rich' })).toBe(false);
    expect(answerTo(said, { part: 'textures', word: 'rich' })).toBeNull();
    expect(withWord(withLevel(said, 'sweet', null), { part: 'flavours', word: 'rich' }, null)).toEqual(NO_TASTING);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyTasting, (tasting) => {
        expect(decodeTasting(JSON.parse(JSON.stringify(tasting)))).toEqual(isSilent(tasting) ? null : tasting);
      }),
    );
  });

  it('of any JSON is within range, or none', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.anything(),
      fc.record(
        {
          levels: fc.dictionary(fc.constantFrom(...intensityNames, 'x'), fc.oneof(fc.double(), fc.jsonValue())),
          words: fc.array(
            fc.oneof(
              fc.jsonValue(),
              fc.record({ part: fc.constantFrom('flavours', 'x'), word: fc.jsonValue(), agrees: fc.jsonValue() }),
            ),
          ),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(anything, (value) => {
        const tasting = decodeTasting(value);
        if (tasting === null) return;
        expect(isSilent(tasting)).toBe(false);
        for (const one of Object.values(tasting.levels))
          expect(one >= 0 && one <= 5 && Number.isInteger(Math.round(one * 1e9) / 1e8)).toBe(true);
        for (const { part, word, agrees } of tasting.words)
          expect(tastedParts.includes(part) && word !== '' && typeof agrees === 'boolean').toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('answers the first eight words of each list, in the spelling of the food, and no sentence', () => {
    const food = aFood({
      flavours: Array.from({ length: 12 }, (_, place) => `flavour ${place}`),
      textures: ['creamy', 'x'.repeat(61)],
      aromas: [],
    });
    expect(tastedWords(food).map(({ word }) => word)).toEqual([
      ...Array.from({ length: 8 }, (_, place) => `flavour ${place}`),
      'creamy',
    ]);
    const answers = [
      { part: 'flavours', word: 'flavour 0', agrees: true },
      { part: 'flavours', word: 'flavour 9', agrees: true },
      { part: 'flavours', word: 'creamy', agrees: true },
    ];
    expect(tastingOf(food, { words: answers })).toEqual({ levels: {}, words: [answers[0]] });
    expect(tastingOf(food, { words: answers.slice(1) })).toBeNull();
  });

  it('is settled on the server by the words that the device offers, whichever column has them', () => {
    const said = {
      words: [
        { part: 'flavours', word: 'rich', agrees: true },
        { part: 'aromas', word: 'smoky', agrees: false },
      ],
    };
    expect(settledTasting(said, { taste_profile: { flavors: ['rich'] }, aroma: ['smoky'] })).toEqual({
      levels: {},
      ...said,
    });
    expect(settledTasting(said, { taste_profile: null, taste: 'rich, sour' })).toEqual({
      levels: {},
      words: [said.words[0]],
    });
    expect(settledTasting(said, {})).toBeNull();
  });
});

describe('what tastings add up to (R32)', () => {
  it('is the same in any order', () => {
    const twoOrders = fc
      .array(anyTasting, { maxLength: 12 })
      .chain((tastings) =>
        fc.tuple(fc.constant(tastings), fc.shuffledSubarray(tastings, { minLength: tastings.length })),
      );
    fc.assert(
      fc.property(twoOrders, ([tastings, shuffled]) => {
        expect(sumTastings(shuffled)).toEqual(sumTastings(tastings));
      }),
    );
  });

  it('is read as the server writes it, and anything else is nobody’s', () => {
    fc.assert(
      fc.property(
        fc.array(anyTasting, { maxLength: 8 }),
        fc.array(anyTasting, { maxLength: 3 }),
        (everyone, professionals) => {
          const sums = { everyone: sumTastings(everyone), professionals: sumTastings(professionals) };
          expect(
            decodeTastings(
              JSON.stringify({ everyone: written(sums.everyone), professionals: written(sums.professionals) }),
            ),
          ).toEqual(sums);
        },
      ),
    );
    const nobody = { tasters: 0, levels: {}, words: [] };
    for (const value of [
      null,
      undefined,
      '',
      'null',
      [],
      5,
      { everyone: null },
      {
        everyone: {
          tasters: -1,
          levels: { sweet: [1, 51, 2601], salty: [2, 50, 10], sour: [0, 0, 0], umami: [1.5, 1, 1] },
          words: [['x'], ['flavours', 'rich', 1]],
        },
      },
    ]) {
      expect(decodeTastings(value)).toEqual({ everyone: nobody, professionals: nobody });
    }
  });

  it('gives mean and spread as the levels themselves do, outliers and all', () => {
    fc.assert(
      fc.property(fc.array(level, { minLength: 1, maxLength: 40 }), (levels) => {
        const sums = sumTastings(levels.map((sweet) => ({ levels: { sweet }, words: [] }))).levels.sweet;
        const measure = measureOf(sums ?? [1, 0, 0]);
        const mean = levels.reduce((sum, one) => sum + one, 0) / levels.length;
        expect(measure.tasters).toBe(levels.length);
        expect(measure.mean).toBeCloseTo(mean, 9);
        if (measure.spread === null) expect(levels).toHaveLength(1);
        else
          expect(measure.spread).toBeCloseTo(
            Math.sqrt(levels.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (levels.length - 1)),
            6,
          );
      }),
    );
    expect(measureOf([4, 150, 7500])).toMatchObject({ mean: 3.75, spread: 2.5 });
  });
});

describe('the effective taste (R32)', () => {
  it.each([
    ['nobody tasted', 4, undefined, 4],
    ['nobody stated or tasted', null, undefined, null],
    ['two tasters are too few', 4, [2, 20, 200], 4],
    ['from three on their mean counts', 4, [3, 30, 300], 1],
    ['also of what nobody stated', null, [3, 0, 0], 0],
    ['to a tenth, up from the half', 1, [4, 50, 1250], 1.3],
    ['what cannot be is nothing', 2, [3, 999, 1], 2],
    ['nor are words', 2, ['a', 'b', 'c'], 2],
    ['nor an object', 2, { 0: 3, 1: 30 }, 2],
  ])('%s', (_, stated, sums, expected) => {
    expect(effectiveTaste(stated, sums)).toBe(expected);
  });

  it('is the level by which a food is known, and what its contributor edits stays what was stated', () => {
    const decoded = decodeFood({
      id: 'food00000000001',
      name: 'Laksa',
      taste_intensity: { sweet: 4, salty: 2 },
      tastings: {
        everyone: {
          tasters: 3,
          levels: { sweet: [3, 30, 300], sour: [3, 90, 2700], salty: [2, 100, 5000] },
          words: [],
        },
      },
    });
    if (decoded.kind === 'refused') throw new Error(decoded.why);
    const food = decoded.value;
    expect(food.intensities).toMatchObject({ sweet: 1, sour: 3, salty: 2 });
    expect(food.stated).toEqual({ sweet: 4, salty: 2 });
    expect(food.defaulted).not.toContain('sour');
    expect(food.defaulted).toContain('bitter');
    expect(submissionFromFood(food).intensities).toMatchObject({ sweet: 4, sour: null, salty: 2, bitter: null });
  });
});
