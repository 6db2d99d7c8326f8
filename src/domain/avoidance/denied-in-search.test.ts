import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deniedInSearch } from './denied-in-search.ts';
import { readAvoidance } from './read-avoidance.ts';

describe('what a search leaves out in so many words (R29)', () => {
  it.each([
    ['peanut free', '', ['peanut']],
    ['peanut-free curry', 'curry', ['peanut']],
    ['no egg', '', ['egg']],
    ['soup without milk or eggs', 'soup', ['milk', 'egg']],
    ['eggless cake', 'cake', ['egg']],
    ['Suppe ohne Milch', 'suppe', ['milk']],
    ['gluten free', '', ['gluten']],
    ['glutenfrei', '', ['gluten']],
    ['nut free dessert', 'dessert', ['peanut', 'tree nut']],
    ['keine Nüsse', '', ['peanut', 'tree nut']],
    ['penut free', '', ['peanut']],
    ['peanut allergy', '', ['peanut']],
    ['curry, allergic to eggs', 'curry', ['egg']],
    ['Nussallergie Kuchen', 'kuchen', ['peanut', 'tree nut']],
    ['laktoseintolerant', '', ['milk']],
  ] as const)('“%s” looks for “%s” and leaves out %j', (text, rest, withoutAllergens) =>
    expect(deniedInSearch(text)).toMatchObject({ rest, withoutAllergens }),
  );

  it.each([
    ['halal soup', 'halal soup', ['halal']],
    ['koscher', 'koscher', ['kosher']],
    ['low fodmap no milk', 'low fodmap', ['low_fodmap']],
  ] as const)('“%s” looks for “%s”, and nothing is stated of %j (R5)', (text, rest, unstated) =>
    expect(deniedInSearch(text)).toMatchObject({ rest, unstated }),
  );

  it.each([
    ['curry without xanthan', ['xanthan']],
    ['ohne Koriander', ['koriander']],
    ['kiwi free', ['kiwi']],
    ['korianderfrei', ['koriander']],
    ['curry without milk and pnts', ['pnts']],
    ['keine Schalnfrchte', ['schalnfrchte']],
  ] as const)('“%s” says that %j was not understood', (text, unknown) =>
    expect(deniedInSearch(text)?.unknown).toEqual(unknown),
  );

  it.each([
    'without pe\u0430nuts',
    'ohne Erdn\u00fcse',
    'penuts free',
    'nut\u200b free',
    'no almnds',
    'without sesme',
    'ohne Selerie',
  ])('“%s” leaves something out, however it is written', (text) =>
    expect(deniedInSearch(text)?.withoutAllergens.length).toBeGreaterThan(0),
  );

  it.each(['sans rival', 'peanut', 'egg fried rice', 'fish and chips', 'vegan', 'pad thai', '', 'ohne', 'no bake'])(
    '“%s” is looked for as it is',
    (text) => expect(deniedInSearch(text)).toBeNull(),
  );
});

describe('a misspelt limit', () => {
  const limits = fc.constantFrom<readonly [before: string, word: string, after: string]>(
    ['without ', 'peanuts', ''],
    ['', 'almond', ' free'],
    ['', 'gluten', ' free'],
    ['no ', 'mustard', ''],
    ['without ', 'shellfish', ''],
    ['no ', 'cashews', ' please'],
    ['ohne ', 'sellerie', ''],
    ['keine ', 'erdnuesse', ''],
    ['ohne ', 'haselnuss', ''],
    ['ohne ', 'weizen', ''],
  );
  const letters = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'));

  it('is kept or said to be unknown, never ignored in silence, by searches and by wishes (R29)', () => {
    fc.assert(
      fc.property(limits, fc.nat(), letters, fc.constantFrom(0, 1, 2), ([before, word, after], place, letter, kind) => {
        const at = 1 + (place % (word.length - 1));
        const middle = kind === 0 ? '' : kind === 1 ? letter : `${letter}${word[at] ?? ''}`;
        const text = `${before}${word.slice(0, at)}${middle}${word.slice(at + 1)}${after}`;
        const search = deniedInSearch(text);
        const left = search === null ? 0 : search.withoutAllergens.length + search.diet.length + search.unknown.length;
        expect(left, text).toBeGreaterThan(0);
        const { avoided, unknown } = readAvoidance(`something ${text}`);
        expect(avoided.length + unknown.length, text).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });
});
