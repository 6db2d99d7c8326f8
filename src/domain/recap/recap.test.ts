import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, daysAfter } from '#domain/diary/calendar-day.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { type RecapFood, recapOf, type Tasted } from './recap.ts';
import { periodsAfter, periodText, readRecapPeriod, spanOf } from './recap-period.ts';

const period = (text: string) => readRecapPeriod(text) ?? expect.fail(text);
const november = { span: spanOf(period('2026-11')), before: spanOf(period('2026-10')) };
const food = (id: string, origin: string, levels: RecapFood['levels'] = {}): RecapFood => ({
  id: id as FoodId,
  origin,
  levels,
});
const byId = (...foods: readonly RecapFood[]) => new Map(foods.map((one) => [one.id, one]));
const tasted = (day: string, name: string, stars: number | null = null): Tasted => ({
  day: day as CalendarDay,
  foodId: name as FoodId,
  foodName: name,
  stars,
});

describe('the time of a recap', () => {
  it.each([
    ['2026-11', '2026-11-01', '2026-11-30'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2026', '2026-01-01', '2026-12-31'],
  ])('%s is from %s to %s', (text, from, to) => {
    expect(spanOf(period(text))).toEqual({ from, to });
    expect(periodText(period(text))).toBe(text);
  });

  it.each(['', '26', '2026-13', '2026-1', '1899', '2026-11-01', 'year', '20260', '2026-'])('is not %j', (text) => {
    expect(readRecapPeriod(text)).toBeNull();
  });

  it('is followed by the next one, without a day between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1901, max: 2200 }), fc.option(fc.integer({ min: 1, max: 12 })), (year, month) => {
        const at = period(month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`);
        expect(spanOf(periodsAfter(at, 1)).from).toBe(daysAfter(spanOf(at).to, 1));
        expect(periodsAfter(periodsAfter(at, -7), 7)).toEqual(at);
      }),
    );
  });
});

describe('R44: a recap', () => {
  it('counts times, different foods, days and cuisines of its time alone', () => {
    const foods = byId(food('ramen', 'Japanese'), food('pho', 'Vietnamese'), food('sake', 'japanese'));
    const recap = recapOf({
      ...november,
      foods,
      tasted: [
        tasted('2026-11-01', 'ramen'),
        tasted('2026-11-30', 'ramen'),
        tasted('2026-11-30', 'sake'),
        { ...tasted('2026-11-12', 'Grandma’s stew'), foodId: null },
        { ...tasted('2026-11-13', 'grandma’s STEW'), foodId: null },
        tasted('2026-10-31', 'pho'),
        tasted('2026-12-01', 'pho'),
      ],
    });
    expect(recap).toMatchObject({ times: 5, foods: 3, days: 4, cuisines: 1 });
  });

  it('calls a cuisine new that was never met before, in the order in which they came', () => {
    const foods = byId(food('ramen', 'Japanese'), food('pho', 'Vietnamese'), food('taco', 'Mexican'), food('x', ''));
    const all = [
      tasted('2020-01-01', 'ramen'),
      tasted('2026-11-20', 'pho'),
      tasted('2026-11-03', 'taco'),
      tasted('2026-11-02', 'ramen'),
      tasted('2026-11-01', 'x'),
    ];
    expect(recapOf({ ...november, foods, tasted: all }).newCuisines).toEqual(['Mexican', 'Vietnamese']);
  });

  it('calls no cuisine new while it does not know all that was tasted before', () => {
    const foods = byId(food('pho', 'Vietnamese'));
    const all = [tasted('2020-01-01', 'not here'), tasted('2026-11-20', 'pho')];
    expect(recapOf({ ...november, foods, tasted: all }).newCuisines).toBeNull();
  });

  it('loves what got four stars in the mean, the best first, then the more frequent, then the latest', () => {
    const all = [
      tasted('2026-11-01', 'three', 3),
      tasted('2026-11-02', 'mixed', 5),
      tasted('2026-11-03', 'mixed', 2),
      tasted('2026-11-04', 'once', 5),
      tasted('2026-11-05', 'twice', 5),
      tasted('2026-11-06', 'twice', 5),
      tasted('2026-11-07', 'good', 4),
      tasted('2026-11-08', 'unsaid'),
      tasted('2026-10-08', 'earlier', 5),
      { ...tasted('2026-11-09', 'Stew', 4), foodId: null },
      tasted('2026-11-08', 'a good one', 4),
    ];
    expect(recapOf({ ...november, foods: new Map(), tasted: all }).loved).toEqual([
      { foodId: 'twice', foodName: 'twice', stars: 5, times: 2 },
      { foodId: 'once', foodName: 'once', stars: 5, times: 1 },
      { foodId: null, foodName: 'Stew', stars: 4, times: 1 },
    ]);
  });

  it('calls bold what tastes strongest by what is stated, never by typical values', () => {
    const foods = byId(
      food('unknown', '', {}),
      food('hot', '', { spicy: 5 }),
      food('even', '', { sweet: 3, salty: 3, sour: 3, umami: 3 }),
      food('sharp', '', { sour: 5, spicy: 5, salty: 1 }),
    );
    const all = ['unknown', 'hot', 'even', 'sharp'].map((name) => tasted('2026-11-01', name));
    expect(recapOf({ ...november, foods, tasted: all }).boldest).toBe('sharp');
    expect(recapOf({ ...november, foods, tasted: all.slice(0, 2) }).boldest).toBeNull();
  });

  it('tells how the taste moved from one time to the next, where each has three loved foods', () => {
    const foods = byId(
      ...[0, 1, 2].flatMap((at) => [
        food(`then ${at}`, '', { sweet: 4, spicy: 1, salty: 2 }),
        food(`now ${at}`, '', { sweet: 3, spicy: 4, salty: 2.4 }),
      ]),
    );
    const all = [0, 1, 2].flatMap((at) => [
      tasted('2026-10-10', `then ${at}`, 5),
      tasted('2026-11-10', `now ${at}`, 4),
    ]);
    expect(recapOf({ ...november, foods, tasted: all }).moves).toEqual([
      { taste: 'spicy', before: 1, now: 4 },
      { taste: 'sweet', before: 4, now: 3 },
    ]);
    expect(recapOf({ ...november, foods, tasted: all.slice(1) }).moves).toEqual([]);
  });

  it('says the same in whatever order the diary comes', () => {
    const foods = byId(
      food('a', 'Thai', { sour: 3, spicy: 5, salty: 2 }),
      food('b', 'Greek', { sour: 3, spicy: 5, salty: 2 }),
      food('c', 'Thai', { sweet: 5 }),
    );
    const aTasted = fc.record({
      day: fc.integer({ min: 0, max: 80 }).map((days) => daysAfter('2026-09-20' as CalendarDay, days)),
      name: fc.constantFrom('a', 'b', 'c'),
      stars: fc.constantFrom(null, 1, 4, 5),
    });
    fc.assert(
      fc.property(fc.array(aTasted, { maxLength: 20 }), (rows) => {
        const all = rows.map(({ day, name, stars }) => tasted(day, name, stars));
        const recap = recapOf({ ...november, foods, tasted: all });
        expect(recapOf({ ...november, foods, tasted: all.toReversed() })).toEqual(recap);
        expect(recap.foods).toBeLessThanOrEqual(recap.times);
        expect(recap.days).toBeLessThanOrEqual(recap.times);
        expect(recap.newCuisines?.length ?? 0).toBeLessThanOrEqual(recap.cuisines);
        for (const level of Object.values(recap.levels)) expect(level).toBeLessThanOrEqual(5);
      }),
    );
  });
});
