import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySubmission, type FoodSubmission } from './food-submission.ts';
import { submissionProblems, submissionRefusal } from './submission-problems.ts';
import { anySubmission } from '#tests/support/any-submission.ts';

const complete: FoodSubmission = { ...emptySubmission(), name: 'Laksa' };

function fieldsAtFault(parts: Partial<FoodSubmission>, hasPhoto = true): readonly string[] {
  return submissionProblems({ ...complete, ...parts }, { hasPhoto }).map(({ field, kind }) => `${field} ${kind}`);
}

describe('submissionProblems', () => {
  it('asks for name and image (spec 1 §5)', () => {
    expect(fieldsAtFault({ name: ' \u0000 ' }, false)).toEqual(['name missing', 'photo missing']);
    expect(fieldsAtFault({})).toEqual([]);
    expect(submissionRefusal(submissionProblems(complete, { hasPhoto: false }))).toEqual({
      title: 'Missing required fields',
      message: 'Please provide at least a name and image for the food.',
    });
    expect(submissionRefusal([])).toBeNull();
  });

  it.each<[string, Partial<FoodSubmission>, string[]]>([
    ['a name of 120 emoji and letters', { name: `Ramen${'🍜'.repeat(115)}` }, []],
    ['a name of emoji alone (R40)', { name: '🍜🍜' }, ['name noName']],
    [
      'an invisible character (R40)',
      { name: 'Ra\u200bmen', nativeName: 'ラー\u202eメン' },
      ['name noName', 'nativeName noName'],
    ],
    ['a reserved name (R40)', { name: 'Foretaste Support' }, ['name noName']],
    ['a name of 121', { name: 'n'.repeat(121) }, ['name tooLong']],
    ['10,000 characters', { description: 'x'.repeat(10_000) }, ['description tooLong']],
    ['2,000 characters', { description: 'x'.repeat(2000) }, []],
    ['30 words', { flavours: words(30) }, []],
    ['31 words', { flavours: words(31) }, ['flavours tooMany']],
    ['a word of 61', { flavours: ['x'.repeat(61)] }, ['flavours tooLong']],
    ['a tip of 150', { consumptionTips: ['x'.repeat(150)] }, []],
    ['a level of 6', { intensities: { ...complete.intensities, sweet: 6 } }, ['intensities outOfRange']],
    ['a level that is no number', { flavourIntensity: Number.NaN }, ['flavourIntensity outOfRange']],
    ['a difficulty of 2.5', { difficulty: 2.5 }, ['difficulty outOfRange']],
    [
      'more bytes than the column takes',
      {
        ingredients: words(30).map((word) => word.padEnd(60, '豚')),
        allergens: words(30).map((word) => word.padEnd(60, '豚')),
      },
      ['allergens tooLong'],
    ],
    [
      'markup that the server stores at six times its length',
      { aftertaste: '<'.repeat(500), summary: '<'.repeat(2000) },
      ['summary tooLong'],
    ],
  ])('judges %s', (_, parts, expected) => {
    expect(fieldsAtFault(parts)).toEqual(expected);
  });

  it('leaves alone the names that a food has already (R40)', () => {
    const before = { name: 'Foretaste Support', nativeName: 'ラー\u202eメン' };
    expect(submissionProblems({ ...complete, ...before }, { hasPhoto: true, before })).toEqual([]);
    expect(submissionProblems({ ...complete, ...before, name: 'Support' }, { hasPhoto: true, before })).toHaveLength(1);
  });

  it('names the first problem in the toast', () => {
    expect(submissionRefusal(submissionProblems({ ...complete, name: 'n'.repeat(121) }, { hasPhoto: true }))).toEqual({
      title: 'Submission failed',
      message: 'Please use at most 120 characters.',
    });
  });

  it('finds nothing wrong with what the form can hold', () => {
    fc.assert(
      fc.property(anySubmission, (submission) => submissionProblems(submission, { hasPhoto: true }).length === 0),
    );
  });
});

function words(count: number): string[] {
  return Array.from({ length: count }, (_, place) => `w${place}`);
}
