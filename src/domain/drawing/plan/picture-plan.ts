import { chromaOf, distance, lightnessOf, mix } from '#domain/drawing/pen/colour.ts';
import { seededChoice, type SeededChoice } from '#domain/drawing/pen/seeded-choice.ts';
import { cloths, cultureOf, tables, type VesselLook, vesselLooks, type Weave, woods } from './cultures.ts';
import type { DrawnFood, PictureWish } from './drawn-food.ts';
import { formOf } from './form-rules.ts';
import type { Form } from './forms.ts';
import { garnishNamed, garnishOf, statedFor } from './garnish-table.ts';
import type { Garnish, Layer } from './garnish.ts';

export interface PicturePlan {
  readonly form: Form;
  readonly shape: string;
  /** Of the food, dominant first; at least one. */
  readonly colours: readonly string[];
  readonly main: readonly Garnish[];
  readonly plant: readonly Garnish[];
  readonly leaf: readonly Garnish[];
  readonly dust: readonly Garnish[];
  readonly cream: Garnish | null;
  readonly wedge: readonly Garnish[];
  readonly vessel: VesselLook;
  readonly vesselKind: PictureWish['vessel'] | null;
  readonly table: { readonly kind: 'plain' | 'planks'; readonly colour: string };
  readonly mat: {
    readonly weave: Weave;
    readonly round: boolean;
    readonly colour: string;
    readonly ink: string;
    readonly second: string;
  } | null;
  readonly origin: string;
  /** What the record says of shape and consistency, with its name, in small letters. */
  readonly shapeText: string;
  readonly ingredientText: string;
  readonly leafy: boolean;
  /** Of what wraps or carries: a tortilla, pastry. */
  readonly dough: string;
  readonly steams: boolean;
  readonly thick: boolean;
  readonly thin: boolean;
  /** One sees through it: a broth, or a drink without a colour of its own. */
  readonly clear: boolean;
  /** What the record states as contained. */
  readonly allergens: readonly string[];
  /** Gluten is in it: what looks like dough of wheat and holds none is drawn with what it is made of. */
  readonly floury: boolean;
  /** Milk is in it: what is white or foams without any looks otherwise. */
  readonly milky: boolean;
  readonly chunky: boolean;
  readonly rice: string;
  readonly coversRice: boolean;
  readonly noodle: string;
  readonly noodleWidth: number;
}

/** How many different things of each layer a form shows. */
type Room = Readonly<Record<Layer, number>> & { readonly raw?: true };

const roomy: Room = { main: 2, plant: 3, leaf: 2, dust: 1, cream: 1, wedge: 1 };

const none: Room = { main: 0, plant: 0, leaf: 0, dust: 0, cream: 0, wedge: 0 };

const baked: Room = { ...none, leaf: 1, dust: 1 };

const rooms: Readonly<Record<Form, Room>> = {
  soup: { ...roomy, plant: 3 },
  'noodle-soup': { ...roomy, main: 3, plant: 2, leaf: 2 },
  noodles: { ...roomy, plant: 2, cream: 0 },
  rice: { ...roomy, main: 2, plant: 2 },
  curry: { ...roomy, main: 2, plant: 2, leaf: 1 },
  stew: { ...roomy, main: 2, plant: 3, leaf: 1, wedge: 0 },
  pot: { ...roomy, main: 2, plant: 3, leaf: 1, wedge: 0 },
  roast: { ...roomy, main: 1, plant: 2, leaf: 1 },
  fish: { ...roomy, main: 1, plant: 2, leaf: 2, cream: 0 },
  shellfish: { ...roomy, main: 2, plant: 1, leaf: 2, cream: 0 },
  salad: { ...roomy, main: 2, plant: 4, leaf: 2, dust: 2, cream: 0, raw: true },
  stuffed: { ...none, leaf: 1, dust: 1, cream: 1, main: 1 },
  vegetables: { ...roomy, main: 1, plant: 3, leaf: 1, dust: 1, cream: 0, raw: true },
  gratin: { ...baked, plant: 1 },
  fried: { ...none, main: 1, leaf: 1, wedge: 1, dust: 1, plant: 1, cream: 1 },
  pancake: { ...none, main: 1, plant: 2, leaf: 1, dust: 1, cream: 1, wedge: 1 },
  omelette: { ...none, main: 1, plant: 2, leaf: 1, dust: 1 },
  taco: { ...roomy, main: 1, plant: 3, leaf: 1, cream: 1, raw: true },
  rolls: { ...none, main: 1, plant: 2, leaf: 1, dust: 1, cream: 1, wedge: 1 },
  parcel: { ...none, main: 1, plant: 2, leaf: 1, dust: 1 },
  dumplings: { ...none, leaf: 1, dust: 1, cream: 1 },
  bun: { ...none, main: 1, plant: 1, leaf: 1 },
  skewers: { ...roomy, main: 1, plant: 2, leaf: 1, cream: 0 },
  sandwich: { ...roomy, main: 2, plant: 3, leaf: 1, dust: 1, cream: 0, wedge: 0, raw: true },
  bread: { ...none, dust: 1, cream: 1 },
  flatbread: { ...none, main: 1, leaf: 1, dust: 1, cream: 1, plant: 1 },
  pizza: { ...roomy, main: 2, plant: 2, leaf: 1, wedge: 0, cream: 0, raw: true },
  tart: { ...none, main: 1, plant: 1, dust: 1, leaf: 0 },
  cake: { ...none, plant: 1, dust: 1, cream: 1 },
  sushi: { ...none, main: 4, plant: 3, dust: 1 },
  dip: { ...roomy, main: 1, plant: 2, leaf: 1, wedge: 1, raw: true },
  custard: { ...none, plant: 1, dust: 1, leaf: 1 },
  ice: { ...none, plant: 2, dust: 1 },
  'sweet-soup': { ...none, main: 1, plant: 3, dust: 1, cream: 1 },
  sweets: { ...none, dust: 1, plant: 1 },
  'hot-cup': { ...none, leaf: 1, dust: 1 },
  'cold-glass': { ...none, plant: 2, leaf: 1, wedge: 1, main: 1 },
  bottle: none,
  fruit: none,
  cheese: { ...none, leaf: 1 },
  jar: none,
  grains: none,
  leaf: none,
  root: none,
  egg: { ...none, leaf: 1, dust: 1 },
  plate: { ...roomy, main: 2, plant: 3 },
};

