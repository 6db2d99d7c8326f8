import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { MenuNames } from './menu-names.ts';

const called = (name: string, nativeName = '') => ({ id: `id of ${name}` as FoodId, name, nativeName });
const foods = [
  called('Pad Thai', 'ผัดไทย'),
  called('Tom Yum Goong', 'ต้มยำกุ้ง'),
  called('Pho Bo', 'Phở bò'),
  called('Kimchi Jjigae', '김치찌개'),
  called('Spaghetti alla Carbonara', 'Spaghetti alla carbonara'),
  called('Pizza Margherita'),
  called('Thai Green Curry', 'แกงเขียวหวาน'),
  called('Fish and Chips'),
  called('Wiener Schnitzel'),
  called('Chicken Satay with Peanut Sauce'),
  called('Chicken Tikka'),
  called('Olives'),
  called('Beer'),
  called('Hummus', 'حمص'),
  called('Pachadi of the Corner'),
  called('Tarte au Citron', 'tarte au citron'),
  called('Toad in the Hole'),
  { ...called('Fried Potatoes'), localName: 'Bratkartoffeln' },
  { ...called('Lemonade'), localName: 'Limonade' },
];
const names = new MenuNames(foods);
const match = (dish: string) => {
  const found = names.match(dish);
  return found.kind === 'unknown' ? 'unknown' : `${found.kind} ${found.name}`;
};

describe('a line of a menu is looked up', () => {
  it.each([
    ['Pad Thai', 'named Pad Thai'],
    ['PAD-THAI', 'named Pad Thai'],
    ['ผัดไทย', 'named Pad Thai'],
    ['Phở Bò', 'named Pho Bo'],
    ['김치찌개', 'named Kimchi Jjigae'],
    ['حمص', 'named Hummus'],
    ['Kimchi Jjigae 김치찌개', 'named Kimchi Jjigae'],
    ['김치찌개 (Kimchi Jjigae)', 'named Kimchi Jjigae'],
    ['Fish & Chips', 'guessed Fish and Chips'],
    ['Fish and Chips with mushy peas', 'guessed Fish and Chips'],
    ['Pad Tahi', 'guessed Pad Thai'],
    ['Pad Thai w/ prawns', 'guessed Pad Thai'],
    ['Pad Thai mit Garnelen, Ei und Erdnüssen', 'guessed Pad Thai'],
    ['Grandmaʼs Pad Thai', 'guessed Pad Thai'],
    ['Pad Thai (vegan)', 'guessed Pad Thai'],
    ['Wiener Schnitzel vom Kalb', 'guessed Wiener Schnitzel'],
    ['Carbonara', 'guessed Spaghetti alla Carbonara'],
    ['Homemade hummus & warm bread', 'guessed Hummus'],
    ['Grandmaʼs Green Curry', 'guessed Thai Green Curry'],
    ['Best chicken of the house', 'unknown'],
    ['Pizza', 'guessed Pizza Margherita'],
    ['Chicken', 'unknown'],
    ['Beet', 'unknown'],
    ['House salad with olives', 'unknown'],
    ['Soup of the day', 'unknown'],
    ['Catch of the day', 'unknown'],
    ['Fish in the pan', 'unknown'],
    ['Poulet au four', 'unknown'],
    ['Citron', 'guessed Tarte au Citron'],
    ['Bratkartoffeln', 'named Fried Potatoes'],
    ['Bratkartoffeln mit Spiegelei', 'guessed Fried Potatoes'],
    ['Fried potatoes', 'named Fried Potatoes'],
    ['Hausgemachte Limonade', 'guessed Lemonade'],
    ['', 'unknown'],
    ['???', 'unknown'],
  ])('%s', (dish, expected) => {
    expect(match(dish)).toBe(expected);
  });

  it('is only a guess where several foods are called so', () => {
    const twice = new MenuNames([called('Laksa'), { ...called('Laksa'), id: 'another' as FoodId }]);
    expect(twice.match('Laksa').kind).toBe('guessed');
  });

  it('is named by its whole self alone, never by a part or a near spelling (R48)', () => {
    const words = [...foods.flatMap(({ name }) => name.split(' ')), 'with', 'nut-free', 'no', ',', 'gluten free', '🌶'];
    const folded = new Set(
      foods.flatMap(({ name, nativeName, ...food }) =>
        [name, nativeName, 'localName' in food ? food.localName : ''].map(foldSearchText),
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 6 }), (line) => {
        const dish = line.join(' ');
        expect(names.match(dish).kind === 'named').toBe(
          foldSearchText(dish) !== '' && folded.has(foldSearchText(dish)),
        );
      }),
    );
  });
});
