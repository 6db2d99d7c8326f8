import { expect, it } from 'vitest';
import { memoizeByObject } from './memoize-by-object.ts';

it('makes something of each object once', () => {
  const made: number[] = [];
  const half = memoizeByObject(({ of }: { readonly of: number }) => {
    made.push(of);
    return of === 0 ? undefined : of / 2;
  });
  const [none, two] = [{ of: 0 }, { of: 2 }];
  expect([half(none), half(none), half(two), half(two), half({ of: 2 })]).toEqual([undefined, undefined, 1, 1, 1]);
  expect(made).toEqual([0, 2, 2]);
});
