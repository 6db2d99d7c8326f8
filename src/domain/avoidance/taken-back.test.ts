import { describe, expect, it } from 'vitest';
import { readAvoidance } from './read-avoidance.ts';

/** With '@' for what is meant: in English, or in German. */
const english = [
  'good curry with @? actually forget the @',
  'scrap the @, any curry',
  'no wait, drop the @. dinner?',
  'I would rather lick a bus stop than eat @ again. tacos',
  "I'd sooner starve than touch @, soup?",
  'I was made to eat @ as a child, dinner?',
  'she was force-fed @ at school. pie?',
  'I went off @ years ago, stew?',
  'that film put me off @, lunch?',
  'my dad is not great with @, dessert?',
  '@ would be my death sentence, cake?',
  '@, though, is literally poison. soup?',
  'soup, but @ was a disaster',
];
const german = [
  'lieber hungere ich als noch mal @ zu essen, Suppe?',
  'sie hat es nicht so mit @, was Mediterranes?',
  'mit @ ist er vorsichtig, er kriegt davon Herzrasen, Suppe?',
  '@ allerdings wäre mein Todesurteil, was Scharfes?',
  '@ wär Gift für ihn, Nudeln?',
  'Nudeln bitte, nur das mit @ lass mal',
  '@ lass bitte weg, Nudeln',
  '@ roh kannste bei mir knicken, Nachtisch?',
  '@ kannst du gleich streichen, Nachtisch?',
  'vergiss die @, Nudeln',
];

describe('what is taken back, or would be worse than anything (R29)', () => {
  it.each([...english, ...german])('“%s” avoids what no record states', (text) =>
    expect(readAvoidance(text.replaceAll('@', 'Durian')).unknown).toContain('durian'),
  );

  it.each([
    ...english.map((text) => text.replaceAll('@', 'peanuts')),
    ...german.map((text) => text.replaceAll('@', 'Erdnüsse')),
  ])('“%s” avoids an allergen, and asks for none', (text) => {
    const { avoided, asked } = readAvoidance(text);
    expect({ avoided, asked }).toEqual({
      avoided: expect.arrayContaining([{ kind: 'allergen', allergen: 'peanut' }]),
      asked: [],
    });
  });

  it.each(['she was force-fed bacon at school. pie?', 'I went off pork years ago, stew?'])(
    '“%s” avoids what is named as a dish, too',
    (text) => expect(readAvoidance(text).avoided).toContainEqual({ kind: 'diet', diet: 'pork_free' }),
  );

  it.each([
    'a pizza from scratch',
    "don't forget the drinks",
    'spiciest thing from india, no messing about',
    'a soup, no faff',
    'spicier than eating fire',
    'soup please, my throat is sore',
    'ich will etwas, das auf der Zunge prickelt',
    'Nudeln, die kein Kind verweigert',
    'ein Essen, das ich nie vergesse',
  ])('“%s” avoids nothing', (text) => {
    const { avoided, unknown, isUnnamed, isOfHarm } = readAvoidance(text);
    expect({ avoided, unknown, isUnnamed, isOfHarm }).toEqual({
      avoided: [],
      unknown: [],
      isUnnamed: false,
      isOfHarm: false,
    });
  });
});
