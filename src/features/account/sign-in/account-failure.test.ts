import { expect, it } from 'vitest';
import { accountFailure } from './account-failure.ts';

it("says what the server says (spec 1 §8, 'the server message')", () => {
  expect(accountFailure({ kind: 'refused', message: 'Failed to authenticate.', fields: {} })).toBe(
    'Failed to authenticate.',
  );
});

it('says what is wrong with the fields, where the server knows', () => {
  const fields = { email: 'There is already an account with this e-mail', password: 'Too short.' };
  expect(accountFailure({ kind: 'refused', message: 'Failed to create record.', fields })).toBe(
    'There is already an account with this e-mail. Too short.',
  );
});

it.each([
  [{ kind: 'throttled' }, /wait a minute/],
  [{ kind: 'unreachable' }, /what you typed is still here/],
  [{ kind: 'refused', message: '', fields: {} }, /refused/],
] as const)('%o is told in words', (outcome, words) => {
  expect(accountFailure(outcome)).toMatch(words);
});
