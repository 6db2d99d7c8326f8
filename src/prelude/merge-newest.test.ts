import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeNewest } from './merge-newest.ts';

const latestFirst = (one: number, other: number) => other - one;

function sourceOf(rows: readonly number[], onRead: (count: number) => void = () => undefined) {
  const sorted = rows.toSorted(latestFirst);
  return (from: number, count: number) => {
    onRead(count);
    return Promise.resolve(sorted.slice(from, from + count));
  };
}

it('is what reading and sorting everything would give, however the sources and pages fall', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 12 }), { maxLength: 8 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 1, max: 5 }),
      async (sources, count, page) => {
        const merged = await mergeNewest(
          sources.map((rows) => sourceOf(rows)),
          { count, page, compare: latestFirst },
        );
        expect(merged).toEqual(sources.flat().toSorted(latestFirst).slice(0, count));
      },
    ),
  );
});

it('reads hardly more of a source than is wanted of it', async () => {
  let read = 0;
  const rows = Array.from({ length: 1_000 }, (_, n) => n);
  const sources = Array.from({ length: 20 }, () => sourceOf(rows, (count) => (read += count)));
  await mergeNewest(sources, { count: 10, page: 3, compare: latestFirst });
  expect(read).toBeLessThanOrEqual(20 * 3 + 10 * 3);
});
