import { describe, expect, it } from 'vitest';
import { readAvoidance } from './read-avoidance.ts';

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

describe('who keeps to a faith or a fast (R29)', () => {
  it.each(
    linesOf(`
      LDS household so what warm drink is cozy in December
      we're mormon, what goes with pancakes
      seventh day adventist potluck, savoury mains
      my rasta uncle comes for dinner, something smoky
      wir sind Zeugen Jehovas, was Deftiges
      my sikh neighbour comes over, a curry
      we are Jehovah's Witnesses, a stew
      navratri fast this week, something sweet
      a buddhist friend comes over, what is mild
    `),
  )('avoids what no food states: %s', (text) => {
    expect(readAvoidance(text).unknown).toHaveLength(1);
  });

  it.each(['rasta pasta, what is it like', 'I fasted my belt', 'fast food that is crunchy', 'a fast dinner'])(
    'is not meant by %s',
    (text) => {
      expect(readAvoidance(text)).toMatchObject({ avoided: [], unknown: [], health: [] });
    },
  );
});

describe('who leaves alone what a diet leaves out', () => {
  it.each([
    ['nobody at our table has ever eaten pork, a stew?', 'pork_free'],
    ['nobody at our table eats pork, a stew', 'pork_free'],
    ['my aunt leaves pork alone, a stew', 'pork_free'],
    ['bei uns rührt keiner Wein an, was trinken wir', 'alcohol_free'],
  ] as const)('%s', (text, diet) => {
    expect(readAvoidance(text).avoided).toContainEqual({ kind: 'diet', diet });
  });
});

describe('who keeps off alcohol', () => {
  it.each(
    linesOf(`
      mein Bruder ist seit drei Jahren trocken, Tiramisu oder Kuchen
      er ist trocken seit 2019, welcher Nachtisch
      my uncle's been on the wagon for a year, which dessert
      she's eleven months clean, what dessert after dinner
      hubby goes to AA, a dessert like tiramisu
      bei den Anonymen Alkoholikern, ein Nachtisch für ihn
      ein trockener Alkoholiker kommt zum Essen
      my brother just came out of rehab for drinking, something French
      mein Bruder kommt grad aus dem Entzug, was koche ich
      My pastor's group doesn't drink at all, not even in sauces. A festive main?
      the whole family doesn't drink, a French stew please
      my colleagues do not drink, which stew
      none of us drinks, a French stew please
      we're a non-drinking family, a French stew
      wir trinken alle nicht, ein französischer Eintopf
      meine Eltern trinken beide nicht, ein Eintopf
      nobody at the table drinks, which dessert
      Bei uns trinkt keiner, ein französischer Eintopf bitte
      unsere Gruppe trinkt nicht, was koche ich
      bei uns am Tisch trinkt niemand, welche Soße
    `),
  )('drinks none: %s', (text) => {
    expect(readAvoidance(text).avoided).toContainEqual({ kind: 'diet', diet: 'alcohol_free' });
  });

  it.each([
    'ein trockener Kuchen',
    'der Kuchen ist mir zu trocken',
    'a clean taste',
    'my kids do not drink milk, a breakfast',
    'nobody drinks coffee here, which tea',
    'bei uns trinkt niemand Kaffee, welcher Tee',
  ])('is not meant by %s', (text) => {
    expect(readAvoidance(text).avoided).not.toContainEqual({ kind: 'diet', diet: 'alcohol_free' });
  });
});

describe('whose sugar is an illness', () => {
  it.each(
    linesOf(`
      mein Papa hat Zucker, was Süßes zum Kaffee
      Oma hat's mit dem Zucker, ein milder Nachtisch
      meine Mutter hat seit Jahren Zucker, welcher Kuchen
      my nan has sugar, something sweet for her
      my dad's got the sugar, any dessert
      her sugar is through the roof, any dessert
      my aunt's sugars are all over the place, dessert
      my husband has a touch of sugar, which cake
    `),
  )('has diabetes: %s', (text) => {
    expect(readAvoidance(text).health).toContain('diabetes');
  });

  it.each([
    'I have sugar and flour, what can I bake',
    'my sister has sugar left, what can she bake',
    'mein Mann hat Zucker gekauft, was backen wir',
    'wie viel Zucker hat Baklava',
    'this sugar is high in flavour',
    'does sugar up the flavour',
  ])('is not meant by %s', (text) => {
    expect(readAvoidance(text).health).toEqual([]);
  });
});
