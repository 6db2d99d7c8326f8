import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { decodeReviewAnswer } from './decode-review-answer.ts';
import { answerProblem, mayAnswer } from './review-answer.ts';

const row = {
  id: 'answer000000001',
  food: 'food00000000001',
  review: 'review000000001',
  user: 'member000000001',
  text: 'Thank you. We roast it longer now.',
  created: '2026-01-02 03:04:05.678Z',
  updated: '',
};

describe('decodeReviewAnswer', () => {
  it('reads a row', () => {
    expect(decodeReviewAnswer(row)).toEqual({
      kind: 'valid',
      value: {
        id: row.id,
        foodId: row.food,
        reviewId: row.review,
        authorId: row.user,
        text: row.text,
        createdAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
        updatedAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
      },
    });
  });

  it.each([['id'], ['food'], ['review'], ['user'], ['text']])('refuses a row without %s', (name) => {
    expect(decodeReviewAnswer({ ...row, [name]: null }).kind).toBe('refused');
  });

  it('decodes or refuses anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(fc.constantFrom(...Object.keys(row)), fc.anything()), (value, parts) => {
        decodeReviewAnswer(value);
        decodeReviewAnswer({ ...row, ...parts });
      }),
    );
  });
});

it.each([
  ['', 'Please write an answer.'],
  [' \n ', 'Please write an answer.'],
  ['x'.repeat(501), 'Please use at most 500 characters.'],
  ['x'.repeat(500), null],
  [`  ${'🍜'.repeat(500)}  `, null],
])('an answer %j has the problem %j', (text, problem) => {
  expect(answerProblem(text)).toBe(problem);
});

it.each([
  ['its verified contributor', { id: 'chef', isVerified: true }, 'chef', true],
  ['its contributor, not verified', { id: 'chef', isVerified: false }, 'chef', false],
  ['another who is verified', { id: 'other', isVerified: true }, 'chef', false],
  ['one who is verified, of the catalogue', { id: 'chef', isVerified: true }, null, false],
  ['a visitor', null, 'chef', false],
  ['a visitor, of the catalogue', null, null, false],
])('the reviews of a food: %s may answer: %#', (_who, member, contributor, may) => {
  expect(mayAnswer(member as { id: MemberId; isVerified: boolean } | null, contributor as MemberId | null)).toBe(may);
});
