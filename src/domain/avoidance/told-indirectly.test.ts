import { describe, expect, it } from 'vitest';
import { readAvoidance } from './read-avoidance.ts';

const diets = [
  ["we're having the imam and his family round, what should I roast", 'halal'],
  ['colleagues from the mosque come for dinner', 'halal'],
  ['Gäste aus der Moschee, was koche ich', 'halal'],
  ['the rabbi comes on Friday, main course?', 'kosher'],
  ['shabbat dinner with the neighbours', 'kosher'],
  ['meine jüdischen Freunde kommen, Buffet?', 'kosher'],
  ['nothing with a face goes in her mouth, dinner?', 'vegetarian'],
  ['he eats nothing with a face or a mother', 'vegan'],
  ['I want street food, spicy, and nothing that ever had a face', 'vegetarian'],
  ['nothing which once had eyes please, lunch?', 'vegetarian'],
  ['I won’t eat things that used to have legs, dinner ideas', 'vegetarian'],
  ['he refuses whatever ever had a heartbeat, soup?', 'vegetarian'],
  ['nothing goes on my plate that once had a face', 'vegetarian'],
  ['nothing that was ever alive, Thai?', 'vegetarian'],
  ["I don't eat anything that used to be alive", 'vegetarian'],
  ['nothing that once bled, dinner?', 'vegetarian'],
  ['food that never had parents, lunch?', 'vegan'],
  ['he refuses whatever ever had a mother, soup?', 'vegan'],
  ['was ein Herz hatte, esse ich nicht. Abendessen?', 'vegetarian'],
  ['ich esse nichts, was jemals ein Gesicht hatte. Abendessen?', 'vegetarian'],
  ['Mir kommt nichts auf den Teller, was mal Augen hatte', 'vegetarian'],
  ['unsere Tochter isst nichts mehr was mal gelebt hat', 'vegetarian'],
  ['Rind ist für unsere Gäste heilig, was koche ich', 'vegetarian'],
  ['for our guests beef is sacred, barbecue?', 'vegetarian'],
  ['bitte nichts mit Augen, Abendessen', 'vegetarian'],
  ['bei uns gibts nix vom Tier, was Warmes', 'vegan'],
  ['wir essen nichts von Tieren, ein Eintopf', 'vegan'],
  ['nix von irgendeinem Tier, was Warmes', 'vegan'],
  ['red wine and aged cheese give me migraines, a French dish', 'alcohol_free'],
  ['bacon and rum do not agree with me, a French dish', 'pork_free'],
] as const;

/** In each '@' is what harms: told by what it did, in words of no ailment. */
const told =
  `@ on the cake, and my daughter was on a drip all night, which rolls can she have; after @ he is doubled over by midnight, soup?;
  @ gives my daughter a face like a beetroot, puddings please; my boyfriend looks like a balloon after @, dinner?; @ salad at gran's and I was bent double, stew ideas;
  Pfannkuchen bitte, aber von @ krieg ich wieder Punkte; Ben bekommt von @ immer so komische Stellen, was Leichtes bitte; the last @ I ate had paramedics in my kitchen, dinner?;
  nach @ krümme ich mich wie ein Regenwurm, Abendessen?; mit @ im Salat lag ich an der Infusion, was kann ich essen;
  Das Brot war mit @ und meine Tochter lag am Tropf, welche Brötchen gehen; @ hat Oma oft gemacht und ich lag mit dickem Hals da, Eintopf?;
  @ ist der Endgegner von meinem Freund, was koch ich; mein Mann kriegt von @ Koliken, Abendessen gern; Die Kleine sieht nach @ aus wie ein Streuselkuchen, Nudeln?;
  @ ist für uns wie für Dracula, mein Mann kriegt davon Koliken, Abendessen?; nach @ kam der Rettungswagen, Frühstück?`
    .split(';')
    .map((text) => text.trim());

/** '@' is only something that somebody has with it. */
const hadWith =
  `I have this thing with @, a French dish?; my son has a weird thing with @, what can he have; my dad's got this situation with @, dinner?; she has a history with @, a soup?;
  also ich hab ja diese Sache mit @, was Französisches; ich habe so eine Geschichte mit @, was koche ich; mein Freund hat so ein Ding mit @, Abendessen;
  bei mir ist das so eine Geschichte mit @, Suppe?; wir haben da ein Thema mit @, was gibt es; er hat da was mit @, was Französisches; @ or red wine set off my migraine, a French dish`
    .split(';')
    .map((text) => text.trim());

const bySource = [
  ['Pfannkuchen bitte, aber die Mama sagt von Ei krieg ich wieder die roten Punkte', ['egg']],
  ['omelette please, egg is what the doctor frowns at though', ['egg']],
  ['Brot riecht so gut und dann krümme ich mich zwei Tage', ['gluten']],
  ['Was das Huhn legt, darf nicht in den Teig', ['egg']],
  ['alles was Hühner legen lässt ihn anschwellen, Kuchen?', ['egg']],
  ["everything out of a cow's udder gives her cramps, something creamy?", ['milk']],
  ['alles was aus dem Euter kommt macht meiner Frau Bauchkrämpfe', ['milk']],
  ['anything from the sea makes my throat close up, what do you suggest', ['fish', 'shellfish', 'molluscs']],
  ['nothing that came out of the ocean for him', ['fish', 'shellfish', 'molluscs']],
  ['nichts aus dem Meer bitte', ['fish', 'shellfish', 'molluscs']],
] as const;

describe('what is not to be on the table, told by no plain word (R29)', () => {
  it.each(diets)('%s', (text, diet) => {
    expect(readAvoidance(text).avoided).toContainEqual({ kind: 'diet', diet });
  });

  it.each(
    told.flatMap((text) => [text.replace('@', 'celery'), text.replace('@', 'sesame'), text.replace('@', 'Senf')]),
  )('%s', (text) => {
    const { avoided, asked, isOfHarm } = readAvoidance(text);
    expect(asked).toEqual([]);
    expect(isOfHarm).toBe(true);
    expect(avoided).toHaveLength(1);
  });

  it.each(hadWith.flatMap((text) => [text.replace('@', 'Ei'), text.replace('@', 'peanuts')]))('%s', (text) => {
    const { avoided, asked } = readAvoidance(text);
    expect(asked).toEqual([]);
    expect(avoided).toContainEqual({ kind: 'allergen', allergen: text.includes('peanuts') ? 'peanut' : 'egg' });
  });

  it.each(bySource)('by where it comes from: %s', (text, allergens) => {
    for (const allergen of allergens)
      expect(readAvoidance(text).avoided).toContainEqual({ kind: 'allergen', allergen });
  });

  it.each(['something fresh from the sea', 'etwas Frisches aus dem Meer'])('and is a wish: %s', (text) =>
    expect(readAvoidance(text).avoided).toEqual([]),
  );

  it.each([
    'im sechsten Monat, was darf ich essen',
    'die Frauenärztin hat mir Sushi gestrichen',
    'my midwife says no brie',
  ])('a pregnancy by who speaks of it: %s', (text) => expect(readAvoidance(text).health).toContain('pregnancy'));
});
