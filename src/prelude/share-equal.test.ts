import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareEqual } from './share-equal.ts';

const anyValue = fc.jsonValue({ maxDepth: 4 });

describe('shareEqual', () => {
  it('is what was there before where nothing differs', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(shareEqual(value, structuredClone(value))).toBe(value);
      }),
    );
  });

  it('always says what is new, and changes neither', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (previous, next) => {
        const [before, after] = [structuredClone(previous), structuredClone(next)];
        expect(shareEqual(previous, next)).toStrictEqual(after);
        expect([previous, next]).toStrictEqual([before, after]);
      }),
    );
  });

  it('keeps the rows of a list that did not change', () => {
    const [kept, changed] = [
      { id: 'a', words: ['sour'] },
      { id: 'b', words: ['sweet'] },
    ];
    const shared = shareEqual(
      [kept, changed],
      [
        { id: 'a', words: ['sour'] },
        { id: 'b', words: ['bitter'] },
      ],
    );
    expect(shared[0]).toBe(kept);
    expect(shared[1]).toStrictEqual({ id: 'b', words: ['bitter'] });
  });

  it.each([
    ['a key that holds nothing and one that is not there', { a: undefined }, {}],
    ['one key for another', { a: undefined }, { b: undefined }],
    ['a longer list', [1, 2], [1, 2, 3]],
    ['a shorter list', [1, 2, 3], [1, 2]],
    ['a list and an object', ['x'], { 0: 'x' }],
    ['two moments', new Date(1), new Date(1)],
    ['two sets', new Set([1]), new Set([1])],
  ])('takes %s for different', (_what, previous, next) => {
    const shared = shareEqual<unknown>(previous, next);
    expect(shared).not.toBe(previous);
    expect(shared).toStrictEqual(next);
  });

  it('takes NaN for itself', () => {
    const previous = { stars: Number.NaN };
    expect(shareEqual(previous, { stars: Number.NaN })).toBe(previous);
  });
});
