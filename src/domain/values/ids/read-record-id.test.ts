import { expect, it } from 'vitest';
import { readRecordId } from './read-record-id.ts';

it.each([
  ['an id', 'food00000000001', true],
  ['one that was cut off', 'food0000000000', false],
  ['one with a letter too many', 'food000000000012', false],
  ['a word', 'nope', false],
  ['capitals', 'FOOD00000000001', false],
  ['a line behind it', 'food00000000001\n', false],
  ['nothing', '', false],
  ['no text', 15, false],
])('%s: no server is asked for what can be no id', (_, value, isOne) => {
  expect(readRecordId(value)).toBe(isOne ? value : null);
});
