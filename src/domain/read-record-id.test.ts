import { expect, it } from 'vitest';
import { readRecordId } from './read-record-id.ts';

it.each(['abcdefghijklmno', '0123456789abcde'])('%j is the id of a record', (id) => expect(readRecordId(id)).toBe(id));

it.each(['nope', 'abcdefghijklmn', 'abcdefghijklmnop', 'ABCDEFGHIJKLMNO', 'abcdefg-ijklmno', '', ' abcdefghijklmn', null, undefined, 15, ['abcdefghijklmno']])('%j is none', (value) => {
  expect(readRecordId(value)).toBeNull();
});
