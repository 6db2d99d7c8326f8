import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CustomerCounts,
  customerFigures,
  LEAST_PEOPLE,
  mayRenew,
  scaleEnds,
  tasteGroups,
  wordLists,
} from './customer-insights.ts';

const some = fc.nat({ max: 60 });
const shares = fc.tuple(some, some).map(([chose, rest]) => ({ chose, of: chose + rest }));
const sums = (most: number) =>
  fc
    .tuple(some, fc.double({ min: 1, max: most, noNaN: true }))
    .map(([people, mean]) => ({ people, sum: people * mean }));
const plus = (one: { people: number; sum: number }, other: { people: number; sum: number }) => ({
  people: one.people + other.people,
  sum: one.sum + other.sum,
});
const anyCounts: fc.Arbitrary<CustomerCounts> = fc.record({
  people: some,
  stars: fc.array(some, { minLength: 5, maxLength: 5 }),
  scales: fc.tuple(
    ...(Object.keys(scaleEnds) as (keyof typeof scaleEnds)[]).map((scale) =>
      fc
        .tuple(sums(scaleEnds[scale]), sums(scaleEnds[scale]))
        .map(([theirs, rest]) => ({ scale, theirs, all: plus(theirs, rest) })),
    ),
  ),
  words: fc.array(
    fc.tuple(fc.constantFrom(...wordLists), fc.string(), shares, shares).map(([list, word, theirs, rest]) => ({
      list,
      word,
      theirs,
      all: { chose: theirs.chose + rest.chose, of: theirs.of + rest.of },
    })),
  ),
  groups: fc.array(
    fc.record({
      food: fc.string(),
      group: fc.constantFrom(...(Object.keys(tasteGroups) as (keyof typeof tasteGroups)[])),
      people: some,
      sum: some,
      others: some,
    }),
  ),
});
const quiet: CustomerCounts = { people: 10, stars: [0, 0, 0, 0, 10], scales: [], words: [], groups: [] };

