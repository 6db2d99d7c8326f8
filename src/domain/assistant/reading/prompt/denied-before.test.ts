import { describe, expect, it } from 'vitest';
import { askTurns } from '#tests/support/ask-turns.ts';
import { withDeniedNamed } from './denied-before.ts';

describe('what is denied by a pronoun (R29)', () => {
  it.each([
    ['does that have pork in it', 'something similar without it', 'something similar without pork'],
    ['Does it contain any peanuts?', 'and one without them?', 'and one without peanuts?'],
    ['is there fish sauce in it?', 'is there a version without that', 'is there a version without fish sauce'],
    ['is it made with eggs?', 'something like it without them please', 'something like it without eggs please'],
    ['Are there any nuts in that?', 'anything without?', 'anything without nuts?'],
    ['does it have cream in it', "one that doesn't have it?", 'one without cream?'],
    ['ist da Sahne drin?', 'was Ähnliches, wo das nicht drin ist', 'was Ähnliches, ohne sahne'],
    ['ist da Milch drin?', "gibt's das auch ohne?", "gibt's das auch ohne milch?"],
    ['Enthält das Sesam?', 'was Ähnliches ohne das bitte', 'was Ähnliches ohne sesam bitte'],
    ['sind da auch Nüsse drin', 'ohne die', 'ohne nusse'],
  ])('after “%s”: “%s”', (before, prompt, named) => {
    expect(withDeniedNamed(prompt, [before])).toBe(named);
  });

  it.each([
    ['does that have pork in it', 'a dish with shrimp, my wife needs it without'],
    ['does that have pork in it', 'ok and the satay with peanut sauce, can I get it without?'],
    ['does it have garlic in it', 'peanut satay please, but my son needs his without that'],
    ['sind da Pilze drin', 'was mit Erdnüssen, und für meinen Sohn das Gleiche ohne'],
    ['how spicy is it', 'something without it'],
    ['does it have a story', 'something without it'],
    ['does that have pork in it', 'can you live without it all day'],
    ['does that have pork in it', 'without it I am lost'],
  ])('stays after “%s”: “%s”', (before, prompt) => {
    expect(withDeniedNamed(prompt, [before])).toBe(prompt);
  });

  it('is avoided in the answer', () => {
    const turns = ['crispy vietnamese food?', 'does that have pork in it', 'something similar without it'];
    const { foods, avoiding } = askTurns(turns, 'en');
    expect(avoiding).toEqual(['pork']);
    expect(foods.filter(({ ingredients }) => ingredients.some((one) => /pork|bacon|lard|ham\b/.test(one)))).toEqual([]);
  });
});