/** Where an egg is seen as such; elsewhere it is beaten into something. */
const eggShows: ReadonlySet<Form> = new Set([
  'rice',
  'noodles',
  'soup',
  'stew',
  'pot',
  'omelette',
  'salad',
  'noodle-soup',
  'vegetables',
  'plate',
]);

/** Where an egg that the record's shape names lies there whole or halved. */
const wholeEggs: ReadonlySet<Form> = new Set(['stew', 'pot', 'soup', 'salad', 'noodle-soup']);

/** Where potatoes and the like are the dough or the mash itself, and never lie whole. */
const grated: ReadonlySet<Form> = new Set([
  'pancake',
  'omelette',
  'flatbread',
  'bread',
  'dip',
  'cake',
  'tart',
  'fried',
]);
const roots: ReadonlySet<string> = new Set(['potato', 'sweet potato']);

/** Where cheese is what the sweet is made of, and never lies on it. */
const sweet: ReadonlySet<Form> = new Set(['cake', 'custard', 'ice', 'sweets', 'sweet-soup']);
const cheeses: ReadonlySet<string> = new Set(['cheese', 'fresh cheese', 'blue cheese', 'mozzarella']);

/** Where tuna lies raw or may; elsewhere it is cooked, and red it would be taken for sausage. */
const rawFish: ReadonlySet<Form> = new Set(['sushi', 'fish', 'rice', 'salad']);

/** Spices that were stewed with the filling, and never lie on bread or beside a cut. */
const stewed: ReadonlySet<string> = new Set(['star', 'cinnamon']);
const carried: ReadonlySet<Form> = new Set(['sandwich', 'bun', 'taco', 'flatbread', 'rolls', 'parcel', 'dumplings']);

/** Dried fruit that is baked into a cake, and looks like beans on it. */
const bakedIn: ReadonlySet<string> = new Set(['raisins', 'date']);

/** Where greens were cooked in what they lie in. */
const wet: ReadonlySet<Form> = new Set(['soup', 'stew', 'curry', 'pot']);
const wilted = (greens: Garnish): Garnish => ({ ...greens, piece: 'choppedGreens', tone: '#46702f' });

