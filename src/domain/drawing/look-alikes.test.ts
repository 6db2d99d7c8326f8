import { describe, expect, it } from 'vitest';
import { anyDrawnFood } from '#tests/support/any-drawn-food.ts';
import { drawPicture } from './draw-picture.ts';
import { lightnessOf } from './pen/colour.ts';
import type { DrawnFood } from './plan/drawn-food.ts';

/** What fresh eyes took one food for another by is drawn otherwise for each of its kind, and for no other. */
const food: DrawnFood = { ...anyDrawnFood, seed: 'look-alike', name: 'Any', origin: '', ingredients: ['water'] };
const drawn = (of: Partial<DrawnFood>) => drawPicture({ ...food, ...of });

describe('what is taken for something else', () => {
  it.each([
    ['larvae are no crickets', { form: 'shellfish', shape: 'insects' }, 'small larvae', 'small insects'],
    ['a stiff mass keeps its crater', { form: 'dip', shape: 'mash' }, 'mound with a butter crater', 'mound'],
    ['little mounds are no pool', { form: 'dip', shape: 'mash' }, 'small mounds', 'a mound'],
    ['cheese that flows is no round', { form: 'cheese' }, 'puddle of melted cheese', 'soft round'],
    ['what is dipped in stands over its flame', { form: 'pot' }, 'small pot over a flame', 'small pot'],
    ['one airy batter has no stripe', { form: 'cake', shape: 'square' }, 'airy squares', 'layered squares'],
    ['small rice cakes are no tart', { form: 'pancake' }, 'flat discs with a blossom', 'flat disc'],
    ['an omelette from deep oil is ragged', { form: 'omelette', shape: 'round' }, 'puffed, ragged disc', 'disc'],
    ['eggs on tortillas lie on them', { form: 'omelette', shape: 'fried' }, 'eggs on tortillas', 'eggs'],
    ['a ball in its soup is one', { form: 'dumplings', shape: 'round' }, 'ball half sunk in soup', 'ball'],
    ['a lid of cheese covers its soup', { form: 'soup' }, 'bowl with a cheese lid', 'bowl'],
    ['rolled omelette is no sponge roll', { form: 'omelette' }, 'rectangular roll cut into slices', 'disc'],
    ['a scone is no burger', { form: 'sandwich', shape: 'bun' }, 'split scone', 'split bun'],
    ['guava has its seeds', { form: 'fruit', shape: 'round' }, 'pink flesh and pale seeds', 'pink flesh'],
    ['an egg kept in lime is dark', { form: 'egg' }, 'egg with dark jelly', 'egg'],
    ['a downy fruit is lumpy', { form: 'fruit', shape: 'pear' }, 'lumpy fruit with down', 'smooth fruit'],
    ['a paste stands on its spoon', { form: 'jar' }, 'chunky paste', 'chunks in oil'],
    [
      'honey on white is no yolk',
      { form: 'custard', shape: 'dish' },
      'white hollow filled with honey',
      'white with honey',
    ],
    ['meringue peaks on its cream', { form: 'custard', shape: 'glass' }, 'cream under white meringue', 'cream'],
    ['a soufflé stands in white', { form: 'pot', shape: 'risen' }, 'risen cap above a white dish', 'risen cap'],
    ['coarse mash is a dome', { form: 'dip', shape: 'mash' }, 'dome of coarse mash', 'mash'],
    ['siu mai is no closed purse', { form: 'dumplings', shape: 'pleated' }, 'open-topped cups', 'cups'],
    ['a roll inside out is white', { form: 'sushi', shape: 'maki' }, 'slices with rice outside', 'slices'],
    ['jelly is no chocolate', { form: 'sushi', shape: 'cube' }, 'slabs with a wavy edge', 'slabs'],
    ['ribs unroll from their bone', { form: 'roast', shape: 'ribs' }, 'meat unrolled from short bones', 'meat'],
    ['a whole animal is no cutlet', { form: 'fried', shape: 'cutlets' }, 'flat whole animal', 'flat'],
    ['a handful is no tofu', { form: 'fried', shape: 'cubes' }, 'small golden cubes', 'golden cubes'],
    ['fried dough is blown up', { form: 'parcel', shape: 'square' }, 'large blistered rectangle', 'large rectangle'],
    ['half spheres are no dumplings', { form: 'sweets', shape: 'balls' }, 'half spheres', 'spheres'],
    ['dough comes in twins', { form: 'fried', shape: 'sticks' }, 'twin golden stick', 'golden stick'],
    ['resin lies beside its powder', { form: 'grains', shape: 'powder' }, 'powder or brown resin lump', 'powder'],
    ['a doughnut has its belt and jam', { form: 'sweets', shape: 'balls' }, 'ball with a pale belt', 'ball'],
    ['what is soaked lies in syrup', { form: 'sweets', shape: 'balls' }, 'balls in clear syrup', 'balls'],
    ['sprinkles are no bare chocolate', { form: 'sweets', shape: 'balls' }, 'balls in sprinkles', 'balls'],
    ['pressed meal is no fruit', { form: 'sweets', shape: 'balls' }, 'small mounds', 'small balls'],
    ['a cracker is no bun', { form: 'sweets', shape: 'cookies' }, 'round brown disc, glazed', 'round brown disc'],
    ['crumbs spill from their casing', { form: 'roast', shape: 'mince' }, 'round bag, split', 'round bag'],
    ['liver has its rim of fat', { form: 'roast', shape: 'fat' }, 'slice with a rim of yellow fat', 'slice'],
    ['honey wine is in its flask', { form: 'bottle' }, 'round flask of wine', 'wine'],
    ['coffee is in its steel', { form: 'hot-cup', shape: 'tall' }, 'steel tumbler', 'tumbler'],
    ['cold noodles drain on a tray', { form: 'noodles' }, 'strands on a slatted tray', 'strands on a tray'],
    ['little ears are no tubes', { form: 'noodles', shape: 'short' }, 'pasta cups', 'pasta'],
    ['what clings is no soup', { form: 'stew' }, 'chunks in a small wok, clinging sauce', 'chunks in sauce'],
    ['rice stands in its stew', { form: 'stew' }, 'stew around a mound of rice', 'stew'],
    ['cheese bread is in balls', { form: 'bread', shape: 'roll' }, 'small round balls', 'small round rolls'],
    [
      'cakes stand beside their bowl',
      { form: 'dumplings', shape: 'discs' },
      'cakes beside a bowl of stew',
      'cakes in stew',
    ],
  ])('%s', (_, wish, shape, other) => {
    expect(drawn({ wish, shape })).not.toBe(drawn({ wish, shape: other }));
  });

  it('spreads yeast extract on toast where its grain is stated', () => {
    const spread = (ingredients: readonly string[]) => drawn({ wish: { form: 'jar' }, shape: 'paste', ingredients });
    expect(spread(['yeast extract', 'barley malt'])).not.toBe(spread(['yeast extract']));
    expect(spread(['yeast extract'])).toBe(spread(['soya beans']));
  });

  it.each([
    ['water', 'cloudy', ['aniseed'], true],
    ['water', 'clear', ['aniseed'], false],
    ['hibiscus', 'clear', ['dried hibiscus calyces'], true],
  ])('a glass has %s beside it where it is %s of %j: %s', (_, shape, ingredients, expected) => {
    const glass = { colours: ['#f2f4f2'], wish: { form: 'cold-glass', shape: 'tumbler', garnish: [] } };
    const plain = drawn({ ...glass, shape, ingredients: ['sugar'] });
    expect(drawn({ ...glass, shape, ingredients }).length > plain.length + 600).toBe(expected);
  });

  it('tells the knobbed and hairy fruits apart', () => {
    const shapes = ['spiky', 'soft spines', 'netted', 'bulbs', 'scales', 'coconut', 'round'];
    const seen = shapes.map((shape) => drawn({ wish: { form: 'fruit', shape }, ingredients: ['fruit'] }));
    expect(new Set(seen).size).toBe(shapes.length);
  });

  it.each(['avocado', 'fig'])('opens %s at what it holds, and at no core of a pear', (name) => {
    const halved = (of: Partial<DrawnFood>) => drawn({ wish: { form: 'fruit', shape: 'pear' }, ...of });
    expect(halved({ shape: `${name}, halved` })).not.toBe(halved({ shape: 'fruit, halved' }));
  });

  it('forms minced meat into the balls that are named', () => {
    const pot = (shape: string) => drawn({ wish: { form: 'pot' }, ingredients: ['minced beef'], shape });
    expect(pot('meatballs in sauce')).not.toBe(pot('meat in sauce'));
    expect(pot('meatballs in sauce')).toBe(
      drawn({
        wish: { form: 'pot', garnish: ['meatball'] },
        ingredients: ['minced beef'],
        shape: 'meatballs in sauce',
      }),
    );
  });

  it('lays garlic on what names it, and on nothing that it was chopped into', () => {
    const salad = (shape: string, ingredients: readonly string[]) =>
      drawn({ wish: { form: 'salad' }, shape, ingredients });
    expect(salad('heap', ['cucumber', 'garlic'])).toBe(salad('heap', ['cucumber']));
    expect(salad('heap with garlic', ['cucumber', 'garlic'])).not.toBe(salad('heap with garlic', ['cucumber']));
  });

  it.each([
    [['ground coffee', 'water'], [], true],
    [['black tea leaves', 'water'], [], true],
    [['green tea leaves', 'water'], [], true],
    [['whole milk', 'dark chocolate'], ['milk'], true],
    [['dark chocolate', 'water'], [], false],
    [['water', 'ginger'], [], false],
  ])('a cup of %j has what was brewed beside it: %s allergens, %s', (ingredients, allergens, expected) => {
    const cup = (of: Partial<DrawnFood>) => drawn({ wish: { form: 'hot-cup', shape: 'mug', garnish: [] }, ...of });
    const plain = cup({ ingredients: ['water'], allergens });
    expect(cup({ ingredients, allergens }).length > plain.length + 300).toBe(expected);
  });

  it('froths coffee to a brown ring, and green powder to green', () => {
    const foam = (ingredients: readonly string[]) =>
      drawn({ wish: { form: 'hot-cup', shape: 'mug' }, shape: 'cup with foam', ingredients });
    expect(foam(['coffee'])).toContain('#4a2716');
    expect(foam(['matcha powder'])).not.toContain('#4a2716');
  });

  it.each([
    ['an espresso is small and white', 'small-cup', 'espresso cup', 'cup'],
    ['beaten yolk stands on its coffee', 'small-cup', 'small cup with a yellow foam cap', 'small cup with a foam'],
  ])('%s', (_, shape, told, other) => {
    const of = { wish: { form: 'hot-cup', shape }, ingredients: ['coffee', 'egg yolk'], allergens: ['egg'] };
    expect(drawn({ ...of, shape: told })).not.toBe(drawn({ ...of, shape: other }));
  });

  it('blends fruit with yoghurt to a drink that no light falls through', () => {
    const glass = (ingredients: readonly string[], allergens: readonly string[]) =>
      drawn({ wish: { form: 'cold-glass', shape: 'tall' }, colours: ['#f5b53a'], ingredients, allergens });
    expect(glass(['yogurt', 'mango pulp'], ['milk'])).toContain('#fffdf8');
    expect(glass(['mango pulp'], [])).not.toContain('#fffdf8');
  });

  it('strews nothing on the shells of a macaron', () => {
    const sweet = (shape: string, ingredients: readonly string[]) =>
      drawn({ wish: { form: 'sweets', shape }, ingredients });
    expect(sweet('sandwich', ['icing sugar'])).toBe(sweet('sandwich', ['sugar']));
  });

  it('finds no rice in liquorice', () => {
    const glass = { colours: ['#f2f4f2'], wish: { form: 'cold-glass', shape: 'tumbler' } };
    expect(drawn({ ...glass, ingredients: ['liquorice'] })).toBe(drawn(glass));
    expect(drawn({ ...glass, ingredients: ['rice'] })).not.toBe(drawn(glass));
  });

  it.each([
    ['cactus', 'salad', ['nopal cactus pads'], 'short strips'],
    ['cauliflower', 'vegetables', ['potatoes', 'cauliflower'], 'florets and potato wedges'],
    ['fried noodles', 'curry', ['farsan'], 'layered bowl'],
    ['daikon', 'soup', ['daikon radish'], 'pieces in broth'],
    ['mustard seeds', 'cake', ['mustard seeds'], 'squares'],
  ])('%s is drawn as itself in a %s', (name, form, ingredients, shape) => {
    const seen = drawn({ wish: { form, garnish: [name === 'cactus' ? 'nopal' : name] }, ingredients, shape });
    expect(seen).not.toBe(drawn({ wish: { form, garnish: [] }, ingredients, shape }));
  });

  it('binds a soup with egg and lemon without a lump of egg', () => {
    const soup = { wish: { form: 'soup' }, allergens: ['egg'], shape: 'pale soup' };
    const bound = (consistency: string, ingredients: readonly string[]) => drawn({ ...soup, consistency, ingredients });
    const lemon = bound('frothy', ['eggs', 'lemon juice']);
    expect(lemon).toBe(drawn({ ...soup, allergens: [], consistency: 'frothy', ingredients: ['eggs', 'lemon juice'] }));
    expect(lemon).not.toBe(bound('frothy', ['lemon juice']));
    expect(bound('loose', ['eggs', 'lemon juice'])).not.toBe(bound('loose', ['lemon juice']));
  });

  it('draws bread of cassava as no bread of wheat', () => {
    const bread = (ingredients: readonly string[]) =>
      drawn({ wish: { form: 'flatbread', shape: 'round', garnish: [] }, ingredients });
    expect(bread(['cassava', 'salt'])).not.toBe(bread(['wheat flour', 'salt']));
    expect(bread(['rye flour'])).toBe(bread(['wheat flour']));
  });

  it.each([
    ['sandwich', 'toast', 'square under molten cheese', 'square beside cheese'],
    ['gratin', undefined, 'browned gratin', null],
  ])('%s: cheese that melted on it is a sheet, and no shreds', (form, shape, melted, raw) => {
    const of = { wish: { form, ...(shape && { shape }) }, ingredients: ['gruyère'], allergens: ['milk'] };
    const sheet = 'M-116 10C-130 -38';
    expect(drawn({ ...of, shape: melted })).toContain(sheet);
    expect(drawn({ ...of, shape: melted, allergens: [] })).not.toContain(sheet);
    if (raw !== null) expect(drawn({ ...of, shape: raw })).not.toContain(sheet);
  });

  it.each([
    ['rolls', 'fried', ['minced pork'], []],
    ['gratin', undefined, ['aubergine', 'tomato'], ['courgette', 'tomato']],
    ['tart', 'whole', ['warka pastry', 'chicken'], ['wheat flour', 'chicken']],
  ])('%s shows what it is made of at its cut', (form, shape, ingredients, others) => {
    const of = { wish: { form, ...(shape && { shape }) }, shape: 'flat round pie, layered square' };
    expect(drawn({ ...of, ingredients })).not.toBe(drawn({ ...of, ingredients: others }));
  });

  it('strews no pale seeds on a crumbed cutlet', () => {
    const tone = '#c98a35';
    const cutlet = drawn({ wish: { form: 'fried', shape: 'cutlets' }, colours: [tone], ingredients: ['breadcrumbs'] });
    const seeds = /<path d="M-90 2l5 2[^"]*" fill="none" stroke="(#[0-9a-f]{6})"/.exec(cutlet)?.[1] ?? '#ffffff';
    expect(lightnessOf(seeds)).toBeLessThan(0.85);
  });

  it('lays plums beside the sauce that they were sieved into', () => {
    const sauce = (form: string) =>
      drawn({ ingredients: ['sour plums'], wish: { form, ...(form === 'dip' && { shape: 'sauce' }) } });
    expect(sauce('dip')).toContain('translate(190 410)');
    expect(sauce('salad')).not.toContain('translate(190 410)');
  });

  it.each([
    [['coconut water']],
    [['whisky', 'soda water']],
    [['lemon juice', 'water']],
    [['roasted barley', 'water']],
    [['guaraná extract']],
    [['anchovies', 'salt']],
    [['roasted agave', 'water']],
    [['black tea', 'kombucha culture']],
  ])('a glass of %j has beside it what it is made of', (ingredients) => {
    const glass = { colours: ['#d9a441'], wish: { form: 'cold-glass', shape: 'tall' } };
    expect(drawn({ ...glass, ingredients }).length).toBeGreaterThan(
      drawn({ ...glass, ingredients: ['water'] }).length + 400,
    );
  });

  it('foams egg white otherwise than cream, with the egg beside it', () => {
    const sour = (ingredients: readonly string[], allergens: readonly string[]) =>
      drawn({ wish: { form: 'cold-glass', shape: 'cocktail' }, shape: 'white foam', ingredients, allergens });
    expect(sour(['egg white', 'lime juice'], ['egg'])).not.toBe(sour(['water'], []));
    expect(sour(['egg white', 'cream'], ['egg', 'milk'])).toBe(sour(['water'], ['milk']));
  });

  it('grains of coloured rice have its colour: white on brown they would be sesame', () => {
    const brown = drawn({ wish: { form: 'rice' }, colours: ['#7a4a22'] });
    const grains = [...brown.matchAll(/stroke="(#[0-9a-f]{6})" stroke-width="7.5"/g)].map(
      ([, tone = '#ffffff']) => tone,
    );
    expect(grains.length).toBeGreaterThan(0);
    for (const tone of grains) expect(lightnessOf(tone)).toBeLessThan(0.7);
  });

  it.each([
    ['salt cod', 'dip', 'white mound'],
    ['stockfish', 'dip', 'white cream'],
    ['shark', 'fish', 'cubes'],
  ])('%s lies as itself beside what is made of it', (fish, form, shape) => {
    const of = { wish: { form, garnish: [], ...(form === 'fish' && { shape: 'cubes' }) }, shape, allergens: ['fish'] };
    expect(drawn({ ...of, ingredients: [fish] }).length).toBeGreaterThan(
      drawn({ ...of, ingredients: ['cream'] }).length + 300,
    );
  });

  it('scrambles eggs in a red sauce in their own colours', () => {
    const eggs = { wish: { form: 'omelette', shape: 'scramble' }, allergens: ['egg'], ingredients: ['eggs'] };
    expect(drawn({ ...eggs, colours: ['#d9532a', '#f4c04a'] })).toContain('#f4c650');
    expect(drawn({ ...eggs, colours: ['#e6c25a', '#f4e6b8'] })).not.toContain('#f4c650');
  });

  it('keeps pasta among greens in its own colour, but not in pesto', () => {
    const pasta = (ingredients: readonly string[], colours: readonly string[]) =>
      drawn({ wish: { form: 'noodles', shape: 'short', garnish: [] }, ingredients, colours });
    const usual = /stop-color="(#[0-9a-f]{6})"/g;
    const tones = (svg: string) => [...svg.matchAll(usual)].map(([, tone]) => tone);
    expect(tones(pasta(['pasta', 'kale'], ['#4f7a2f']))).not.toEqual(tones(pasta(['pasta', 'pesto'], ['#4f7a2f'])));
  });

  it('opens a banana in its batter', () => {
    const sticks = (ingredients: readonly string[]) =>
      drawn({ wish: { form: 'fried', shape: 'sticks' }, ingredients, allergens: ['gluten'] });
    expect(sticks(['banana'])).not.toBe(sticks(['wheat flour']));
  });

  it('lays lobes of ackee beside their pod, and beans on tempeh', () => {
    const stew = { wish: { form: 'stew', garnish: [] } };
    expect(drawn({ ...stew, ingredients: ['ackee'] })).not.toBe(drawn({ ...stew, ingredients: ['eggs'] }));
    const slices = { wish: { form: 'fried', shape: 'sticks', garnish: [] }, shape: 'rectangular slices' };
    expect(drawn({ ...slices, ingredients: ['tempeh'] })).not.toBe(drawn({ ...slices, ingredients: ['fish'] }));
  });

  it.each([
    [['arborio rice', 'mozzarella'], true],
    [['octopus', 'wheat flour'], true],
    [['chickpeas', 'parsley'], true],
    [['black-eyed beans'], true],
    [['chicken'], true],
    [['wheat flour'], false],
  ])('cuts a fried ball of %j open: %s', (ingredients, open) => {
    const balls = { wish: { form: 'fried', shape: 'balls', garnish: [] } };
    const bare = drawn({ ...balls, ingredients: ['water'] });
    expect(drawn({ ...balls, ingredients }).length > bare.length + 600).toBe(open);
  });

  it('roasts potatoes in halves, as cubes of bean curd are not', () => {
    const cubes = { wish: { form: 'fried', shape: 'cubes', garnish: [] } };
    expect(drawn({ ...cubes, ingredients: ['potatoes'] })).not.toBe(drawn({ ...cubes, ingredients: ['tofu'] }));
  });
});
