import { describe, expect, it } from 'vitest';
import { carriersOfAllergens, inOtherLetters } from '#domain/testing/kitchen-names.ts';
import { allergen } from './need.ts';
import { readAvoidance } from './read-avoidance.ts';

const allergensOf = new Map<string, readonly string[]>();
for (const [name, word] of carriersOfAllergens) allergensOf.set(name, [...(allergensOf.get(name) ?? []), word]);

/** A word for a wrapper, a kind or a brand that stands beside an allergen's name: what is avoided then is that allergen alone. */
const besideAnother =
  /^(?:egg roll wrappers|ice cream cones|everything bagel seasoning|Palatschinken|Natriumdisulfit|vegan mince)$/;

/** Of what is avoided by whoever is allergic to a thing of the kitchen: one of its allergens, or the word, of which nothing is known. */
function isKept(name: string): boolean {
  const { avoided, unknown, health, isUnnamed } = readAvoidance(`I am allergic to ${name}, what can I eat?`);
  const named = avoided.flatMap((need) => (need.kind === 'allergen' ? [need.allergen as string] : [need.diet]));
  const flags: Readonly<Record<string, string>> = {
    gluten: 'gluten_free',
    milk: 'dairy_free',
    fish: 'vegetarian',
    sulphites: 'alcohol_free',
  };
  return (
    unknown.length + health.length > 0 ||
    isUnnamed ||
    (allergensOf.get(name) ?? []).some((word) => named.includes(word) || named.includes(flags[word] ?? word))
  );
}

describe('who is allergic to what the kitchen calls so (R29)', () => {
  it('is kept from its allergen, or told that nothing is known of it', () => {
    expect([...allergensOf.keys()].filter((name) => !besideAnother.test(name) && !isKept(name))).toEqual([]);
  });

  it('is told that nothing is known of what is written in other letters', () => {
    const silent = inOtherLetters.filter((name) => {
      const { unknown, isUnnamed } = readAvoidance(`allergic to ${name}`);
      return unknown.length === 0 && !isUnnamed;
    });
    expect(silent).toEqual([]);
  });

  it.each([
    ['no soy yoghurt', 'soy'],
    ['keine Sojasahne', 'soy'],
    ['allergisch gegen Sojamehl', 'soy'],
    ['allergisch gegen Senfmehl', 'mustard'],
    ['allergisch gegen Enteneier', 'egg'],
    ['ohne Enteneier', 'egg'],
    ['Weinbergschnecken vertrage ich nicht', 'molluscs'],
    ['allergic to egg liqueur, or Eierlikör', 'egg'],
    ['keine Krebsbutter', 'shellfish'],
    ['kein Muschelfleisch', 'molluscs'],
    ['no milkfish', 'fish'],
    ['no sea bream', 'fish'],
    ['no pastry cream', 'egg'],
  ] as const)('“%s” keeps from %s, whatever else its words name', (wish, word) => {
    expect(readAvoidance(wish).avoided).toContainEqual(allergen(word));
  });

  it('reads no allergen into a drink that is not wanted for its alcohol', () => {
    expect(readAvoidance('no beer please').avoided).not.toContainEqual(allergen('gluten'));
    expect(readAvoidance('beer makes me ill, I am allergic').avoided).toContainEqual(allergen('gluten'));
  });
});
