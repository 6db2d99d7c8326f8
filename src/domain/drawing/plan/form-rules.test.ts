import { describe, expect, it } from 'vitest';
import { type DrawnRecord, drawnRecord } from '#domain/drawing/drawn-record.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import type { DrawnFood } from './drawn-food.ts';
import { formOf } from './form-rules.ts';

const records: readonly DrawnRecord[] = builtInFoods;

const drawnAs = (food: DrawnFood) => {
  const { form, shape } = formOf(food);
  return shape === '' ? form : `${form}: ${shape}`;
};

const named = (slug: string): DrawnFood => {
  const record = records.find((one) => one.slug === slug);
  if (record === undefined) throw new Error(`No such food: ${slug}`);
  return drawnRecord(record);
};

const aFood: DrawnFood = {
  seed: 'any',
  name: 'Any',
  origin: '',
  course: 'main',
  ingredients: [],
  allergens: [],
  colours: [],
  shape: '',
  consistency: '',
  temperature: '',
  wish: {},
};

describe('the form of a built-in food', () => {
  it.each([
    ['truffle', 'root: truffle'],
    ['kolo', 'grains: kernels'],
    ['knafeh', 'cake: threads'],
    ['kunefe', 'cake: threads'],
    ['beef-wellington', 'roast: wrapped'],
    ['salo', 'roast: fat'],
    ['kofte', 'roast: patties'],
    ['frikadeller', 'roast: patties'],
    ['swedish-meatballs', 'roast: balls'],
    ['jamon-iberico', 'roast: cured'],
    ['ossobuco-alla-milanese', 'roast: shank'],
    ['bone-marrow', 'roast: marrow'],
    ['currywurst', 'roast: sausage slices'],
    ['fried-chicken', 'fried: pieces'],
    ['scotch-egg', 'fried: eggs'],
    ['fish-and-chips', 'fried: fish and chips'],
    ['wiener-schnitzel', 'fried: cutlets'],
    ['kleftiko', 'parcel: paper'],
    ['rambutan', 'fruit: hairy'],
    ['lychee', 'fruit: knobbly'],
    ['dragon-fruit', 'fruit: scaly'],
    ['olives', 'fruit: olives'],
    ['medjool-date', 'fruit: dates'],
    ['crema-catalana', 'custard: caramel'],
    ['creme-brulee', 'custard: caramel'],
    ['hummus', 'dip: spread'],
    ['mashed-potatoes', 'dip: mash'],
    ['nuoc-cham', 'dip: sauce'],
    ['ceviche', 'fish: cubes'],
    ['caviar', 'grains: roe'],
    ['sea-urchin', 'shellfish: urchin'],
    ['manakish', 'flatbread: topped'],
    ['injera', 'flatbread: spongy'],
    ['bacalhau-a-bras', 'omelette: scramble'],
    ['taiyaki', 'sweets: fish'],
    ['mitarashi-dango', 'skewers: balls'],
    ['inarizushi', 'sushi: pouches'],
    ['schweinshaxe', 'roast: knuckle'],
    ['mechoui', 'roast: joint'],
    ['kitfo', 'roast: mince'],
    ['gyeran-jjim', 'pot: risen'],
    ['halva', 'sweets: block'],
    ['turron', 'sweets: block'],
    ['cantucci', 'sweets: slices'],
    ['churros', 'sweets: ridged'],
    ['crepes-suzette', 'pancake: quarters'],
    ['galette-complete', 'pancake: square'],
    ['coxinha', 'fried: drops'],
    ['kibbeh', 'fried: spindles'],
    ['placki-ziemniaczane', 'fried: lacy'],
    ['horseradish', 'root: grated'],
    ['sichuan-pepper', 'grains: husks'],
    ['doubles', 'pancake: pair'],
    ['appam-with-vegetable-stew', 'pancake: bowl'],
    ['pani-puri', 'fried: shells'],
    ['chicken-kyiv', 'fried: spindles'],
    ['umeboshi', 'fruit: wrinkled'],
    ['mate', 'hot-cup: gourd'],
    ['farofa', 'rice'],
  ])('%s is %s', (slug, form) => expect(drawnAs(named(slug))).toBe(form));
});

