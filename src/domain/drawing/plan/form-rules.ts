import type { DrawnFood } from './drawn-food.ts';
import { roomOfCourse, rules } from './form-words.ts';
import { type Form, formShapes, isForm } from './forms.ts';
import { shapeWords, sweetShapes } from './shape-words.ts';

const textOf = ({ name, shape, consistency }: DrawnFood) => `${name} | ${shape} | ${consistency}`.toLowerCase();

function formOfDrink(food: DrawnFood): Form {
  const text = textOf(food);
  if (
    /bottle|\bsake\b|soju|baijiu|makgeolli|raki|ouzo|schnaps|vodka|spirit|cacha[çc]a|aquavit|arak|liqueur|rum\b|tequila|mezcal|palinka|brandy|whisk/.test(
      text,
    ) &&
    !/wine glass|tumbler|cocktail|tall/.test(text)
  )
    return 'bottle';
  return /hot|warm/i.test(food.temperature) ? 'hot-cup' : 'cold-glass';
}

function formOfIngredient(food: DrawnFood): Form {
  const text = `${textOf(food)} ${food.ingredients[0]?.toLowerCase() ?? ''}`;
  if (food.ingredients.some((one) => /rennet|ripening culture|blue mould/i.test(one))) return 'cheese';
  if (/cheese|\bmilk.*(wheel|wedge)|\bbrie|camembert|feta\b|halloumi|paneer|brunost|wedge cut from/.test(text))
    return 'cheese';
  if (/\beggs?\b/.test(text) && !/eggplant|fruit/.test(text)) return 'egg';
  if (/tuber|rhizome|truffle|bulb\b/.test(text)) return 'root';
  if (/fruit|melon|berr|citrus|durian|mango|persimmon|lychee|banana|flesh|plum|stone\b/.test(text)) return 'fruit';
  if (/paste|jar\b|jam|honey|syrup|miso|spread|extract|sauce|ferment|mustard|vinegar|pickle/.test(text)) return 'jar';
  if (/seaweed|leaf|leaves|herb|sheet|nori|kelp|flower|petal/.test(text)) return 'leaf';
  if (/root|mushroom|pod\b|radish/.test(text)) return 'root';
  return 'grains';
}

const fallback: Readonly<Record<string, Form>> = {
  soup: 'soup',
  salad: 'salad',
  dessert: 'sweets',
  bread: 'bread',
  sauce: 'dip',
  side: 'vegetables',
  snack: 'fried',
  starter: 'plate',
  main: 'stew',
};

const isMeat = ({ ingredients, name }: DrawnFood) =>
  /\b(beef|veal|pork|lamb|mutton|goat|meat|sausage|wurst|duck|turkey|chicken)\b/i.test(
    `${name} ${ingredients.join(' ')}`,
  );

/** A fruit eaten as it is: nothing but itself is stated, and its shape speaks of a fruit. */
const isBareFruit = ({ name, shape, ingredients }: DrawnFood) =>
  ingredients.length <= 2 &&
  /\bfruit|\bflesh\b|\bpulp\b|\bsegments\b|\blobes\b|\bbulbs\b|(five-pointed|black) (slices|seeds)|\bolives?\b|\bdates?\b/.test(
    `${name} ${shape}`.toLowerCase(),
  );

/** What the words told, put right by what they tell together. */
function corrected(food: DrawnFood, found: Form | undefined): Form | undefined {
  const [shape, consistency] = [food.shape.toLowerCase(), food.consistency.toLowerCase()];
  if (found === 'stew' && /crust|crisp|craggy|batter/.test(consistency) && !/sauce|broth/.test(shape)) return 'fried';
  // 'Slices under brown sauce' of meat are a roast; what else swims in a sauce as a main dish is a curry, and no dip.
  if ((found === 'dip' || found === 'curry') && /\b(slices|balls) under\b/.test(shape) && isMeat(food)) return 'roast';
  if (found === 'dip' && food.course === 'main' && /sauce/.test(shape) && !/mash|mound|swirl/.test(shape))
    return 'curry';
  if (found === 'noodles' && /broth|soup/.test(`${shape} ${consistency}`)) return 'noodle-soup';
  return found;
}

function derivedForm(food: DrawnFood): Form {
  if (food.course === 'drink') return formOfDrink(food);
  if (food.course !== 'ingredient' && food.course !== 'sauce' && isBareFruit(food)) return 'fruit';
  if (food.course === 'ingredient') return formOfIngredient(food);
  const room = roomOfCourse[food.course ?? ''];
  const [name, shape, consistency] = [
    food.name.toLowerCase(),
    food.shape.toLowerCase(),
    food.consistency.toLowerCase(),
  ];
  const told = (text: string, vague: boolean) =>
    rules.find(
      ([form, words]) =>
        (room === undefined || room.includes(form)) &&
        (vague || !vagueInNames.has(form)) &&
        words.test(text) &&
        (form !== 'noodles' || hasNoodles(food)),
    )?.[0];
  if (food.course === 'side' && /greens|spinach|stems|leaves/.test(`${name} ${shape}`) && !/stuffed|rolled/.test(shape))
    return 'vegetables';
  const sweet = food.course === 'dessert' && sweetShapes.some(([, words]) => words.test(shape)) ? 'sweets' : undefined;
  const found = told(name, false) ?? told(shape, true) ?? sweet ?? told(consistency, true) ?? told(name, true);
  return corrected(food, found) ?? fallback[food.course ?? ''] ?? 'plate';
}

/** What a name says by the way: 'butter chicken' is no roast. */
const vagueInNames: ReadonlySet<Form> = new Set(['roast', 'vegetables', 'fried', 'stew', 'fish', 'dip', 'shellfish']);

const hasNoodles = ({ ingredients, name, shape }: DrawnFood) =>
  /noodle|pasta|spaghett|vermicelli|semolina|durum|soba|linguine|macaroni|konjac|bucatini|gnocchi|flour|starch/i.test(
    `${ingredients.join(' ')} ${name} ${shape}`,
  );

/** The form and shape of a food's drawing: as the record says, else as its words tell. @throws {Error} for a form or shape that the engine has not */
export function formOf(food: DrawnFood): { readonly form: Form; readonly shape: string } {
  const wished = food.wish.form;
  if (wished !== undefined && !isForm(wished)) throw new Error(`${food.name}: no such form: ${wished}`);
  const form = wished ?? derivedForm(food);
  const shapes: readonly string[] = formShapes[form];
  if (food.wish.shape !== undefined) {
    if (!shapes.includes(food.wish.shape)) throw new Error(`${food.name}: ${form} has no shape ${food.wish.shape}`);
    return { form, shape: food.wish.shape };
  }
  const text = textOf(food);
  const told = (form === 'sweets' ? sweetShapes : (shapeWords[form] ?? [])).find(([, words]) => words.test(text))?.[0];
  // What shows an egg by itself is for those alone that state it.
  if (told === 'eggs' && !food.allergens.includes('egg')) return { form, shape: 'balls' };
  return { form, shape: told ?? (form === 'sweets' ? 'squares' : (shapes[0] ?? '')) };
}