/** Of what the record states, the things that a form shows: those of its shape and name first, then in the order of the ingredients. */
function seen(food: DrawnFood, form: Form): Readonly<Record<Layer, readonly Garnish[]>> {
  const room = rooms[form];
  const allowed = ({ allergen }: Garnish) =>
    allergen === undefined ||
    food.allergens.includes(allergen) ||
    (allergen === 'tree nut' && food.allergens.includes('nuts'));
  const stated = food.ingredients.map(garnishOf).filter((garnish) => garnish !== null);
  const text = `${food.name} ${food.shape}`.toLowerCase();
  const wished = food.wish.garnish?.map(garnishNamed);
  const beaten = !eggShows.has(form);
  const whole = wholeEggs.has(form) && /\beggs?\b/.test(text);
  const eggAs = whole ? 'boiled egg' : /\bfried egg\b/.test(text) ? 'fried egg' : 'egg';
  const candidates =
    wished ??
    [...new Set(stated.map((garnish) => (garnish.name === 'egg' ? garnishNamed(eggAs) : garnish)))]
      .filter((garnish) => garnish.dissolves !== true || room.raw === true || garnish.words.test(text))
      .filter(({ name }) => !(beaten && name === 'egg'))
      // It went into the marinade.
      .filter(
        ({ name, words }) => !((form === 'roast' || form === 'shellfish') && name === 'apple' && !words.test(text)),
      )
      .filter(({ piece }) => !(stewed.has(piece) && carried.has(form)))
      .filter(({ name }) => name !== 'bread cubes' || form === 'salad')
      // Chopped or pounded: a bulb of it lies on nothing that does not name it.
      .filter(({ name, words }) => !(name === 'garlic' && !words.test(text)))
      .filter(({ name, words }) => !(form === 'dip' && name === 'ginger' && !words.test(text)))
      .filter(({ name }) => !(sweet.has(form) && cheeses.has(name)))
      .filter(({ name, words }) => !(form === 'cake' && bakedIn.has(name) && !words.test(text)))
      .filter(({ name, words }) => !(grated.has(form) && roots.has(name) && !words.test(text)));
  const cooked = candidates.map((one): Garnish => {
    if (one.name === 'tuna' && !rawFish.has(form)) return garnishNamed('cooked tuna');
    // Jujubes and salted plums are wrinkled, and hang on no stalk.
    if (one.name === 'cherry' && !food.ingredients.some((each) => /\bcherr/i.test(each)))
      return { ...one, piece: 'date' };
    if (one.name === 'potato' && /\b(fries|frites|chips)\b/.test(text))
      return { ...one, piece: 'fries', tone: '#e6b84e' };
    // Stewed they are wilted: standing in a sauce they would be a salad.
    if (one.name === 'greens' && wet.has(form)) return wilted(one);
    return one.name === 'mince' && /\b(meat)?balls\b/.test(text) ? garnishNamed('meatball') : one;
  });
  const fit = [...new Set(cooked)]
    .filter((garnish) => allowed(garnish) && statedFor(garnish, food.ingredients) !== null)
    .toSorted((one, other) => Number(other.words.test(text)) - Number(one.words.test(text)));
  const layer = (name: Layer) =>
    fit.filter((garnish) => garnish.layer === name).slice(0, wished === undefined ? room[name] : 4);
  return {
    main: layer('main'),
    plant: layer('plant'),
    leaf: layer('leaf'),
    dust: layer('dust'),
    cream: layer('cream'),
    wedge: layer('wedge'),
  };
}

/** With the seed's share; two colours nearer to each other than this are one to the eye. */
const leastApart = 0.13;

/** Which of several goes best with what stands on it; among the three best the seed decides. */
function contrasting<T extends { readonly colour: string }>(
  choice: SeededChoice,
  options: readonly T[],
  against: readonly string[],
): T {
  const worth = (one: T) => Math.min(...against.map((colour) => distance(one.colour, colour)));
  const best = options
    .map((one) => ({ one, worth: Math.min(worth(one), 0.2) + choice.number(0, 0.1) }))
    .toSorted((first, second) => second.worth - first.worth);
  // Milk-white in a white bowl is not seen.
  const clear = best.filter((each) => each.worth >= leastApart);
  return choice.pick((clear.length > 0 ? clear : best).slice(0, 4)).one;
}

const whiteDish: VesselLook = { outside: '#f3efe6', inside: '#e6dfd0', line: '#999', rim: 'none' };

const potLooks: readonly VesselLook[] = [
  { outside: '#3c393b', inside: '#2a2829', line: '#777', rim: 'none' },
  { outside: '#8a4f34', inside: '#5a3222', line: '#777', rim: 'none' },
  { outside: '#5a4336', inside: '#3c2c24', line: '#777', rim: 'none' },
  { outside: '#a4552f', inside: '#6a3820', line: '#777', rim: 'none' },
];

function noodleLook(food: DrawnFood): { readonly noodle: string; readonly noodleWidth: number } {
  const text = `${food.ingredients.join(' ')} ${food.shape} ${food.consistency}`.toLowerCase();
  const noodleWidth =
    /thick|udon|ribbon|broad|wide|flat/.test(`${food.shape} ${food.consistency} ${food.name}`.toLowerCase()) ||
    /\b(wide|broad|flat)( [a-z]+)? noodles/.test(text)
      ? 15
      : 9;
  if (/turmeric|saffron/.test(text) && /rice noodle/.test(text)) return { noodle: '#f2cf68', noodleWidth };
  if (/buckwheat|soba/.test(text)) return { noodle: '#b59a7c', noodleWidth };
  if (/sweet potato starch|glass noodle|mung bean noodle/.test(text)) return { noodle: '#cdb088', noodleWidth };
  if (/rice (noodle|vermicelli)|rice flour|tapioca|udon|rice-noodle/.test(text))
    return { noodle: '#f8efdc', noodleWidth };
  return { noodle: '#f2d48c', noodleWidth };
}

