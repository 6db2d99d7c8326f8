import { describe, expect, it } from 'vitest';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { allergenWords, type AllergenWord } from '#domain/taste/taste-vocabulary.ts';
import type { Food } from '#domain/foods/food.ts';
import { ask, type Answered } from '#tests/support/ask-everyday.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';

/** The foods that the line of an allergen or a diet names. */
function namedIn({ text }: Answered, about: string): readonly Food[] {
  const line = text
    .split('\n')
    .find((one) => one.toLowerCase().includes(` ${about}`) || one.toLowerCase().startsWith(about));
  const names = /(?:among others|unter anderem): (.+)\.$/.exec(line ?? '')?.[1] ?? '';
  const found = starterFoods.filter(({ name }) =>
    new RegExp(`(?:^|, | and | und )${name}(?:$|, | and | und )`).test(names),
  );
  // 'Macaroni and Cheese' is no cheese.
  return found.filter(({ name }) => !found.some((other) => other.name.endsWith(` and ${name}`)));
}

const asked: readonly ((allergen: string) => string)[] = [
  (allergen) => `what can't I eat with a ${allergen} allergy`,
  (allergen) => `foods to avoid with a ${allergen} allergy`,
  (allergen) => `which dishes are dangerous? I'm allergic to ${allergen}`,
  (allergen) => `my son is allergic to ${allergen}, what should he not eat`,
  (allergen) => `what are the best dishes to avoid with a ${allergen} allergy`,
];
const isStatedOfSome = (word: AllergenWord) => word !== 'lupin';

describe('what holds an allergen, asked by whoever avoids it (R5, R29)', () => {
  it.each(asked.flatMap((text) => allergenWords.map((word) => [text(word), word] as const)))('%s', (text, word) => {
    const answer = ask(text);
    const foods = namedIn(answer, word);
    expect(answer.foods).toEqual([]);
    expect(answer.text).toContain('no whole list');
    if (isStatedOfSome(word)) expect(foods.length, answer.text).toBeGreaterThan(2);
    for (const food of foods) expect(allergenStatus(food, word), food.name).toBe('contains');
  });

  it.each([
    ['was darf ich bei Fischallergie nicht essen', 'fish', 'fisch'],
    ['welche Gerichte muss mein Sohn meiden, er ist allergisch gegen Ei', 'egg', 'ei '],
    ['was ist bei Zöliakie tabu', 'gluten', 'gluten'],
    ['wo steckt überall Sellerie drin? Allergie!', 'celery', 'sellerie'],
  ] as const)('%s', (text, word, called) => {
    const answer = ask(text, 'de');
    expect(answer.foods).toEqual([]);
    expect(answer.text).toContain('keine vollständige Liste');
    expect(namedIn(answer, called).length, answer.text).toBeGreaterThan(2);
    for (const food of namedIn(answer, called)) expect(allergenStatus(food, word), food.name).toBe('contains');
  });

  it('is told of a diet too', () => {
    const foods = namedIn(ask('which foods should a vegan avoid'), 'vegan');
    expect(foods.length).toBeGreaterThan(2);
    for (const food of foods) expect(dietStatus(food, 'vegan'), food.name).toBe('contains');
  });

  it('stays avoided in what is asked next', () => {
    const next = ask(["what can't I eat with a fish allergy", 'and what can I eat then?']);
    expect(next.listed.length).toBeGreaterThan(0);
    for (const food of next.listed) expect(allergenStatus(food, 'fish'), food.name).toBe('stated-free');
  });

  it.each([
    'what should I avoid with a kiwi allergy',
    "what can't I eat with a nut and kiwi allergy",
    'was darf ich bei Kiwiallergie nicht essen',
  ])('names no food where no record states it: %s', (text) =>
    expect(ask(text, text.startsWith('was') ? 'de' : 'en').foods).toEqual([]),
  );

  it('tells of the food that is named', () => {
    const answer = ask('what in pad thai should I avoid with a peanut allergy');
    expect(answer.text).toContain('Pad Thai contains peanut.');
  });

  it("reads a question's 'can't a vegan' as no denial of the diet", () => {
    for (const food of ask("what can't a coeliac have? any dessert ideas").listed)
      expect(allergenStatus(food, 'gluten'), food.name).toBe('stated-free');
  });
});
