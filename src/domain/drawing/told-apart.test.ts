import { describe, expect, it } from 'vitest';
import { anyDrawnFood } from '#tests/support/any-drawn-food.ts';
import { drawPicture } from './draw-picture.ts';
import type { DrawnFood } from './plan/drawn-food.ts';

const drawn = (of: Partial<DrawnFood>) => drawPicture({ ...anyDrawnFood, ...of });
const plain = (form: string, shape?: string) => ({ form, ...(shape !== undefined && { shape }), garnish: [] });

describe('what is made of something is no smooth lump of its colour', () => {
  it.each([
    ['a T-bone has its bone', plain('roast', 'steak'), 'thick T-shaped steak', 'thick steak'],
    ['layers show at the sides of a square', plain('parcel', 'square'), 'golden squares with layers', 'golden squares'],
    ['a glass mug is no cup', plain('hot-cup'), 'pulled tea, teh tarik', 'pulled tea'],
    ['dark syrup runs over rings', plain('fried', 'rings'), 'rings under dark syrup', 'rings'],
    ['nuts are set in nougat', plain('sweets', 'cookies'), 'white rounds with green nuts', 'white rounds'],
    ['twists are no tubes', plain('noodles', 'short'), 'short tapered twists', 'short pieces'],
    ['cheese is known by its rough face', plain('cheese', 'wedge'), 'wedge with rough faces', 'wedge'],
    ['cheese is known by its zigzag rind', plain('cheese', 'wedge'), 'wedge with zigzag rind', 'wedge'],
    ['cheese is known by its brown rind', plain('cheese', 'wedge'), 'wedge with brown rind', 'wedge'],
    ['marbling is no vein', plain('cheese', 'blue'), 'wedge with marbling', 'wedge with veins'],
    ['a crust is seen on a blue one', plain('cheese', 'blue'), 'wedge with a crust', 'wedge'],
    ['clinging rice is in its basket', plain('rice'), 'lump of clinging grains', 'lump of grains'],
    ['fish from a tin lies beside it', plain('fish', 'whole'), 'small fish from a tin', 'small fish'],
    ['thin slices are no pulled meat', plain('roast', 'shreds'), 'ribbons of thin beef', 'pulled beef'],
    ['biscuits lie under their gravy', plain('stew'), 'biscuits under a white sauce', 'stew in a white sauce'],
    ['a cheesecake has no stripe', plain('cake', 'slice'), 'tall pale wedge on a base', 'wedge'],
    ['green strands lie on ice', plain('sweet-soup'), 'bowl of ice with green strands', 'bowl of ice'],
    ['a cutlet is cut into strips', plain('fried', 'cutlets'), 'cutlet cut into strips', 'cutlet'],
    ['black cloves have their paper', plain('root', 'bulb'), 'black cloves in a bulb', 'bulb'],
    ['fennel is no garlic', plain('root', 'bulb'), 'pale bulb of fennel', 'pale bulb'],
    ['an artichoke has its scales', plain('root', 'bulb'), 'globe artichoke', 'jerusalem artichoke'],
    ['asparagus has its tips', plain('root', 'long'), 'shoots of asparagus', 'long shoots'],
    ['stewed stalks are no balls', plain('sweet-soup'), 'pieces of stalk in syrup', 'pieces in syrup'],
    ['wasabi has its stalks', plain('root', 'root'), 'knobbly green rhizome', 'root'],
    ['yoghurt and butter run over', plain('dumplings', 'pleated'), 'parcels under white yoghurt', 'parcels'],
    ['a green omelette is no leaf', plain('pancake', 'wedges'), 'thick green wedge', 'green wedge'],
    ['thick ones are no tower', plain('pancake', 'stack'), 'thick discs', 'discs'],
    ['a chestnut is no chocolate', plain('sweets', 'balls'), 'shiny chestnut', 'shiny ball'],
    ['bulgur keeps the marks of fingers', plain('fried', 'balls'), 'ridged red bites', 'red bites'],
    ['apples cover their tart', plain('tart', 'whole'), 'round tart with domed apple pieces', 'round tart'],
    ['leaves of dough are no sponge', { form: 'cake', shape: 'roll' }, 'roll of leaves', 'roll'],
  ])('%s', (_, wish, shape, other) => {
    const of = { wish, ingredients: ['apples', 'wheat flour'] };
    expect(drawn({ ...of, shape })).not.toBe(drawn({ ...of, shape: other }));
  });

  it.each([
    ['tofu', 'fried', 'cubes'],
    ['plantains', 'fried', 'cubes'],
    ['jellyfish', 'salad', undefined],
    ['green mango', 'jar', undefined],
  ])('%s keeps its own look', (name, form, shape) => {
    const of = { wish: plain(form, shape), shape: 'pieces in oil' };
    expect(drawn({ ...of, ingredients: [name] })).not.toBe(drawn({ ...of, ingredients: ['flour'] }));
  });

  it('fills an open rye pasty with grains where it states rice', () => {
    const pasty = (ingredients: readonly string[]) => drawn({ wish: plain('parcel', 'boat'), ingredients });
    expect(pasty(['rye flour', 'rice']).length).toBeGreaterThan(pasty(['rye flour', 'potatoes']).length + 300);
  });

  it('heaps lentils that were only stirred, whole', () => {
    const mash = (ingredients: readonly string[]) => drawn({ wish: { form: 'dip', shape: 'mash' }, ingredients });
    expect(mash(['green lentils'])).not.toBe(mash(['green peas']));
    expect(mash(['red lentils'])).toBe(mash(['salt']));
  });

  it('lays vegetables from the grill in slices with its lines', () => {
    const vegetables = (shape: string, ingredients: readonly string[]) =>
      drawn({ wish: { form: 'vegetables' }, shape, ingredients });
    expect(vegetables('striped slices', ['courgette'])).not.toBe(vegetables('slices', ['courgette']));
    expect(vegetables('striped slices', ['salt'])).toBe(
      drawn({ wish: { form: 'vegetables' }, shape: 'striped slices' }),
    );
  });

  it('lays the root beside half-moons that were cut from it', () => {
    const moons = (ingredients: readonly string[]) =>
      drawn({ wish: plain('vegetables'), shape: 'yellow half moons', ingredients });
    expect(moons(['daikon radish']).length).toBeGreaterThan(moons(['turnip']).length + 300);
  });

  it('wilts greens that were chopped', () => {
    const greens = (shape: string) => drawn({ wish: { form: 'vegetables' }, shape, ingredients: ['collard greens'] });
    expect(greens('heap of chopped greens')).not.toBe(greens('heap of greens'));
  });

  it('cuts avocado in cubes round strips of tortilla, and leaves it in slices elsewhere', () => {
    const soup = (ingredients: readonly string[]) =>
      drawn({ wish: { form: 'soup' }, shape: 'bowl with strips piled up', ingredients });
    const rind = 'M-46 18C-34 -18 10 -36 44 -22';
    expect(soup(['corn tortillas', 'avocado'])).not.toContain(rind);
    expect(soup(['avocado'])).toContain(rind);
  });

  it('lays no curls of pepper on the red paste that they were ground to', () => {
    const dip = (shape: string, ingredients: readonly string[]) =>
      drawn({ wish: { form: 'dip', shape: 'spread' }, shape, ingredients });
    expect(dip('red paste', ['red peppers', 'salt'])).toBe(dip('red paste', ['salt']));
    expect(dip('red dip', ['red peppers', 'salt'])).not.toBe(dip('red dip', ['salt']));
  });

  it('fries dough in plain cubes, and mashes aubergine to threads under white swirls', () => {
    const cubes = (ingredients: readonly string[]) =>
      drawn({ wish: { form: 'fried', shape: 'cubes' }, shape: 'small golden cubes', ingredients });
    expect(cubes(['wheat flour', 'salt'])).not.toBe(cubes(['cassava', 'salt']));
    const mash = (ingredients: readonly string[]) =>
      drawn({ wish: { form: 'dip', shape: 'mash' }, shape: 'brown mash with white swirls', ingredients });
    expect(mash(['aubergines'])).not.toBe(mash(['chickpeas']));
  });

  it('opens a roll on its fritter, and stews plums beside what is under sugar', () => {
    const bun = (shape: string) => drawn({ wish: { form: 'sandwich', shape: 'bun' }, shape });
    expect(bun('round fritter in a roll')).not.toBe(bun('patty in a roll'));
    const whole = (shape: string) =>
      drawn({ wish: { form: 'pancake', shape: 'torn' }, shape, ingredients: ['flour', 'plums'] });
    expect(whole('heap under sugar snow')).toContain('cx="640" cy="407"');
    expect(whole('heap')).not.toContain('cx="640" cy="407"');
  });

  it('rolls a dosa longer and thinner than another pancake', () => {
    const rolled = (name: string) => drawn({ wish: { form: 'pancake' }, name, shape: 'long roll' }).replace(name, '');
    expect(rolled('Masala Dosa')).not.toBe(rolled('Palatschinke'));
  });

  it('wilts greens in what they are cooked in', () => {
    const dish = (form: string, ingredients: readonly string[]) => drawn({ wish: { form }, ingredients });
    const leafVein = 'M-38 14C-10 6';
    expect(dish('stew', ['spinach', 'beef'])).not.toContain(leafVein);
    expect(dish('vegetables', ['spinach'])).toContain(leafVein);
  });

  it('lays fries where they are named, and stalks on cherries alone', () => {
    const beside = (shape: string, ingredients: readonly string[], garnish: string) =>
      drawn({ wish: { form: 'roast', shape: 'slices', garnish: [garnish] }, shape, ingredients });
    expect(beside('meat with chips', ['potatoes'], 'potato')).not.toBe(beside('meat', ['potatoes'], 'potato'));
    const stalk = 'M2 -20C6 -44 18 -58 36 -66';
    expect(beside('meat', ['cherries'], 'cherry')).toContain(stalk);
    expect(beside('meat', ['jujubes'], 'cherry')).not.toContain(stalk);
  });

  it('blisters a bare tostada, and fills one that states a filling', () => {
    const tostada = (ingredients: readonly string[]) =>
      drawn({ wish: { form: 'taco', shape: 'flat' }, ingredients, colours: ['#d9a94e'] });
    expect(tostada(['maize', 'beef'])).not.toBe(tostada(['maize']));
  });

  it('beats minced meat into the omelette that states it', () => {
    const omelette = (ingredients: readonly string[]) =>
      drawn({ wish: plain('omelette', 'round'), shape: 'puffed, ragged disc', ingredients, allergens: ['egg'] });
    expect(omelette(['eggs', 'minced pork'])).not.toBe(omelette(['eggs']));
  });

  it('opens an oval of mash at what is in it', () => {
    const ovals = (ingredients: readonly string[]) => drawn({ wish: { form: 'fried', shape: 'ovals' }, ingredients });
    expect(ovals(['potatoes', 'minced beef'])).not.toBe(ovals(['potatoes']));
  });
});
