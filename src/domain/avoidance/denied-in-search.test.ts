import { describe, expect, it } from 'vitest';
import { deniedInSearch } from './denied-in-search.ts';

describe('what a search leaves out in so many words (R29)', () => {
  it.each([
    ['peanut free', '', ['peanut']], ['peanut-free curry', 'curry', ['peanut']], ['no egg', '', ['egg']], ['soup without milk or eggs', 'soup', ['milk', 'egg']], ['eggless cake', 'cake', ['egg']], ['Suppe ohne Milch', 'suppe', ['milk']],
    ['gluten free', '', ['gluten']], ['glutenfrei', '', ['gluten']], ['nut free dessert', 'dessert', ['peanut', 'tree nut']], ['keine Nüsse', '', ['peanut', 'tree nut']], ['penut free', '', ['peanut']],
  ] as const)('“%s” looks for “%s” and leaves out %j', (text, rest, withoutAllergens) => expect(deniedInSearch(text)).toMatchObject({ rest, withoutAllergens }));

  it.each(['peanut', 'egg fried rice', 'fish and chips', 'vegan', 'pad thai', '', 'ohne', 'no bake'])('“%s” is looked for as it is', (text) => expect(deniedInSearch(text)).toBeNull());
});
