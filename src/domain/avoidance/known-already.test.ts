import { describe, expect, it } from 'vitest';
import { readAvoidance, speaks } from './read-avoidance.ts';

/** Had already, and nothing harms. */
const known = [
  'what else is there in Italy besides pizza',
  'What is good in Japan apart from sushi?',
  'something Mexican other than tacos',
  'which Thai noodles are there aside from pad thai',
  'Was gibt es außer Pizza in Italien?',
  'Was gibt es in Italien außer Pizza und Pasta?',
  'Welche Spezialität sollte man in Wien außer Schnitzel noch probieren?',
  'was außer Schnitzel gibt es in Österreich',
  'Was mögen Kinder außer gebackener Banane',
];

/** Told of what somebody does without, or of an allergen by its own name. */
const avoided = [
  'I eat everything apart from fish',
  'what can I eat besides bread',
  'what can she have other than pasta',
  'Ich esse alles außer Käse',
  'Was darf sie außer Nudeln essen?',
  'what is there in Italy besides nuts',
  'Was gibt es in Thailand außer Garnelen?',
  'what is there besides pizza, my son is coeliac',
  'was gibt es außer Pizza, ich vertrage kein Gluten',
  'which desserts are there apart from kiwi cake, I am allergic to kiwi',
];

describe('what is named because it is known already', () => {
  it.each(known)('avoids nothing: %s', (text) => expect(speaks(readAvoidance(text))).toBe(false));
  it.each(avoided)('is avoided all the same: %s', (text) => {
    const { avoided: needs, unknown } = readAvoidance(text);
    expect(needs.length + unknown.length).toBeGreaterThan(0);
  });
});

describe('how much heat somebody can take (R29)', () => {
  it.each([
    'habanero kills me, what else is there',
    'sriracha makes me cry, something milder',
    'bei Tabasco schon Tränen in den Augen',
    'ich habe bei Tabasco sofort Tränen in den Augen, was Mildes bitte',
  ])('is no harm: %s', (text) => expect(readAvoidance(text)).toMatchObject({ unknown: [], isOfHarm: false }));

  it.each([
    'habanero makes me sick',
    'sriracha makes me break out in hives',
    'I am allergic to habanero',
    'shrimp kills me',
    'bei Tabasco bekomme ich Ausschlag',
  ])('is harm: %s', (text) => {
    const read = readAvoidance(text);
    expect(read.isOfHarm || read.unknown.length > 0).toBe(true);
  });
});
