import { describe, expect, it } from 'vitest';
import { decodedFood } from '#domain/testing/decoded-food.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { MenuNames } from '#domain/menu/menu-names.ts';
import { nearestNames, piecesOf, spellingsOf } from './near-names.ts';
import { searchableFoods, searchEntry, searchFoods } from './search-foods.ts';

const foods = searchableFoods(
  builtInFoods.map(({ slug, ...columns }) => searchEntry(decodedFood({ ...columns, id: slug }))),
);
/** As the catalogue answers: of each piece the best that holds it. */
const holding = (piece: string) =>
  searchFoods(foods, piece)
    .filter(({ kind }) => kind === 'whole')
    .slice(0, 1)
    .map(({ food }) => food);
const names = new MenuNames(foods.entries.map(({ food }) => food));
/** As a menu is read. */
const calledSo = (spelling: string) => {
  const match = names.match(spelling);
  return foods.entries.flatMap(({ food }) => (match.kind !== 'unknown' && food.id === match.id ? [food] : []));
};
const near = (text: string) => {
  const found = [...new Set([...spellingsOf(text).flatMap(calledSo), ...piecesOf(text).flatMap(holding)])];
  const namesOf = ({ name, nativeName }: (typeof found)[number]) => [name, nativeName];
  return nearestNames(text, found, { namesOf, limit: 4 }).map(({ name }) => name);
};

describe('what may have been meant by a text that finds nothing', () => {
  it.each([
    ['tschiken tikka', 'Chicken Tikka'],
    ['schakschukka', 'Shakshuka'],
    ['spagetty karbonahra', 'Spaghetti alla Carbonara'],
    ['pahd thaai', 'Pad Thai'],
    ['my favourite pad thai', 'Pad Thai'],
    ['the best pad thai soup in this whole town', 'Pad Thai'],
    ['kimtschie', 'Kimchi'],
    ['gwakamole', 'Guacamole'],
    ['sauerbratten mit klös', 'Sauerbraten'],
    ['gaspatscho', 'Gazpacho'],
  ])('“%s” is near to %s', (text, meant) => expect(near(text)).toContain(meant));

  it.each(['zzzz', 'xylophone', 'img src onerror', '', '🍕', 'a', '東京'])('“%s” is near to nothing', (text) =>
    expect(near(text)).toEqual([]),
  );
});

it('looks for a bounded number of pieces, however long the text', () => {
  expect(spellingsOf('x '.repeat(4_000)).join('').length).toBeLessThan(200);
  expect(piecesOf('x'.repeat(4_000)).length).toBeLessThanOrEqual(24);
  expect(piecesOf('lorem ipsum dolor sit amet '.repeat(200)).length).toBeLessThanOrEqual(24);
});
