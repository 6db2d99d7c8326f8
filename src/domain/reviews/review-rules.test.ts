import { describe, expect, it } from 'vitest';
import { reviewProblem, reviewTextLength, reviewTextToSave } from './review-rules.ts';

const attempt = { isSignedIn: true, foodId: 'abcdefghijklmno', rating: 5, text: '' };

describe('reviewProblem (spec 1 §5, review)', () => {
  it.each([
    [{ isSignedIn: false, foodId: null, rating: 0 }, 'Authentication Required', 'Please sign in to leave a review.'],
    [{ foodId: null, rating: 0 }, 'Error', 'Food ID not found.'],
    [{ foodId: '' }, 'Error', 'Food ID not found.'],
    [{ rating: 0 }, 'Rating Required', 'Please select a rating before submitting.'],
    [{ rating: 6 }, 'Rating Required', 'Please select a rating before submitting.'],
    [{ rating: 3.5 }, 'Rating Required', 'Please select a rating before submitting.'],
    [{ rating: Number.NaN }, 'Rating Required', 'Please select a rating before submitting.'],
    [{ text: 'x'.repeat(501) }, 'Submission Failed', 'Please use at most 500 characters.'],
  ])('refuses %j', (parts, title, message) => {
    expect(reviewProblem({ ...attempt, ...parts })).toEqual({ title, message });
  });

  it.each([[{}], [{ rating: 1 }], [{ text: 'x'.repeat(500) }], [{ text: `  ${'🍜'.repeat(500)}  ` }]])(
    'accepts %j',
    (parts) => {
      expect(reviewProblem({ ...attempt, ...parts })).toBeNull();
    },
  );
});

it('saves the text trimmed, and none as absent (spec 1 §5)', () => {
  expect(reviewTextToSave('  Deep and warm. ')).toBe('Deep and warm.');
  expect(reviewTextToSave(' \n ')).toBeNull();
  expect(reviewTextLength(' 🍜a ')).toBe(2);
});
