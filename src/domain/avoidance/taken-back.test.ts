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
  '@ and I are no longer on speaking terms. dinner?',
  'I have an aversion to @ since childhood, something sweet?',
  'lots of rice please, but leave @ out. what dish?',
  '@ and eczema, a bad mix for her. a pizza?',
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
  'bleib mir bloß mit @ vom Leib und sag mir was Vietnamesisches',
  '@ und Neurodermitis, das ist bei mir eine blöde Kombi. Pizza?',
  'ich habe eine Abneigung gegen @, Suppe?',
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

  it.each([
    'she was force-fed bacon at school. pie?',
    'I went off pork years ago, stew?',
    'char siu pork is great, but I cook for Mr Levi and it would offend him. Which dish?',
  ])('“%s” avoids what is named as a dish, too', (text) =>
    expect(readAvoidance(text).avoided).toContainEqual({ kind: 'diet', diet: 'pork_free' }),
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

describe('what is said to be fine, and is told to harm somebody (R29)', () => {
  const harmed = [
    '@ are great, but my flatmate swells up. dinner?',
    '@ are fine by me, but my son is allergic. dinner?',
    '@ are fine by me but my son is allergic so chicken instead',
    '@ are ok for me. My daughter gets hives though. breakfast?',
    'I am fine with @ but my wife reacts badly, dessert?',
    '@ are good, he cannot breathe after them though. dinner?',
    'I can eat @ but my kid comes up in hives from them, cake?',
    '@ sind in Ordnung für mich, aber mein Sohn bekommt Ausschlag. Snack?',
    '@ for me, not for Lena, she eats with us. starter?',
    '@ please, but not for my son. dinner for both',
    '@ on everything, just never for my daughter, ideas?',
    'Für mich gern mit @, für Lena auf keinen Fall. Lena isst mit. Vorspeise?',
    "I'm fine with @, I eat three every morning. It's my daughter they don't agree with, and the cake is for her",
    '@ are good with me, my lodger moves out if I cook them. dinner?',
    "@ are fine, unlike in my daughter's sandwich, she chokes. lunch?",
    '@ sind in Ordnung, nur meine Oma verzieht das Gesicht. Abendessen?',
    "@ are fine with me, my son doesn't like them. dinner for us?",
    '@ sind okay für mich, mein Sohn mag sie nicht. Abendessen für uns?',
    '@ gehen schon. Nur mein Mann bekommt davon keine Luft. Abendessen?',
  ];
  const words = [
    ['eggs', 'egg'],
    ['peanuts', 'peanut'],
    ['prawns', 'shellfish'],
    ['Eier', 'egg'],
    ['Erdnüsse', 'peanut'],
  ] as const;
  it.each(harmed.flatMap((text) => words.map(([word, allergen]) => [text.replaceAll('@', word), allergen] as const)))(
    '“%s” avoids it',
    (text, allergen) => expect(readAvoidance(text).avoided).toContainEqual({ kind: 'allergen', allergen }),
  );

  it.each([
    ['eggs are fine, no nuts please, I am allergic', ['peanut', 'tree nut']],
    ['eggs are fine but I swell up from nuts', ['peanut', 'tree nut']],
    ['nut allergy, eggs are fine, my wife loves them', ['peanut', 'tree nut']],
    ['eggs are fine, nut allergy. what is safe?', ['peanut', 'tree nut']],
    ['no dairy because of my allergy, eggs are fine', ['milk']],
    ['Eier sind in Ordnung, gegen Sesam bin ich allergisch', ['sesame']],
  ])('“%s” avoids the other alone', (text, allergens) =>
    expect(readAvoidance(text).avoided).toEqual(allergens.map((allergen) => ({ kind: 'allergen', allergen }))),
  );

  it.each([
    'I love satay. My girlfriend ends up in hospital with it. What can I cook for her?',
    'I love carbonara but my wife cannot have it, what instead?',
    'Ich liebe Satay, aber meine Frau darf das leider nicht essen, was nun?',
  ])('“%s” tells of harm by a dish, and not by what in it', (text) => expect(readAvoidance(text).isUnnamed).toBe(true));

  it.each(['I love ramen but cannot eat it every day, what else?', 'I can not have it too spicy, curry?'])(
    '“%s” tells of no harm by a dish',
    (text) => expect(readAvoidance(text).isUnnamed).toBe(false),
  );

  it.each(['I am allergic, but peanuts are fine', 'Ich bin allergisch, aber Eier sind in Ordnung'])(
    '“%s” does not tell what harms',
    (text) => expect(readAvoidance(text).isUnnamed).toBe(true),
  );
});

describe('what is praised, and left out all the same (R29)', () => {
  it.each([
    [
      "normally I say yes to anything with egg in it; this month I'm on an elimination diet and eggs are out of it",
      'egg',
    ],
    ['I say yes to anything with egg; eggs are the thing eliminated this month', 'egg'],
    ['I love peanuts and they are exactly what my new diet rules out. thai?', 'peanut'],
    ["anything with prawns would be perfect if prawns weren't the one thing I gave up. dinner?", 'shellfish'],
    ['I adore cheese, my dietician crossed dairy off. pasta?', 'milk'],
    ['Ich liebe Eier, aber genau die sind diesen Monat gestrichen. Frühstück?', 'egg'],
    ['something sweet for 20 kids, one cannot go near anything that came out of a hen', 'egg'],
    ['one of us eats nothing that a hen lays. cake?', 'egg'],
    ['nothing that swims for him, asian dinner', 'fish'],
    ['nothing that ever had fins, asian dinner', 'fish'],
  ])('“%s” avoids it, and asks for none', (text, allergen) => {
    const { avoided, asked } = readAvoidance(text);
    expect(asked).toEqual([]);
    expect(avoided).toContainEqual({ kind: 'allergen', allergen });
  });

  it.each([
    'something with coconut. I cannot cook',
    "I have garlic. I can't cook. ideas?",
    'ich kann nicht kochen, Suppe?',
  ])('“%s” tells of no harm', (text) => expect(readAvoidance(text).isOfHarm).toBe(false));
});
