import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { anyCatalogue } from '#tests/support/any-food.ts';
import { foodsOfSet, starterFoods } from '#tests/support/starter-foods.ts';
import { byLot, type Day, dayOf, lotOf } from '#domain/values/day.ts';
import { dayTable, strongestTaste } from './day-table.ts';

const DAY = 86_400_000;
const shippedFoods = [...starterFoods, ...foodsOfSet('bulk')];
const anyTime = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2036, 0, 1) });
const anyDay: fc.Arbitrary<Day> = anyTime.map(dayOf);
const after = (on: Day) => dayOf(Date.parse(on) + DAY);
const ids = (foods: readonly Food[]) => foods.map(({ id }) => id);
const kinds = (foods: readonly Food[], kindOf: (food: Food) => unknown) => new Set(foods.map(kindOf)).size;

describe('the table of the day (R36)', () => {
  it('is the same for all on a day, in whatever order the foods are known', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...shippedFoods], { minLength: shippedFoods.length }),
        anyDay,
        (shuffled, on) => {
          expect(ids(dayTable(shuffled, { on, limit: 12 }))).toEqual(ids(dayTable(shippedFoods, { on, limit: 12 })));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('begins at midnight at Greenwich, and not in between', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        const midnight = time - (time % DAY);
        expect(dayOf(midnight)).toBe(dayOf(time));
        expect(dayOf(midnight + DAY)).not.toBe(dayOf(time));
      }),
    );
  });

  it('is another the next day, and neither is from A to Z, by id or as it came', () => {
    fc.assert(
      fc.property(anyDay, (on) => {
        const [today, tomorrow] = [
          dayTable(shippedFoods, { on, limit: 8 }),
          dayTable(shippedFoods, { on: after(on), limit: 8 }),
        ];
        expect(ids(today)).not.toEqual(ids(tomorrow));
        expect(today.map(({ name }) => name)).not.toEqual(today.map(({ name }) => name).toSorted());
        expect(ids(today)).not.toEqual(ids(today).toSorted());
      }),
    );
  });

  it('shows every food of the catalogue in turn', () => {
    // Ten places at the table for each food that is served.
    const served = shippedFoods.filter((food) => !/^(?:ingredient|sauce)$/.test(courseOf(food) ?? ''));
    const days = Math.ceil((10 * served.length) / 8);
    const shown = new Set(
      Array.from({ length: days }, (_, at) =>
        ids(dayTable(shippedFoods, { on: dayOf(Date.UTC(2026, 0, 1) + at * DAY), limit: 8 })),
      ).flat(),
    );
    expect(shown.size / served.length).toBeGreaterThan(0.9);
  });

  it('lays no ingredient and no sauce while there are dishes', () => {
    fc.assert(
      fc.property(anyDay, (on) => {
        const courses = dayTable(shippedFoods, { on, limit: 12 }).map(courseOf);
        expect(courses).not.toContain('ingredient');
        expect(courses).not.toContain('sauce');
      }),
    );
  });

  it('holds many cuisines, courses and tastes among its first eight', () => {
    fc.assert(
      fc.property(anyDay, (on) => {
        const table = dayTable(shippedFoods, { on, limit: 8 });
        expect(kinds(table, ({ origin }) => origin)).toBeGreaterThanOrEqual(7);
        expect(kinds(table, courseOf)).toBeGreaterThanOrEqual(5);
        expect(kinds(table, strongestTaste)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('is a choice of the foods that there are, each once, and at most so many', () => {
    fc.assert(
      fc.property(anyCatalogue, anyDay, fc.nat(20), (foods, on, limit) => {
        const table = dayTable(foods, { on, limit });
        expect(table.length).toBe(Math.min(limit, foods.length));
        expect(new Set(table).size).toBe(table.length);
        expect(table.every((food) => foods.includes(food))).toBe(true);
      }),
    );
  });

  it('begins with the same foods however many are asked for', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(20), (on, limit) => {
        expect(ids(dayTable(shippedFoods, { on, limit }))).toEqual(
          ids(dayTable(shippedFoods, { on, limit: 20 })).slice(0, limit),
        );
      }),
    );
  });
});

describe('the lot of a day', () => {
  it('orders names totally, and otherwise the next day', () => {
    fc.assert(
      fc.property(anyDay, fc.uniqueArray(fc.string(), { minLength: 6, maxLength: 30 }), (on, names) => {
        const drawn = names.toSorted(byLot(on));
        expect(names.toReversed().toSorted(byLot(on))).toEqual(drawn);
        expect(names.map((name) => lotOf(on, name))).not.toEqual(names.map((name) => lotOf(after(on), name)));
      }),
    );
  });

  it('is even: each of ten names comes first about as often', () => {
    const names = Array.from({ length: 10 }, (_, at) => `food${String(at).padStart(11, '0')}`);
    const firsts = Array.from({ length: 2_000 }, (_, at) => names.toSorted(byLot(dayOf(at * DAY)))[0]);
    for (const name of names) expect(firsts.filter((first) => first === name).length).toBeGreaterThan(120);
  });
});