/** It lies over rice, of which a part is seen. */
const isOverRice = ({ name }: DrawnFood, text: string, form: Form) =>
  /(bowl of|on|over|with|plate) (a (mound|bowl) of )?rice|rice (bowl|plate)|donburi|mound of rice|half plate of rice/.test(
    text,
  ) ||
  (/\bdon$/.test(name.toLowerCase()) && form === 'rice');

/** What the food stands in and on: a vessel, a table and perhaps a mat, each to be told from what it stands beside. */
function settingOf(
  food: DrawnFood,
  { choice, form, first }: { choice: SeededChoice; form: Form; first: string },
): Pick<PicturePlan, 'vessel' | 'table' | 'mat'> {
  const culture = cultureOf(food.origin);
  const looks = culture.vessels
    // A plate of yellow brass under white rice is taken for an omelette.
    .map((name) => (form === 'rice' && name === 'brass' ? vesselLooks.steel : vesselLooks[name]))
    .map((look): VesselLook & { readonly colour: string } => ({ ...look, colour: look.inside }));
  const vessel =
    form === 'pot'
      ? /white dish/.test(food.shape)
        ? whiteDish
        : choice.pick(potLooks)
      : contrasting(choice, looks, [first]);
  const table = contrasting(
    choice,
    tables.map((colour) => ({ colour })),
    [vessel.inside, vessel.outside, first],
  );
  const cloth = contrasting(
    choice,
    cloths.map((one) => ({ ...one })),
    [table.colour, vessel.inside, mix(vessel.outside, vessel.inside, 0.3)],
  );
  return {
    vessel,
    table: { kind: woods.has(table.colour) ? 'planks' : 'plain', colour: table.colour },
    mat: choice.chance(0.86)
      ? {
          weave: choice.pick(culture.weaves),
          round: choice.chance(0.2),
          colour: cloth.colour,
          ink: cloth.ink,
          second: cloth.second,
        }
      : null,
  };
}

/** Everything that a drawing needs to know, from what a food states. Deterministic. */
export function planPicture(food: DrawnFood): PicturePlan {
  const choice = seededChoice(food.seed);
  const { form, shape } = formOf(food);
  const stated = food.wish.colours ?? food.colours;
  const colours = stated.length > 0 ? stated : ['#c98a4f', '#e6b877', '#8d4a2f'];
  const things = seen(food, form);
  const first = colours[0] ?? '#c98a4f';
  const { vessel, table, mat } = settingOf(food, { choice, form, first });
  const text = `${food.shape} ${food.consistency} ${food.name}`.toLowerCase();
  const coversRice = isOverRice(food, text, form);
  return {
    form,
    shape,
    colours,
    ...things,
    cream: things.cream[0] ?? null,
    vessel,
    vesselKind: food.wish.vessel ?? null,
    table,
    mat,
    origin: food.origin,
    shapeText: text,
    ingredientText: food.ingredients.join(', ').toLowerCase(),
    leafy: /lettuce|leaf|leaves|frisée|rocket|cress|spinach|cabbage|herbs|salad leaves|endive|chicory/.test(
      food.ingredients.join(' ').toLowerCase(),
    ),
    dough: /maize|corn/.test(food.ingredients.join(' ').toLowerCase())
      ? '#e9bd5f'
      : /buckwheat|rye/.test(food.ingredients.join(' ').toLowerCase())
        ? '#b98d5c'
        : '#e6bd80',
    steams: /hot/i.test(food.temperature),
    thick: /thick|creamy|pur[ée]e|porridge|velvet|smooth|silken|cream|gruel|gravy/.test(text),
    thin: /\bthin|watery|liquid|clear|pourable|runny/.test(text),
    clear: /\bclear\b|transparent|colou?rless/.test(text),
    allergens: food.allergens,
    floury: food.allergens.includes('gluten'),
    milky: food.allergens.includes('milk'),
    chunky: /chunk|cubes|dice|loose|coarse|rough|crushed|mince/.test(text),
    rice: coversRice || lightnessOf(first) > 0.93 ? '#fbf5e6' : first,
    coversRice: coversRice && chromaOf(first) > 0.04 && things.main.some(({ piece }) => piece === 'eggFlakes'),
    ...noodleLook(food),
  };
}