// A member's food states no form. What it says of itself has to do.
describe('the form that the words of a food tell', () => {
  it.each([
    'truffle',
    'kolo',
    'knafeh',
    'beef-wellington',
    'salo',
    'frikadeller',
    'jamon-iberico',
    'bone-marrow',
    'ossobuco-alla-milanese',
    'currywurst',
    'wiener-schnitzel',
    'kleftiko',
    'rambutan',
    'lychee',
    'dragon-fruit',
    'papaya',
    'pomegranate',
    'crema-catalana',
    'sauerkraut',
    'caviar',
    'injera',
    'mitarashi-dango',
    'swedish-meatballs',
    'inarizushi',
    'schweinshaxe',
    'mechoui',
    'kitfo',
    'gyeran-jjim',
    'halva',
    'turron',
    'cantucci',
    'churros',
    'crepes-suzette',
    'galette-complete',
    'coxinha',
  ])('%s is drawn alike without a form that is stated', (slug) => {
    const food = named(slug);
    expect(drawnAs({ ...food, wish: {} })).toBe(drawnAs(food));
  });

  it.each([
    [{ name: 'Walnuts', course: 'snack', shape: 'brown halves' }, 'grains: nuts'],
    [{ name: 'Roasted almonds', course: 'ingredient', shape: 'whole nuts' }, 'grains: nuts'],
    [{ name: 'Salted peanuts', course: 'snack', shape: '' }, 'grains: nuts'],
    [{ name: 'Chicken with cashews', shape: 'pieces in a brown sauce' }, 'curry: pieces'],
    [{ name: 'Beef slices', ingredients: ['beef'], shape: 'thin slices under brown sauce' }, 'roast: slices'],
    [{ name: 'Something smooth', shape: 'smooth mash with butter' }, 'dip: mash'],
    [{ name: 'Scotch egg', course: 'snack', shape: 'crumbed ball', allergens: ['egg'] }, 'fried: eggs'],
  ] as const)('%o is %s', (stated, form) => {
    expect(drawnAs({ ...aFood, ...stated })).toBe(form);
  });

  it('shows no egg inside for who states none', () => {
    expect(drawnAs({ ...aFood, name: 'Scotch egg', course: 'snack', shape: 'crumbed ball' })).toBe('fried: balls');
  });
});

describe('of the built-in foods', () => {
  const forms = records.map((record) => ({ record, food: drawnRecord(record), ...formOf(drawnRecord(record)) }));
  const told = (wrong: typeof forms) => wrong.map(({ record, form, shape }) => `${record.slug}: ${form} ${shape}`);
  const drinks = ['hot-cup', 'cold-glass', 'bottle'];

  it('every drink is in a cup, a glass or a bottle, and the hot ones in a cup', () => {
    const all = forms.filter(({ food }) => food.course === 'drink');
    expect(all.length).toBeGreaterThan(40);
    expect(told(all.filter(({ form }) => !drinks.includes(form)))).toEqual([]);
    expect(
      told(all.filter(({ form, food }) => /^(piping )?hot$/i.test(food.temperature) && form === 'cold-glass')),
    ).toEqual([]);
    expect(told(all.filter(({ form, food }) => /cold|frozen/i.test(food.temperature) && form === 'hot-cup'))).toEqual(
      [],
    );
  });

  it('nothing else is in a cup or a glass, but what is eaten from one', () => {
    const others = forms.filter(({ food, form }) => food.course !== 'drink' && drinks.includes(form));
    expect(told(others.filter(({ food }) => !/bottle|layers|glass/.test(food.shape)))).toEqual([]);
  });

  it('every soup is in a bowl or a pot', () => {
    const all = forms.filter(({ food }) => food.course === 'soup');
    expect(all.length).toBeGreaterThan(40);
    expect(told(all.filter(({ form }) => !['soup', 'noodle-soup', 'pot'].includes(form)))).toEqual([]);
  });

  it('no bread and no dessert is a soup, a stew or a roast', () => {
    const wrong = forms.filter(
      ({ food, form }) =>
        (food.course === 'bread' || food.course === 'dessert') &&
        ['soup', 'stew', 'curry', 'roast', 'pot'].includes(form),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('what is frozen ice is cold', () => {
    const ices = forms.filter(({ form }) => form === 'ice');
    expect(told(ices.filter(({ food }) => !/frozen|cold/i.test(food.temperature)))).toEqual([]);
  });

  it('what shows an egg, fish or milk by itself is for those that state it', () => {
    const shows: Readonly<Record<string, RegExp>> = {
      egg: /\begg/i,
      omelette: /\begg/i,
      cheese: /milk/i,
    };
    const wrong = forms.filter(
      ({ food, form, shape }) =>
        (shows[form] !== undefined && !food.allergens.some((one) => shows[form]?.test(one))) ||
        (shape === 'eggs' && !food.allergens.includes('egg')),
    );
    expect(told(wrong)).toEqual([]);
  });

  it.each([
    ['a mash or a mound of paste is no pool of soup', /\b(mash|mound of mash)\b/, ['soup']],
    ['what is on a skewer is drawn on one', /\bskewers\b|\ba skewer$/, 'all but skewers'],
    ['what lies in a jar is drawn in one', /\bin a jar\b|\bround jar\b/, 'all but jar'],
  ] as const)('%s', (_, words, wrongForms) => {
    const of = forms.filter(({ food }) => words.test(food.shape) && food.course !== 'soup');
    const wrong = of.filter(({ form }) =>
      typeof wrongForms === 'string' ? !wrongForms.endsWith(form) : wrongForms.some((one) => one === form),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('balls, patties and slices of meat are drawn as such', () => {
    const roasts = forms.filter(({ form }) => form === 'roast');
    expect(told(roasts.filter(({ food, shape }) => /\bballs\b/.test(food.shape) && shape !== 'balls'))).toEqual([]);
    expect(
      told(roasts.filter(({ food, shape }) => /patties|flat .*ovals/.test(food.shape) && shape !== 'patties')),
    ).toEqual([]);
    expect(
      told(roasts.filter(({ food, shape }) => shape === 'mince' && !/minc|crumb|chopped/.test(food.shape))),
    ).toEqual([]);
  });
});
