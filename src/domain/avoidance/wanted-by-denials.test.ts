import { describe, expect, it } from 'vitest';
import { readAvoidance } from './read-avoidance.ts';

describe('what is wanted in words that deny', () => {
  it.each([
    ["I can't get enough of eggs, ideas?", 'egg'],
    ['nothing beats butter, baking ideas?', 'milk'],
    ["I'd never say no to cheese, dinner?", 'milk'],
    ["don't hold back on the peanuts, thai please", 'peanut'],
    ['ohne Käse geht bei mir nichts, Abendessen?', 'milk'],
    ['Nichts geht über Garnelen, was gibt es?', 'shellfish'],
    ['Von Fisch kann ich nicht genug kriegen, Abendessen?', 'fish'],
  ])('“%s” asks for it', (text, allergen) => {
    const { asked, avoided } = readAvoidance(text);
    expect({ asked, avoided }).toEqual({ asked: [allergen], avoided: [] });
  });

  it.each([
    ["my son can't get enough of eggs, but they bring him out in hives. lunch?", 'egg'],
    ["I can't get enough air after peanuts, snack?", 'peanut'],
    ["I can't have cheese, dinner?", 'milk'],
    ['never again cheese, dinner?', 'milk'],
    ['nothing with butter, baking ideas?', 'milk'],
    ['ohne Käse geht es mir besser, Abendessen?', 'milk'],
    ["don't use peanuts, thai please", 'peanut'],
  ])('“%s” still avoids it', (text, allergen) => {
    const { asked, avoided } = readAvoidance(text);
    expect(asked).toEqual([]);
    expect(avoided).toContainEqual({ kind: 'allergen', allergen });
  });
});
