import { describe, expect, it } from 'vitest';
import { anyDrawnFood } from '#tests/support/any-drawn-food.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { drawPicture } from '#domain/drawing/draw-picture.ts';
import { drawnRecord } from '#domain/drawing/drawn-record.ts';
import type { DrawnFood } from '#domain/drawing/plan/drawn-food.ts';
import { planPicture } from '#domain/drawing/plan/picture-plan.ts';

const withoutName = (svg: string) => svg.replace(/<title>.*?<\/title>/, '');
const drawn = (of: Partial<DrawnFood>) => withoutName(drawPicture({ ...anyDrawnFood, ...of }));

/** Foods that were drawn as one another, each with the others of its form and shape. */
const kinds: readonly (readonly [form: string, shape: string | undefined, names: readonly string[]])[] = [
  ['root', 'bulb', ['garlic', 'onion', 'turnip', 'radish', 'beetroot', 'kohlrabi', 'fennel', 'artichoke', 'shallot']],
  ['root', 'root', ['celeriac', 'potato', 'sweet potato', 'ginger']],
  ['root', 'long', ['leek', 'lemongrass', 'asparagus', 'carrot']],
  ['root', 'mushroom', ['enoki', 'chanterelle', 'porcini']],
  [
    'vegetables',
    undefined,
    [
      'celery',
      'bok choy',
      'bell pepper',
      'pineapple',
      'pumpkin',
      'courgette',
      'cucumber',
      'aubergine',
      'white cabbage',
      'chives',
    ],
  ],
  ['fruit', 'citrus', ['kumquat', 'lemon', 'mandarin', 'orange']],
  ['fruit', 'berries', ['strawberry', 'raspberry', 'cherry', 'brussels sprouts', 'physalis', 'blueberry']],
  ['fruit', 'round', ['tomato', 'apple', 'kiwi']],
  [
    'grains',
    'nuts',
    ['hazelnuts', 'cashew nuts', 'pistachios', 'macadamia nuts', 'brazil nuts', 'chestnuts', 'almonds'],
  ],
  ['grains', 'kernels', ['popping maize', 'peanuts', 'nutmeg', 'barley']],
  ['fruit', 'stone', ['mango', 'peach']],
  ['fruit', 'pear', ['feijoa', 'pear']],
  ['fruit', 'wrinkled', ['raisins', 'umeboshi']],
  ['root', 'pod', ['habanero', 'jalapeño', 'serrano']],
  ['grains', 'grains', ['cloves', 'peppercorns', 'cumin', 'coriander seeds', 'fenugreek', 'sunflower seeds', 'chia']],
  ['grains', 'grains', ['pine nuts', 'sesame seeds', 'flax seeds', 'pumpkin seeds', 'poppy seeds', 'any seeds']],
  ['grains', 'pods', ['star anise', 'cardamom']],
  ['leaf', 'leaves', ['parsley', 'rocket', 'basil']],
  ['leaf', 'sprig', ['rosemary', 'thyme', 'tarragon', 'dill']],
  ['shellfish', 'prawns', ['lobster', 'prawns']],
  ['shellfish', 'crab', ['lobster', 'crab']],
  ['sweets', 'balls', ['gummy bears', 'cotton candy', 'truffles']],
  ['sweets', 'moulded', ['meringue', 'mooncake']],
  ['sweet-soup', undefined, ['cranberries', 'rhubarb pieces of stalk', 'cherries']],
  ['fried', 'spindles', ['corn dog', 'kibbeh']],
  ['cake', 'round', ['blueberry muffin', 'round cake']],
  ['sandwich', 'bun', ['bagel', 'burger']],
];

