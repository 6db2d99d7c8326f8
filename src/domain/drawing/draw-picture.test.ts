import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { drawnContribution } from './drawn-contribution.ts';
import type { DrawnFood, PictureWish } from './plan/drawn-food.ts';
import { formShapes } from './plan/forms.ts';
import { planPicture } from './plan/picture-plan.ts';
import { aFood } from '#domain/testing/a-food.ts';

const food: DrawnFood = {
  seed: 'aubergine-of-doubt',
  name: 'Aubergine <of> "doubt" & more',
  origin: 'Nowhere',
  course: 'main',
  ingredients: ['aubergine', 'sesame seeds', 'peanuts (optional)', 'peanut butter', 'egg noodles', 'coconut milk'],
  allergens: ['sesame', 'gluten', 'egg'],
  colours: ['#5b3358', '#c98a4a', '#e8d8a0'],
  shape: 'halves in a bowl of sauce',
  consistency: 'soft',
  temperature: 'Hot',
  wish: {},
};
const shown = (drawn: DrawnFood) => {
  const { main, plant, leaf, dust, cream, wedge } = planPicture(drawn);
  return [...main, ...plant, ...leaf, ...dust, ...(cream === null ? [] : [cream]), ...wedge].map(({ name }) => name);
};

describe('a picture', () => {
  it('writes the name as text, never as markup', () => {
    expect(drawPicture(food)).toContain('<title>Aubergine &lt;of&gt; "doubt" &amp; more</title>');
  });

  it('refuses a form, a shape and a garnish that the engine has not, and a colour that is none', () => {
    expect(() => drawPicture({ ...food, wish: { form: 'unicorn' } })).toThrow('no such form');
    expect(() => drawPicture({ ...food, wish: { form: 'soup', shape: 'wedge' } })).toThrow('has no shape');
    expect(() => drawPicture({ ...food, wish: { garnish: ['unicorn'] } })).toThrow('No such garnish');
    expect(() => drawPicture({ ...food, colours: ['warm'] })).toThrow('Not a colour');
  });

  it('shows what is stated, and nothing that is optional, hidden in a paste or named by another word', () => {
    expect(shown({ ...food, wish: { form: 'salad' } }).toSorted()).toEqual(['aubergine', 'noodle pieces', 'sesame']);
  });

  it('shows no allergen that is not stated, even where an ingredient names it', () => {
    expect(shown({ ...food, wish: { form: 'salad' }, allergens: ['gluten'] })).toEqual(['aubergine', 'noodle pieces']);
  });

  it('shows nothing for a wish that no ingredient states', () => {
    expect(shown({ ...food, wish: { form: 'salad', garnish: ['sesame', 'lime'] } })).toEqual(['sesame']);
  });

  it.each(['cake', 'custard', 'ice', 'sweets', 'sweet-soup'])(
    '%s: the cheese it is made of does not lie on it',
    (form) => {
      const sweet = { ...food, ingredients: ['cream cheese', 'ricotta', 'mozzarella'], allergens: ['milk'] };
      expect(shown({ ...sweet, name: 'Cheesecake', wish: { form } })).toEqual([]);
      expect(shown({ ...sweet, wish: { form: 'salad' } })).not.toEqual([]);
    },
  );

  it.each([
    ['black-eyed beans', ['black-eyed beans']],
    ['black-eyed peas', ['black-eyed beans']],
    ['black beans', ['black beans']],
    ['fermented black beans', []],
  ])('%s are drawn as %j', (ingredient, expected) => {
    expect(shown({ ...food, ingredients: [ingredient], wish: { form: 'stew' } })).toEqual(expected);
  });

  it.each([
    ['sandwich', 'cooked tuna'],
    ['gratin', 'cooked tuna'],
    ['sushi', 'tuna'],
    ['fish', 'tuna'],
  ])('%s: tuna is drawn as %s', (form, drawn) => {
    const tuna = { ...food, ingredients: ['tuna'], allergens: ['fish'], wish: { form } };
    expect(shown(tuna)).toEqual(form === 'gratin' ? [] : [drawn]);
    expect(shown({ ...tuna, allergens: [] })).toEqual([]);
  });

  it('shows no dried fruit on a cake that it is baked into', () => {
    const cake = { ...food, name: 'Cake', ingredients: ['raisins', 'prunes'] };
    expect(shown({ ...cake, wish: { form: 'cake' } })).toEqual([]);
    expect(shown({ ...cake, name: 'Cake with prunes', wish: { form: 'cake' } })).toEqual(['date']);
  });

  it.each([
    { form: 'sweets', shape: 'block', from: 'almonds', allergen: 'tree nut' },
    { form: 'sweets', shape: 'slices', from: 'almonds', allergen: 'tree nut' },
    { form: 'sweets', shape: 'cookies', from: 'prawns', allergen: 'shellfish', garnish: ['prawn'] },
    { form: 'pancake', shape: 'folded', from: 'cheese', allergen: 'milk' },
    { form: 'pancake', shape: 'square', from: 'cheese', allergen: 'milk' },
    { form: 'shellfish', shape: 'shells', from: 'oysters', allergen: 'molluscs' },
    { form: 'fried', shape: 'drops', from: 'chicken', allergen: null },
    { form: 'fried', shape: 'spindles', from: 'lamb', allergen: null },
    { form: 'sushi', shape: 'pouches', from: 'rice', allergen: null },
    { form: 'cold-glass', shape: 'tumbler', from: 'cider apples', allergen: null },
  ])('$form $shape: $from are seen where they are stated alone', ({ form, shape, from, allergen, garnish }) => {
    const drawn = (ingredients: readonly string[], allergens: readonly string[]) =>
      drawPicture({ ...food, ingredients, allergens, wish: { form, shape, ...(garnish && { garnish }) } });
    const stated = drawn([from], allergen === null ? [] : [allergen]);
    expect(stated).not.toBe(drawn(['water'], []));
    if (allergen !== null) expect(drawn([from], [])).toBe(drawn(['water'], []));
  });

  it('shows nothing beside balls that they are made of', () => {
    const balls = { ...food, allergens: [], wish: { form: 'curry', shape: 'balls' } };
    const drawn = (ingredients: readonly string[]) => drawPicture({ ...balls, ingredients });
    expect(drawn(['minced veal'])).toBe(drawn(['water']));
    expect(drawn(['minced veal', 'carrot'])).not.toBe(drawn(['minced veal']));
  });

  it('draws a stuffed aubergine with its dark skin around the filling', () => {
    const half = {
      ...food,
      name: 'Half',
      shape: 'halved',
      wish: { form: 'stuffed' },
      colours: ['#7A3E1A', '#B9782F', '#4A2545'],
    };
    expect(drawPicture(half)).toContain('#4A2545');
    expect(drawPicture({ ...half, ingredients: ['courgette'] })).not.toContain('#4A2545');
  });

  it('is seen through where a drink is clear and has no colour', () => {
    const drink = { ...food, wish: { form: 'cold-glass' }, ingredients: ['water'], colours: ['#f2f7f8'] };
    const seenThrough = '<g opacity="0.22">';
    expect(drawPicture({ ...drink, shape: 'clear drink' })).toContain(seenThrough);
    expect(drawPicture({ ...drink, shape: 'white drink' })).not.toContain(seenThrough);
    expect(drawPicture({ ...drink, shape: 'clear drink', colours: ['#b5271e'] })).not.toContain(seenThrough);
  });

  it.each(
    Object.entries(formShapes).flatMap(([form, shapes]): readonly PictureWish[] =>
      shapes.length === 0 ? [{ form }] : shapes.map((shape) => ({ form, shape })),
    ),
  )('has a drawing for $form $shape', (wish) => {
    const svg = drawPicture({ ...food, wish });
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.length).toBeGreaterThan(1_500);
    expect(svg.length).toBeLessThan(12_288);
  });

  it.each([
    { form: 'hot-cup', shape: 'mug', colours: ['#f3ead2'], ingredients: ['rice', 'water'] },
    { form: 'hot-cup', shape: 'small-cup', colours: ['#3a2216', '#f3e2c4'], ingredients: ['coffee'] },
    { form: 'cold-glass', shape: 'shot', colours: ['#f2f4f2'], ingredients: ['aniseed', 'water'] },
  ])('$form $shape: what is white or foams and holds no milk looks otherwise than milk', ({ form, shape, ...rest }) => {
    const drink = { ...food, ...rest, wish: { form, shape }, shape: 'with foam' };
    expect(drawPicture({ ...drink, allergens: [] })).not.toBe(drawPicture({ ...drink, allergens: ['milk'] }));
  });

  it.each([
    { form: 'hot-cup', shape: 'bowl', from: 'soya beans' },
    { form: 'cold-glass', shape: 'tumbler', from: 'soya beans' },
    { form: 'noodle-soup', from: 'soya beans' },
    { form: 'soup', from: 'soya beans' },
    { form: 'soup', from: 'coconut milk' },
    { form: 'pancake', shape: 'bowl', from: 'coconut milk' },
  ])('$form $shape: what is white of $from has that plant beside it, and no milk', ({ form, shape, from }) => {
    const white = {
      ...food,
      allergens: [],
      colours: ['#f3ead2'],
      wish: { form, garnish: [], ...(shape && { shape }) },
    };
    const drawn = (ingredients: readonly string[]) => drawPicture({ ...white, ingredients });
    expect(drawn([from, 'water']).length).toBeGreaterThan(drawn(['water']).length + 500);
    // Brown, it is taken for no milk.
    const brown = drawPicture({ ...white, ingredients: [from, 'water'], colours: ['#8a3a20'] });
    expect(brown).toBe(drawPicture({ ...white, ingredients: ['water'], colours: ['#8a3a20'] }));
  });

  it.each([
    { wish: { form: 'vegetables' }, shape: 'fuzzy pods with two or three beans', other: 'small wrinkled green pods' },
    { wish: { form: 'vegetables' }, shape: 'thin matchsticks', other: 'rounds' },
    { wish: { form: 'fried', shape: 'spindles' }, shape: 'oval with a bone at one end', other: 'oval' },
    { wish: { form: 'cake', shape: 'round' }, shape: 'round cake', other: 'round cake with cream' },
    { wish: { form: 'cake', shape: 'round' }, shape: 'round cake on a leaf', other: 'round cake' },
  ])('$wish.form: $shape is not drawn as $other', ({ wish, shape, other }) => {
    const drawn = (told: string) => drawPicture({ ...food, ingredients: ['carrot'], wish, shape: told });
    expect(drawn(shape)).not.toBe(drawn(other));
  });

  it('shows the floor of a cup through a clear spirit, and a bottle in the green that is stated', () => {
    const spirit = { ...food, origin: 'Korean', ingredients: ['rice'], allergens: [], wish: { form: 'bottle' } };
    const soju = { ...spirit, colours: ['#EAF3EE', '#2F8F5B'], shape: 'clear spirit in a green bottle' };
    expect(drawPicture(soju)).toContain('#2F8F5B');
    expect(drawPicture({ ...soju, shape: 'clear spirit' })).not.toContain('#2F8F5B');
    const seenThrough = ' fill-opacity=".3"';
    expect(drawPicture(soju)).toContain(seenThrough);
    expect(drawPicture({ ...soju, shape: 'cloudy drink in a green bottle' })).not.toContain(seenThrough);
  });

  it('opens a triangle of pastry where its filling is stated', () => {
    const triangle = { ...food, allergens: [], wish: { form: 'parcel', shape: 'triangle' } };
    const drawn = (ingredients: readonly string[]) => drawPicture({ ...triangle, ingredients });
    expect(drawn(['spinach'])).not.toBe(drawn(['flour']));
  });

  it('hangs a slice on the glass of a granita whose fruit is juice', () => {
    const granita = { ...food, allergens: [], wish: { form: 'ice', shape: 'glass' } };
    const drawn = (ingredients: readonly string[]) => drawPicture({ ...granita, ingredients });
    expect(drawn(['lemon juice'])).not.toBe(drawn(['coffee']));
    expect(drawn(['lime juice'])).not.toBe(drawn(['lemon juice']));
  });

  it('strews no spice on the crust of a sandwich', () => {
    const bun = { ...food, allergens: [], wish: { form: 'sandwich', shape: 'bun' } };
    const drawn = (ingredients: readonly string[]) => drawPicture({ ...bun, ingredients });
    expect(drawn(['pork', 'chilli flakes'])).toBe(drawn(['pork']));
  });

  it('lays no white rice on yellow brass', () => {
    const seeds = Array.from({ length: 30 }, (_, at) => `rice ${at}`);
    const inside = (form: string) =>
      seeds.map(
        (seed) => planPicture({ ...food, seed, origin: 'Indian', colours: ['#5a2a1a'], wish: { form } }).vessel.inside,
      );
    expect(inside('curry')).toContain('#efd391');
    expect(inside('rice')).not.toContain('#efd391');
  });

  it.each([
    ['sweets', 'balls'],
    ['dumplings', 'round'],
  ])('%s %s: pale ones are no smooth spheres, as boiled eggs are', (form, shape) => {
    const drawn = drawPicture({ ...food, ingredients: ['rice'], colours: ['#fdfbf5'], wish: { form, shape } });
    expect(drawn).not.toMatch(/<circle r="(48|52)"/);
  });

  it('shows whole garlic in no dip that does not name it', () => {
    const dip = { ...food, name: 'Dip', ingredients: ['parsley', 'garlic'], allergens: [], wish: { form: 'dip' } };
    expect(shown(dip)).not.toContain('garlic');
    expect(shown({ ...dip, name: 'Garlic dip' })).toContain('garlic');
  });

  it('steams only where the food is served hot', () => {
    const soup = { ...food, wish: { form: 'soup' } };
    expect(planPicture(soup).steams).toBe(true);
    expect(planPicture({ ...soup, temperature: 'Cold' }).steams).toBe(false);
  });
});

describe("the picture of a member's food", () => {
  it('is drawn even where nothing is stated', () => {
    const bare = aFood({
      name: 'Something',
      ingredients: [],
      appearance: { colours: [], shape: '', size: '', consistency: '' },
      allergens: null,
    });
    expect(planPicture(drawnContribution(bare)).form).toBe('plate');
    expect(drawPicture(drawnContribution(bare))).toContain('<svg');
  });

  it('shows no prawn while the member has not stated shellfish', () => {
    const stated = { name: 'Prawn soup', course: 'soup' as const, ingredients: ['prawns', 'lime'] };
    const shows = (allergens: readonly string[] | null) => shown(drawnContribution(aFood({ ...stated, allergens })));
    expect(shows(null)).toEqual(['lime']);
    expect(shows(['shellfish'])).toEqual(['prawn', 'lime']);
  });

  it('leaves out a colour that is none', () => {
    const odd = aFood({ appearance: { colours: ['tomato', '#a02010'], shape: '', size: '', consistency: '' } });
    expect(drawnContribution(odd).colours).toEqual(['#a02010']);
  });
});
