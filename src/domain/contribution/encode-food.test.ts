import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { changedColumns, encodeFood } from './encode-food.ts';
import type { FoodColumns } from '#domain/foods/decoding/food-columns.ts';
import { answerDiet, emptySubmission, submissionFromFood, type FoodSubmission } from './food-submission.ts';
import { anySubmission } from '#tests/support/any-submission.ts';

const textColumns = new Set([
  'native_name',
  'description',
  'origin',
  'culture_notes',
  'preparation_notes',
  'cultural_significance',
]);
const numberColumns = new Set(['flavor_intensity', 'umami_level', 'difficulty_level']);

/** What the server gives back for what it was sent: its text and number columns cannot hold null. */
function asTheServerKeepsIt(columns: FoodColumns): object {
  const kept = Object.entries(columns).map(([name, value]) => {
    if (value === null && textColumns.has(name)) return [name, ''];
    return value === null && numberColumns.has(name) ? [name, 0] : [name, value];
  });
  return JSON.parse(JSON.stringify(Object.fromEntries(kept))) as object;
}

function readBack(row: object): FoodSubmission {
  const result = decodeFood({ id: 'abcdefghijklmno', ...row });
  if (result.kind === 'refused') throw new Error(result.why);
  return submissionFromFood(result.value);
}

describe('encodeFood', () => {
  it('sends what is empty as null (spec 1 §5)', () => {
    const { name, ...rest } = encodeFood({ ...emptySubmission(), name: ' Laksa ' });
    expect(name).toBe('Laksa');
    expect(Object.entries(rest).filter(([, value]) => value !== null)).toEqual([]);
  });

  it('saves an unconfirmed nut_free as not stated (R5)', () => {
    const shown = emptySubmission();
    expect(shown.diet.nut_free).toBe(true);
    expect(encodeFood(shown).dietary_info).toBeNull();
    expect(encodeFood(answerDiet(shown, { flag: 'vegan', answer: true })).dietary_info).toMatchObject({
      vegan: true,
      nut_free: null,
    });
    expect(encodeFood(answerDiet(shown, { flag: 'nut_free', answer: true })).dietary_info).toMatchObject({
      nut_free: true,
    });
    expect(encodeFood(answerDiet(shown, { flag: 'nut_free', answer: false })).dietary_info).toMatchObject({
      nut_free: false,
    });
  });

  it('tells "no allergens" from "not stated" (R5)', () => {
    expect(encodeFood({ ...emptySubmission(), allergens: [] }).allergens).toEqual([]);
    expect(encodeFood(emptySubmission()).allergens).toBeNull();
  });

  it('is read back as it was submitted, from the device and from the server', () => {
    fc.assert(
      fc.property(anySubmission, (submission) => {
        const diet = submission.nutFreeConfirmed ? submission.diet : { ...submission.diet, nut_free: null };
        const meant = { ...submission, diet, nutFreeConfirmed: true };
        const columns = encodeFood(submission);
        expect(readBack(columns)).toEqual(meant);
        expect(readBack(asTheServerKeepsIt(columns))).toEqual(meant);
      }),
      { numRuns: 300 },
    );
  });
});

describe('changedColumns', () => {
  it('is empty for a food that was only opened and closed', () => {
    fc.assert(
      fc.property(anySubmission, (submission) => {
        const columns = encodeFood(submission);
        expect(
          changedColumns(encodeFood(readBack(columns)), encodeFood(readBack(asTheServerKeepsIt(columns)))),
        ).toEqual({});
      }),
    );
  });

  it('holds exactly what makes one into the other', () => {
    fc.assert(
      fc.property(anySubmission, anySubmission, (before, after) => {
        const [was, is] = [encodeFood(before), encodeFood(after)];
        const changed = changedColumns(was, is);
        expect({ ...was, ...changed }).toEqual(is);
        for (const name of Object.keys(changed)) expect(Reflect.get(was, name)).not.toEqual(Reflect.get(is, name));
      }),
    );
  });

  it('names the column of the part that was edited', () => {
    const before = { ...emptySubmission(), name: 'Laksa' };
    const after = { ...before, aftertaste: 'Long and warm.' };
    expect(Object.keys(changedColumns(encodeFood(before), encodeFood(after)))).toEqual(['taste_profile']);
  });
});
