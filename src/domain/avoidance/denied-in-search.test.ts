import { describe, expect, it } from 'vitest';
import { deniedInSearch } from './denied-in-search.ts';

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

  it.each(['peanut', 'egg fried rice', 'fish and chips', 'vegan', 'pad thai', '', 'ohne', 'no bake'])(
    '“%s” is looked for as it is',
    (text) => expect(deniedInSearch(text)).toBeNull(),
  );
});