describe('what is told of those who rated', () => {
  it('rests on ten people at least in every cell and on its other side, whatever was counted', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const figures = customerFigures(counts);
        expect(figures === null).toBe(counts.people < LEAST_PEOPLE);
        if (figures === null) return;
        for (const { from, to } of figures.stars)
          expect(counts.stars.slice(from - 1, to).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(10);
        expect(figures.stars.length).not.toBe(1);
        for (const { scale } of figures.scales) {
          const of = counts.scales.find((one) => one.scale === scale);
          expect(of?.theirs.people).toBeGreaterThanOrEqual(10);
          expect((of?.all.people ?? 0) - (of?.theirs.people ?? 0)).toBeGreaterThanOrEqual(10);
        }
        const enoughWords = counts.words.filter(
          ({ theirs, all }) => theirs.chose >= 10 && theirs.of - theirs.chose >= 10 && all.of - theirs.of >= 10,
        );
        expect(figures.words.length).toBe(Math.min(8, enoughWords.length));
        const enoughGroups = counts.groups.filter(({ people, others }) => people >= 10 && others >= 10);
        for (const group of Object.keys(tasteGroups))
          expect(figures.groups.filter((told) => told.group === group).length).toBe(
            Math.min(3, enoughGroups.filter((one) => one.group === group).length),
          );
      }),
    );
  });

  it('comes in coarse steps that never reach their end', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const figures = customerFigures(counts);
        const percents = [
          ...(figures?.stars ?? []).map(({ percent }) => percent),
          ...(figures?.words ?? []).flatMap(({ theirs, all }) => [theirs, all]),
        ];
        for (const percent of percents) {
          expect(percent % 5).toBe(0);
          expect(percent).toBeGreaterThanOrEqual(5);
          expect(percent).toBeLessThanOrEqual(95);
        }
        for (const people of [figures?.people ?? 10, ...(figures?.groups ?? []).map((group) => group.people)]) {
          expect(people % 5).toBe(0);
          expect(people).toBeGreaterThanOrEqual(10);
        }
        for (const { scale, theirs, all } of figures?.scales ?? [])
          for (const value of [theirs, all]) {
            expect((value * 2) % 1).toBe(0);
            expect(value).toBeGreaterThan(1);
            expect(value).toBeLessThan(scaleEnds[scale]);
          }
      }),
    );
  });

  it.each([
    ['all five where each was given by ten', [10, 12, 14, 16, 18], '5 4 3 2 1'],
    ['the two lowest together', [4, 6, 14, 16, 18], '5 4 3 1-2'],
    ['the three lowest together', [2, 3, 5, 16, 18], '5 4 1-3'],
    ['good, middling and bad', [6, 6, 14, 9, 9], '4-5 3 1-2'],
    ['the best and the rest', [0, 0, 2, 9, 30], '5 1-4'],
    ['good and the rest', [6, 2, 2, 9, 9], '4-5 1-3'],
    ['nothing where all agree', [0, 0, 0, 0, 40], ''],
    ['nothing where nine differ', [0, 0, 9, 0, 40], ''],
  ])('tells of the stars %s', (_what, stars, cells) => {
    const told = customerFigures({ ...quiet, people: 60, stars })?.stars ?? [];
    expect(told.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ')).toBe(cells);
  });

  it('tells what all like as nearly all like it: nobody can be named by it', () => {
    const like = { list: 'flavours', word: 'umami' } as const;
    const word = (theirs: [number, number], all: [number, number]) =>
      customerFigures({
        ...quiet,
        words: [{ ...like, theirs: { chose: theirs[0], of: theirs[1] }, all: { chose: all[0], of: all[1] } }],
      })?.words;
    expect(word([20, 20], [40, 90])).toEqual([]);
    expect(word([19, 20], [40, 90])).toEqual([]);
    expect(word([10, 20], [13, 29])).toEqual([]);
    expect(word([10, 20], [13, 30])).toEqual([{ ...like, theirs: 50, all: 45 }]);
    const scales = [{ scale: 'spice', theirs: { people: 10, sum: 100 }, all: { people: 30, sum: 30 } }] as const;
    expect(customerFigures({ ...quiet, scales })?.scales).toEqual([{ scale: 'spice', theirs: 9.5, all: 1.5 }]);
  });

  it('puts first what sets them apart, and the foods that a group likes best', () => {
    const word = (name: string, chose: number, all: number) => ({
      list: 'flavours' as const,
      word: name,
      theirs: { chose, of: 40 },
      all: { chose: all, of: 100 },
    });
    const group = (food: string, sum: number) => ({ food, group: 'hot' as const, people: 12, sum, others: 10 });
    const figures = customerFigures({
      ...quiet,
      words: [word('usual', 20, 50), word('rare', 30, 35)],
      groups: [group('soup', 36), group('stew', 57), group('pie', 48)],
    });
    expect(figures?.words.map((one) => one.word)).toEqual(['rare', 'usual']);
    expect(figures?.groups.map(({ food, stars, people }) => `${food} ${stars} ${people}`)).toEqual([
      'stew 5 10',
      'pie 4 10',
      'soup 3 10',
    ]);
  });
});

describe('figures are made anew', () => {
  it.each([
    ['the first time', null, { people: 10, joined: 10 }, true],
    ['not within a day', { hours: 23, people: 10 }, { people: 40, joined: 30 }, false],
    ['not for nine more', { hours: 900, people: 10 }, { people: 19, joined: 9 }, false],
    ['for ten more', { hours: 24, people: 10 }, { people: 20, joined: 10 }, true],
    ['for ten who left', { hours: 24, people: 30 }, { people: 20, joined: 0 }, true],
    ['for five who came and five who left', { hours: 24, people: 30 }, { people: 30, joined: 5 }, true],
    ['not when nobody came or went', { hours: 24, people: 30 }, { people: 30, joined: 0 }, false],
  ])('%s', (_when, before, now, expected) => {
    expect(mayRenew(before, now)).toBe(expected);
  });
});
