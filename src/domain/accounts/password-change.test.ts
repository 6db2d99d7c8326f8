import { expect, test } from 'vitest';
import { passwordChangeProblems } from './password-change.ts';

const good = { current: 'old', password: 'saffron', passwordConfirm: 'saffron' };

test.each([
  [good, []],
  [{ ...good, current: '' }, ['Please enter your current password']],
  [{ ...good, password: 'short', passwordConfirm: 'short' }, ['Password must be at least 6 characters long']],
  [{ ...good, passwordConfirm: 'saffron ' }, ['New passwords do not match']],
])('a change of the password %j says %j (spec 2 §5)', (change, messages) => {
  expect(passwordChangeProblems(change).map(({ message }) => message)).toEqual(messages);
});
