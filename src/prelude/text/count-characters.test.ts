import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCharacters } from './count-characters.ts';

it('counts code points', () => {
  expect(countCharacters('ab🍜')).toBe(3);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => countCharacters(text) === Array.from(text).length));
});
