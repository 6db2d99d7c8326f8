import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesIn } from './matches-in.ts';

describe('matchesIn', () => {
  const patterns = ['\\b(?:an?|the)\\b', '(\\w)(\\w*)', '', 'a*', '^a', '(?<=b)a|$'];

  it('finds what matchAll finds, however often it is asked', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'the') }),
        fc.constantFrom(...patterns),
        (text, source) => {
          const pattern = new RegExp(source, 'g');
          const wanted = [...text.matchAll(new RegExp(source, 'g'))];
          expect(matchesIn(text, pattern)).toEqual(wanted);
          expect(matchesIn(text, pattern)).toEqual(wanted);
        },
      ),
    );
  });

  it('begins at the beginning, wherever another search stopped', () => {
    const pattern = /a/g;
    pattern.test('aa');
    expect(matchesIn('aa', pattern).map(({ index }) => index)).toEqual([0, 1]);
  });
});
