import { describe, expect, it } from 'vitest';
import { courseOf } from '#domain/pairing/course.ts';
import type { Food } from '#domain/foods/food.ts';
import { askTurns } from '#tests/support/ask-turns.ts';

const names = (foods: readonly Food[]) => foods.map(({ name }) => name);
const isMain = (food: Food) => ['main', 'soup'].includes(courseOf(food) ?? '');

describe('for moments of which records tell', () => {
  it.each([
    ['something posh for dinner', 'en', (food: Food) => !['side', 'snack', 'bread'].includes(courseOf(food) ?? '')],
    ['we have guests, something mexican', 'en', ({ origin }: Food) => origin === 'Mexican'],
    ['an easy dinner', 'en', ({ difficulty }: Food) => difficulty <= 2],
    ['ein einfaches Mittagessen', 'de', ({ difficulty }: Food) => difficulty <= 2],
    [
      'low and slow pork',
      'en',
      ({ cookingMethods }: Food) => cookingMethods.some((one) => /brais|stew|confit|slow/.test(one)),
    ],
    [
      'stundenlang geschmort',
      'de',
      ({ cookingMethods }: Food) => cookingMethods.some((one) => /brais|stew|confit|slow/.test(one)),
    ],
    ['for my daughter aged 6', 'en', ({ intensities }: Food) => intensities.spicy <= 0.5],
    ['unsere Tochter ist 5', 'de', ({ intensities }: Food) => intensities.spicy <= 0.5],
    ['granny has dentures', 'en', ({ textures }: Food) => !textures.includes('crunchy')],
    ['i want to lose weight', 'en', ({ flavours }: Food) => !flavours.includes('rich')],
    ['ich mache gerade Diät', 'de', ({ flavours }: Food) => !flavours.includes('rich')],
  ] as const)('%s', (prompt, language, passes) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food))), text).toEqual([]);
  });

  it.each([
    ['quick dinner', 'en'],
    ['fancy dinner', 'en'],
    ['cheap dinner', 'en'],
    ['healthy dinner', 'en'],
  ] as const)('%s: leads with other dishes than an order by lot', (prompt, language) => {
    const plain = names(askTurns(['a meal'], language).foods);
    expect(names(askTurns([prompt], language).foods)).not.toEqual(plain);
  });

  it.each(['dinner for a special occasion', 'Festessen am Abend'])('%s: names main dishes first', (prompt) => {
    const { foods } = askTurns([prompt], prompt.startsWith('d') ? 'en' : 'de');
    expect(foods.slice(0, 2).every(isMain)).toBe(true);
  });

  it('leaves such a moment out before anything else that was said', () => {
    const { foods } = askTurns(['a fancy vegan ethiopian soup or stew'], 'en');
    expect(foods.every(({ origin, diet }) => origin === 'Ethiopian' && diet.vegan === true)).toBe(true);
  });

  it('says that no record tells what is cheap', () => {
    expect(askTurns(['cheap dinner'], 'en').notUnderstood).toEqual(['cheap']);
  });
});

describe('parts of countries', () => {
  it.each([
    ['sicilian food', 'en', 'Arancini'],
    ['Essen aus Sizilien', 'de', 'Arancini'],
    ['szechuan dishes', 'en', 'Mapo Tofu'],
    ['Was isst man in Bayern?', 'de', 'Schweinshaxe'],
    ['a goan dish', 'en', 'Goan Fish Curry'],
  ] as const)('%s', (prompt, language, name) => {
    expect(names(askTurns([prompt], language).foods)).toContain(name);
  });

  it('are named as not known, where records do not speak of them', () => {
    expect(askTurns(['something from puglia'], 'en').notUnderstood).toContain('puglia');
  });
});

describe('bounds in figures', () => {
  it.each([
    [
      'heat below 1 and sweetness over 4',
      'en',
      ({ intensities }: Food) => intensities.spicy < 1 && intensities.sweet > 4,
    ],
    [
      'saltiness less than 3 but more than 3 umami',
      'en',
      ({ intensities }: Food) => intensities.salty < 3 && intensities.umami > 3,
    ],
    [
      'weniger als 1 scharf und mehr als 3 sauer',
      'de',
      ({ intensities }: Food) => intensities.spicy < 1 && intensities.sour > 3,
    ],
    [
      'spicy not over 2 and not under 1',
      'en',
      ({ intensities }: Food) => intensities.spicy <= 2 && intensities.spicy >= 1,
    ],
  ] as const)('%s', (prompt, language, passes) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food))), text).toEqual([]);
  });
});

