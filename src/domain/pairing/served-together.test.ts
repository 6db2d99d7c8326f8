import { describe, expect, it } from 'vitest';
import { type Course, courses } from '#domain/foods/course.ts';
import { drinkKinds } from './drink-kind.ts';
import { plateOf, plates } from './plate.ts';
import { servedTogether } from './served-together.ts';

const plate = (course: Course | null, name = '', ingredients: readonly string[] = []) =>
  plateOf({ course, name, ingredients });

describe('what stands on one table by course alone (R31)', () => {
  it('is the same either way round, between 0 and 1, and never two drinks', () => {
    for (const one of plates) {
      for (const other of plates) {
        const fit = servedTogether(one, other);
        expect(fit).toBe(servedTogether(other, one));
        expect(fit).toBeGreaterThanOrEqual(0);
        expect(fit).toBeLessThanOrEqual(1);
        if (one.drink !== null && other.drink !== null) expect(fit).toBe(0);
      }
    }
  });

  it('meets anything a little where the course is not known', () => {
    for (const course of courses) expect(servedTogether(plate(null), plate(course))).toBeGreaterThan(0);
  });

  it.each([
    ['coffee and a curry', plate('drink', 'Filter coffee'), plate('main', 'Dal makhani')],
    ['an aperitif and a pastry', plate('drink', 'Pastis'), plate('dessert')],
    ['spirits and a soup', plate('drink', 'Whisky'), plate('soup')],
    ['two breads', plate('bread'), plate('bread')],
    ['two soups', plate('soup'), plate('soup')],
    ['rice on the side and noodles', plate('side', '', ['rice']), plate('main', '', ['wheat noodles'])],
    ['a dessert and something plain', plate('dessert'), plate('ingredient')],
    ['rice and noodles', plate('main', '', ['Rice']), plate('main', '', ['wheat noodles'])],
    ['noodles in broth and a soup', plate('main', 'Shoyu ramen'), plate('soup')],
    ['noodles in broth and bread', plate('main', 'Beef', ['rice noodles', 'beef bones']), plate('bread')],
    ['a filled roll and a plate of pasta', plate('snack', '', ['wheat bread roll']), plate('main', '', ['pasta'])],
  ])('does not let %s meet', (_, one, other) => {
    expect(servedTogether(one, other)).toBe(0);
  });

  it.each([
    ['coffee to a sweet', plate('drink', 'Espresso'), plate('dessert'), plate('main')],
    ['coffee to a dish of the morning', plate('drink', 'Espresso'), plate('main', 'Pancakes'), plate('main')],
    ['beer to a snack', plate('drink', 'Pale ale'), plate('snack'), plate('dessert')],
    ['an aperitif to a starter', plate('drink', 'Negroni'), plate('starter'), plate('main')],
    [
      'a thin soup to a main dish',
      plate('main', '', ['beef']),
      plate('soup', '', ['miso']),
      plate('soup', '', ['wheat noodles']),
    ],
    ['bread to a stew', plate('bread'), plate('main', '', ['beef']), plate('main', '', ['potatoes'])],
  ])('brings %s sooner than to something else', (_, one, fitting, other) => {
    expect(servedTogether(one, fitting)).toBeGreaterThan(servedTogether(one, other));
  });

  it('knows when each kind of drink is had', () => {
    for (const drink of drinkKinds)
      expect(
        plates.some(
          (other) =>
            servedTogether({ course: 'drink', drink, isStarch: false, isMorning: false, isBowl: false }, other) >= 0.5,
        ),
        drink,
      ).toBe(true);
  });
});