describe('a food with an outline of its own', () => {
  it.each(kinds)('%s %s: each of %j is drawn otherwise than the others', (form, shape, names) => {
    const wish = { form, garnish: [], ...(shape !== undefined && { shape }) };
    const pictures = names.map((name) => drawn({ name, ingredients: [name], wish }));
    expect(new Set(pictures).size).toBe(names.length);
  });

  it.each(
    'garlic onion turnip radish beetroot kohlrabi celeriac potato sweet-potato celery leek lemongrass enoki bok-choy chanterelle bell-pepper pineapple kumquat lemon strawberry raspberry blackberry cherry brussels-sprouts physalis tomato hazelnut cashew pistachio macadamia brazil-nut peanut chestnut popcorn cloves nutmeg parsley coriander-leaves rocket lobster gummy-bears apple mango mandarin feijoa raisins black-pepper pumpkin habanero jalapeno chicory marshmallow cumin coriander-seed fenugreek sunflower-seeds chia-seeds pine-nuts star-anise rosemary thyme tarragon chives cucumber courgette aubergine white-cabbage red-cabbage green-beans lotus-root rhubarb cranberry corn-dog cotton-candy meringue blueberry-muffin bagel-with-lox arepa french-toast pancakes-with-maple-syrup spare-ribs anchovies moo-satay suya eggs-benedict tortellini coleslaw lamington meatloaf speculoos blini syrnyky grilled-eel smoked-mackerel spatzle kasespatzle ravioli panettone shortbread lebkuchen liver-pate bircher-muesli pulled-pork langos okonomiyaki patatas-bravas doner-kebab sunday-roast full-english-breakfast bangers-and-mash picanha'.split(
      ' ',
    ),
  )('%s of the catalogue has it', (slug) => {
    const record = builtInFoods.find((food) => food.slug === slug);
    if (record === undefined) throw new Error(`No ${slug}`);
    const food = drawnRecord(record);
    // Of the same form and shape, so that only the outline differs.
    const { form, shape } = planPicture(food);
    const wish = { ...food.wish, form, ...(shape !== '' && { shape }) };
    const unnamed = { ...food, name: 'Any', shape: '', ingredients: ['water'], wish };
    expect(withoutName(drawPicture(food))).not.toBe(withoutName(drawPicture(unnamed)));
  });

  it.each([
    ['root', 'root', 'horseradish', 'yam'],
    ['root', 'root', 'potato starch', 'yam starch'],
    ['root', 'bulb', 'garlic powder', 'shallot powder'],
    ['root', 'bulb', 'jerusalem artichoke', 'shallot'],
    ['fruit', 'berries', 'cherry tomatoes', 'currants'],
    ['grains', 'nuts', 'water chestnuts', 'nuts'],
    ['grains', 'grains', 'garlic cloves', 'seeds'],
    ['leaf', 'leaves', 'lettuce', 'basil'],
  ])('%s %s: %s is drawn as %s is', (form, shape, name, other) => {
    const picture = (told: string) => drawn({ name: told, ingredients: [told], wish: { form, shape } });
    expect(picture(name)).toBe(picture(other));
  });

  it('pours oil from glass where rice wine has its flask', () => {
    const bottle = (name: string, colours: readonly string[]) =>
      drawn({ name, colours, shape: 'clear amber bottle', wish: { form: 'bottle' } });
    expect(bottle('Sesame oil', ['#a8621e'])).not.toBe(bottle('Rice wine', ['#a8621e']));
  });

  it('is a dish, and no raw fruit, where its words say how it was cooked', () => {
    const courgette = (shape: string) =>
      drawn({ name: 'Courgette', ingredients: ['courgette'], shape, wish: { form: 'vegetables' } });
    expect(courgette('fried slices')).not.toBe(courgette('slices'));
    expect(courgette('fried slices')).toBe(
      drawn({ name: 'Courgette', ingredients: ['courgette'], shape: 'roasted slices', wish: { form: 'vegetables' } }),
    );
  });

  it('spreads cream cheese on a bagel that states milk, and lays fish on one that states fish', () => {
    const bagel = (ingredients: readonly string[], allergens: readonly string[]) =>
      drawn({ name: 'Bagel', ingredients, allergens, wish: { form: 'sandwich', shape: 'bun' } });
    const bare = bagel(['wheat bagel'], []);
    expect(bagel(['wheat bagel', 'cream cheese'], [])).toBe(bare);
    expect(bagel(['wheat bagel', 'cream cheese'], ['milk'])).not.toBe(bare);
    expect(bagel(['wheat bagel', 'smoked salmon'], [])).toBe(bare);
    expect(bagel(['wheat bagel', 'smoked salmon'], ['fish'])).not.toBe(bare);
  });

  it.each([
    ['japanese mayonnaise', 'egg'],
    ['bonito flakes', 'fish'],
  ])('lays %s on a glazed pancake that states %s', (ingredient, allergen) => {
    const pancake = (ingredients: readonly string[], allergens: readonly string[]) =>
      drawn({
        shape: 'thick round pancake',
        ingredients: ['okonomiyaki sauce', ...ingredients],
        allergens,
        wish: { form: 'pancake', shape: 'flat', garnish: [] },
      });
    expect(pancake([ingredient], [])).toBe(pancake([], []));
    expect(pancake([ingredient], [allergen])).not.toBe(pancake([], []));
  });

  it.each([
    ['sandwich', 'open', 'two domes under yellow sauce on round bread', 'poached eggs', 'egg'],
    ['sweets', 'cookies', 'brown domes on white wafers', 'almonds', 'tree nut'],
    ['skewers', 'pieces', 'flat strips on sticks with thick dip', 'roasted peanuts', 'peanut'],
    ['pancake', 'stack', 'small thick rounds', 'sour cream', 'milk'],
    ['pancake', 'stack', 'thick golden discs with flat tops', 'sour cream', 'milk'],
    ['flatbread', 'topped', 'blistered round under white cream', 'sour cream', 'milk'],
    ['flatbread', 'topped', 'blistered round under white cream', 'grated cheese', 'milk'],
  ])('%s %s, %s: %s show only where %s is stated', (form, shape, told, ingredient, allergen) => {
    const picture = (ingredients: readonly string[], allergens: readonly string[]) =>
      drawn({ shape: told, ingredients: ['apples', ...ingredients], allergens, wish: { form, shape } });
    expect(picture([ingredient], [])).toBe(picture([], []));
    expect(picture([ingredient], [allergen])).not.toBe(picture([], []));
  });

  it('lays a puffed pudding on the plate where flour and egg are stated', () => {
    const plate = (allergens: readonly string[]) =>
      drawn({
        shape: 'slices of meat, potatoes and a puffed pudding',
        allergens,
        wish: { form: 'roast', shape: 'slices', garnish: [] },
      });
    expect(plate(['gluten', 'egg'])).not.toBe(plate([]));
    expect(plate(['gluten'])).toBe(plate([]));
    expect(plate(['egg'])).toBe(plate([]));
  });

  it('is white under its apple where milk is stated, with nuts where these are', () => {
    const bowl = (allergens: readonly string[], shape = 'speckled cream with shreds of apple') =>
      drawn({ shape, ingredients: ['apples', 'hazelnuts'], allergens, wish: { form: 'custard', shape: 'dish' } });
    expect(bowl([])).toBe(bowl([], 'cream'));
    expect(bowl(['milk'])).not.toBe(bowl(['milk'], 'cream'));
    expect(bowl(['milk', 'tree nut'])).not.toBe(bowl(['milk']));
  });

  it('lies whole where nothing else is stated, and is cut into a dish of several', () => {
    const celery = (ingredients: readonly string[]) =>
      drawn({ name: 'Celery', ingredients, wish: { form: 'vegetables', garnish: [] } });
    expect(celery(['celery'])).not.toBe(celery(['celery', 'butter']));
    expect(celery(['celery', 'butter'])).toBe(
      drawn({ name: 'Stalks', ingredients: ['celery', 'butter'], wish: { form: 'vegetables', garnish: [] } }),
    );
  });
});