describe('what somebody liked', () => {
  it.each([
    ['we really enjoyed rendang in bali, any ideas what else', 'en', 'Beef Rendang'],
    ['huge fan of tiramisu, got anything similar', 'en', 'Tiramisù'],
    ['Uns hat Ceviche sehr gut geschmeckt', 'de', 'Ceviche'],
    ['Baklava fanden wir mega', 'de', 'Baklava'],
    ['Ich fand Bibimbap richtig lecker. Was könnte ich noch probieren?', 'de', 'Bibimbap'],
  ] as const)('%s', (prompt, language, name) => {
    const { foods, text } = askTurns([prompt], language);
    expect(text).toMatch(/^Most like|am ähnlichsten/);
    expect(foods[0]?.name).toBe(name);
    expect(foods.length).toBeGreaterThan(2);
  });

  it.each([
    ['like cheesecake but less sweet', 'en', 'dessert'],
    ['like pad thai but not spicy', 'en', 'main'],
  ] as const)('%s: stays with its part of a meal', (prompt, language, part) => {
    const [, ...others] = askTurns([prompt], language).foods;
    expect(others.filter((food) => (courseOf(food) === 'dessert') !== (part === 'dessert'))).toEqual([]);
  });

  it('is likened by what it is of', () => {
    const [, ...others] = askTurns(['a lighter alternative to buffalo wings'], 'en').foods;
    expect(
      others.filter(({ ingredients }) => ingredients.slice(0, 2).some((one) => /chicken/.test(one))).length,
    ).toBeGreaterThan(1);
  });
});

describe('the contrary of a taste', () => {
  it.each([
    ['the contrary of bitter', 'en', ({ intensities }: Food) => intensities.bitter <= 1.5],
    ['opposite of something heavy', 'en', ({ flavours }: Food) => !flavours.includes('hearty')],
    ['Gegenteil von salzig', 'de', ({ intensities }: Food) => intensities.salty <= 2.5],
  ] as const)('%s', (prompt, language, passes) => {
    const { foods, text } = askTurns([prompt], language);
    expect(foods.length, text).toBeGreaterThan(1);
    expect(names(foods.filter((food) => !passes(food))), text).toEqual([]);
  });
});

describe('kinds', () => {
  it.each([
    ['stuffed tomatoes', 'en', 'Gemista'],
    ['gefüllte Kohlblätter', 'de', 'Gołąbki'],
    ['longdrinks', 'de', 'Margarita'],
    ['shortbread or other biscuits', 'en', "Ma'amoul"],
    ['etwas zum Tunken', 'de', 'Nuoc Cham'],
    ['what do georgians put on a georgian table', 'en', 'Pkhali'],
  ] as const)('%s', (prompt, language, name) => {
    const { foods, text } = askTurns([prompt], language);
    expect(names(foods), text).toContain(name);
  });
});

describe('what is asked for plainly, and what is not', () => {
  it.each([
    ['dishes that are largely cheese', 'en'],
    ['the fishiest stew', 'en'],
    ['etwas, das überwiegend aus Eiern besteht', 'de'],
  ] as const)('%s avoids nothing', (prompt, language) => {
    expect(askTurns([prompt], language).avoiding).toEqual([]);
  });

  it.each([
    ['nothing that is mainly cheese', 'en', ['milk']],
    ['i react to eggs, what is mostly eggs', 'en', ['egg']],
    ['nichts, was überwiegend aus Eiern besteht', 'de', ['Ei']],
    ['no fish, not even the least fishiest', 'en', ['fish']],
  ] as const)('%s avoids it', (prompt, language, avoiding) => {
    expect(askTurns([prompt], language).avoiding).toEqual(avoiding);
  });
});

describe('talk', () => {
  it.each([
    ['your answers are rubbish', 'en'],
    ['that makes no sense', 'en'],
    ['Du verstehst mich überhaupt nicht', 'de'],
    ['so ein Blödsinn', 'de'],
  ] as const)('%s: is answered with regret', (prompt, language) => {
    expect(askTurns([prompt], language).text).toMatch(/^(?:I am sorry|Das tut mir leid)/);
  });

  it.each([
    [['what is fufu', 'and what do people eat it with'], 'en', 'Fufu'],
    [['can you describe lutefisk'], 'en', 'Lutefisk'],
    [['Könntest du mir Halloumi kurz beschreiben?'], 'de', 'Halloumi'],
  ] as const)('%s', (turns, language, name) => {
    expect(askTurns(turns, language).foods[0]?.name).toBe(name);
  });
});
