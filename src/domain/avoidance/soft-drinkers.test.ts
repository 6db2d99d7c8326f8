import { describe, expect, it } from 'vitest';
import { isDrink } from '#domain/assistant/words/kinds/food-kinds.ts';
import { askTurns } from '#tests/support/ask-turns.ts';
import { readAvoidance } from './read-avoidance.ts';

const noAlcohol = { kind: 'diet', diet: 'alcohol_free' };

const ofChildren = [
  ['hot drinks for kids', 'en'],
  ['a cocktail for my 9 year old', 'en'],
  ['what can my son (12) drink with pizza', 'en'],
  ['drinks for a teenagers party', 'en'],
  ['what goes with tacos? something to drink for the little ones', 'en'],
  ['heißes Getränk für Kinder im Winter', 'de'],
  ['was trinken Kinder zu Pizza', 'de'],
  ['Cocktail zum Trinken für meine Tochter (9)', 'de'],
  ['Getränke für den Kindergeburtstag', 'de'],
  ['welches Heißgetränk für Jugendliche', 'de'],
  ['Punsch für unsere Kinder', 'de'],
  ['wine for a kids table', 'en'],
  ['a beer for my teenager', 'en'],
  ['me and my cousins are 15 and its new years eve, fancy drinks??', 'en'],
  ['a cocktail for her 16th birthday', 'en'],
  ['drinks for a sweet sixteen', 'en'],
  ['wir feiern in meinen 13ten rein, was fürn coolen drink machen wir', 'de'],
  ['Bowle für die Konfirmation', 'de'],
] as const;

const ofDrivers = [
  ["I'm driving tonight, which cocktail goes with tacos", 'en'],
  ['what do I drink with curry, I am the designated driver', 'en'],
  ['ich muss die ganze Bande heut noch heimkutschieren, was trinkt man denn so zum Grillen', 'de'],
  ['Welches Getränk zu Pizza? Ich fahre noch', 'de'],
  ["I'm flying us home at six tomorrow, cockpit not cabin. a drink with ribs?", 'en'],
  ["I've got the keys tonight, what drink goes with tacos", 'en'],
  ['heut bin ich dran mit fahrn, was trinkt man zu Flammkuchen', 'de'],
] as const;

describe('what a child is to drink has no alcohol, nor what somebody drinks who drives', () => {
  it.each([...ofChildren, ...ofDrivers])('%s', (prompt, language) => {
    expect(readAvoidance(prompt).avoided).toContainEqual(noAlcohol);
    const { foods } = askTurns([prompt], language);
    expect(foods.filter((food) => isDrink(food) && food.diet.alcohol_free !== true)).toEqual([]);
  });

  it.each([
    ["a drink for my daughter's wedding"],
    ['what kind of drink goes with sushi'],
    ['a sweet snack for kids'],
    ['was passt zu Pizza zum Trinken'],
    ['drinks for a party, we are 14 people'],
    ['a drink for my 30th birthday'],
    ['a cocktail with the captain morgan rum'],
    ['ein Getränk für eine Fahrt ins Blaue'],
  ])('%s: nothing is avoided for it', (prompt) => {
    expect(readAvoidance(prompt).avoided).not.toContainEqual(noAlcohol);
  });

  it.each([
    [['a drink for tonight', "it's for my kids"], 'en'],
    [['something light for the kids please', 'and a drink with it'], 'en'],
    [["I'm driving home later, a light dinner?", 'what drink goes with that'], 'en'],
    [['Cocktail gesucht', 'für meine Tochter (9)'], 'de'],
    [['Abendessen, ich fahre noch', 'und was zu trinken?'], 'de'],
  ] as const)('%s: also where two questions say it', (turns, language) => {
    const { foods } = askTurns(turns, language);
    expect(foods.filter((food) => isDrink(food) && food.diet.alcohol_free !== true).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it.each([
    [['what do I drink with pizza', "I'm driving"], 'en'],
    [['cocktail ideas', 'we are all 15'], 'en'],
    [['drinks please', 'something for the designated driver'], 'en'],
    [['drinks please', 'the kids are coming along'], 'en'],
    [['was trinkt man zu Pizza', 'ich fahre noch'], 'de'],
    [['Cocktails bitte', 'wir sind alle 15'], 'de'],
  ] as const)('%s: still a drink, and none with alcohol', (turns, language) => {
    const { foods } = askTurns(turns, language);
    const offered = foods.filter(({ name }) => !name.startsWith('Pizza'));
    expect(offered.length).toBeGreaterThan(1);
    expect(offered.filter((food) => !isDrink(food) || food.diet.alcohol_free !== true)).toEqual([]);
  });

  it('of who is to eat, no drink is offered after drinks were asked for', () => {
    const { foods } = askTurns(['cocktail ideas', 'my son is eight, what can he eat'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.filter(isDrink)).toEqual([]);
  });

  it('nor has a dessert for children any', () => {
    const { foods } = askTurns(['dessert for kids'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.filter((food) => food.diet.alcohol_free === false)).toEqual([]);
  });
});
