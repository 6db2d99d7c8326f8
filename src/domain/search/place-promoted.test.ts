import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { placePromoted } from './place-promoted.ts';

const hit = (id: string, quality?: string) => ({ id: id as FoodId, ...(quality === undefined ? {} : { quality }) });
const placed = (hits: readonly ReturnType<typeof hit>[], ...promoted: readonly string[]) => {
  const answer = placePromoted(hits, ({ id }) => promoted.includes(id));
  return [answer.hits.map(({ id }) => id).join(''), answer.promoted];
};
const hits = [hit('a', '50'), hit('b', '40'), hit('c', '40'), hit('d', '40'), hit('e', '30')];

describe('a promoted food (R34)', () => {
  it.each([
    ['goes before its equals', ['d'], ['adbce', 'd']],
    ['is one alone, the best of them', ['c', 'd', 'e'], ['acbde', 'c']],
    ['stays where it has no equals', ['e'], ['abcde', null]],
    ['needs no label where it stands first by itself', ['b'], ['abcde', null]],
    ['is not there', [], ['abcde', null]],
  ])('%s', (_what, promoted, answer) => {
    expect(placed(hits, ...promoted)).toEqual(answer);
  });

  it('is none where it is not said how well the foods were found', () => {
    expect(placed([hit('a'), hit('b')], 'b')).toEqual(['ab', null]);
  });

  it('never stands above a better match, and nobody is lost', () => {
    const anyHits = fc
      .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{3}$/), fc.integer({ min: 0, max: 3 })), {
        maxLength: 8,
        selector: ([id]) => id,
      })
      .map((list) => list.toSorted(([, one], [, other]) => other - one).map(([id, points]) => hit(id, String(points))));
    fc.assert(
      fc.property(anyHits, fc.func(fc.boolean()), (list, isPromoted) => {
        const answer = placePromoted(list, ({ id }) => isPromoted(id));
        expect(answer.hits.map(({ quality }) => quality)).toEqual(list.map(({ quality }) => quality));
        expect(answer.hits.map(({ id }) => id).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
      }),
    );
  });
});
