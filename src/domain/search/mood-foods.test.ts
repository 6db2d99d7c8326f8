import { describe, expect, it } from 'vitest';
import { memoize } from '#prelude/memoize.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Course } from '#domain/foods/course.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { type Mood, moods } from './food-question.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { isBreakfast } from '#domain/personal/breakfast.ts';
import { mayStandIn, moodFoods, moodPoints } from './mood-foods.ts';

const days = Array.from({ length: 60 }, (_, at) => dayOf(Date.UTC(2026, 10, 22 + at)));
const onEachDay = memoize(moods.length, (mood: Mood) =>
  days.map((on) => moodFoods(starterFoods, { mood, taster: { memberId: null, profile: null }, on })),
);
const courses = (mood: Mood) => new Set(onEachDay(mood).flatMap((foods) => foods.map(courseOf)));

/** Courses that never stand in a mood, of foods that nobody has rated. In the morning pancakes are a dessert that does; the next test tells. */
const never: Readonly<Record<Mood, readonly Course[]>> = {
  morning: ['starter', 'sauce', 'ingredient'],
  afternoon: ['dessert', 'drink', 'sauce', 'ingredient'],
  evening: ['dessert', 'drink', 'bread', 'salad', 'sauce', 'ingredient'],
  adventure: ['sauce', 'ingredient'],
  comfort: ['drink', 'salad', 'sauce', 'ingredient'],
};

describe('what a mood shows of the starter catalogue (spec 1 §9)', () => {
  it.each(moods)('%s: six foods, and none of a course that does not belong there', (mood) => {
    for (const foods of onEachDay(mood)) expect(foods).toHaveLength(6);
    for (const course of never[mood]) expect(courses(mood)).not.toContain(course);
  });

  it('in the morning all of them are eaten or drunk in the morning, and none is a stew', () => {
    for (const foods of onEachDay('morning'))
      expect(foods.filter((food) => !isBreakfast(food)).map(({ name }) => name)).toEqual([]);
    expect(new Set(onEachDay('morning').flatMap((foods) => foods.map(({ name }) => name)))).toContain('Croissant');
  });

  it('by day no drink with alcohol', () => {
    for (const food of [...onEachDay('morning'), ...onEachDay('afternoon')].flat())
      expect(courseOf(food) !== 'drink' || food.diet.alcohol_free !== false).toBe(true);
  });

  it('by day no drink whose name or ingredients say alcohol, whatever its flag says (R28)', () => {
    const drink = aFood({ name: 'Fruit cup', course: 'drink' });
    const diet = { ...drink.diet, alcohol_free: true };
    expect(mayStandIn({ ...drink, diet }, 'afternoon', null)).toBe(true);
    expect(mayStandIn({ ...drink, diet, ingredients: ['white rum', 'lime'] }, 'afternoon', null)).toBe(false);
    expect(mayStandIn({ ...drink, diet, name: 'Rum punch' }, 'afternoon', null)).toBe(false);
    expect(mayStandIn({ ...drink, diet, ingredients: ['white rum'] }, 'evening', null)).toBe(true);
  });

  it.each<[Mood, best: readonly string[], worst: readonly string[]]>([
    [
      'morning',
      ['Croissant', 'Cappuccino', 'Masala Chai'],
      ['Cassoulet', 'Boeuf Bourguignon', 'Tiramisù', 'Aperol Spritz'],
    ],
    ['afternoon', ['Salade Niçoise', 'Banh Mi', 'Insalata Caprese'], ['Cassoulet', 'Crème Brûlée', 'Cappuccino']],
    [
      'evening',
      ['Cassoulet', 'Boeuf Bourguignon', 'Khao Soi'],
      ['Croissant', 'Salade Niçoise', 'Mango Lassi', 'Gelato al Pistacchio'],
    ],
    ['comfort', ['Lasagne alla Bolognese', 'Minestrone'], ['Som Tam Thai', 'Aguachile', 'Espresso']],
  ])('%s: each of %j has more points than any of %j', (mood, best, worst) => {
    const points = (name: string) =>
      starterFoods.filter((food) => food.name === name).map((food) => moodPoints(food, mood));
    for (const name of best)
      for (const other of worst)
        for (const more of points(name))
          for (const less of points(other)) expect(more, `${name} before ${other}`).toBeGreaterThan(less);
  });

  it('is another list on other days', () => {
    for (const mood of moods)
      expect(new Set(onEachDay(mood).map((foods) => foods.map(({ id }) => id).join())).size).toBeGreaterThan(20);
  });
});
