import type { Course } from '#domain/foods/course.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { headOf, isSaid } from './dish-kind.ts';

/*
 * Of which kind a food is, by what its record states: its course (R31), else its ingredients, its words and the first sentence of what is said of it.
 */

export const states = (food: TasteTraits, words: RegExp) => food.ingredients.some((one) => words.test(one));
const isStated = ({ defaulted }: TasteTraits) =>
  !defaulted.includes('sweet') && !defaulted.includes('salty') && !defaulted.includes('umami');
export const feels = ({ textures }: TasteTraits, ...words: readonly string[]) =>
  words.some((word) => textures.includes(word));

const drinkHead =
  /^(?:[\p{L}\p{N}'’]+[ ,–-]+){0,7}(?:drink|drinks|apéritif|aperitif|spirit|liqueur|cocktail|brew|infusion|espresso|coffee|tea|juice|smoothie|lemonade|milkshake|beer|lager|stout|cider|wine)\b/iu;
/** How it is had, in the first sentence: 'drunk cold in summer'. */
const isDrunk = isSaid(/\bdrunk\b/i);
const solid =
  /\b(?:ice cream|cake|custard|sponge|dessert|dumplings?|sweets|sweet (?:of|made|from)|chocolate made|pancakes?|biscuits?|pudding|shells?|cream cheese)\b/i;

/** Something to drink: by its course (R31), else by what it is said to be and because drinks are not salted. */
export function isDrink(food: TasteTraits): boolean {
  const course = courseOf(food);
  if (course !== null) return course === 'drink';
  return (
    isStated(food) &&
    food.intensities.salty <= 1 &&
    food.intensities.umami <= 2 &&
    (drinkHead.test(food.description) || isDrunk(food)) &&
    !solid.test(headOf(food)) &&
    !feels(food, 'crispy', 'crunchy', 'flaky', 'tender')
  );
}

/** Something sweet to eat: by its course (R31), else by its taste. */
export function isDessert(food: TasteTraits): boolean {
  const course = courseOf(food);
  if (course !== null) return course === 'dessert';
  const {
    intensities: { sweet, salty, umami },
    flavours,
  } = food;
  return (
    isStated(food) &&
    !isDrink(food) &&
    salty <= 1.5 &&
    umami <= 1 &&
    (sweet >= 2.5 || (sweet >= 1.5 && flavours[0] === 'sweet'))
  );
}

/** What is on its own no dish: something to cook with, or to put on one (R31). */
const isPantry = (food: TasteTraits) => {
  const course = courseOf(food);
  return course === 'ingredient' || course === 'sauce';
};

/** Something to eat that is served by itself. */
export const isServed = (food: TasteTraits) => !isDrink(food) && !isPantry(food);

export const isMeal = (food: TasteTraits) => !isDrink(food) && !isDessert(food) && !isPantry(food);

/** A meal, and nothing that is eaten beside one. */
export const isDish = (food: TasteTraits) => isMeal(food) && !['bread', 'side', 'snack'].includes(courseOf(food) ?? '');

export const isSoup = (food: TasteTraits) =>
  isMeal(food) &&
  (courseOf(food) === 'soup' ||
    /\b(?:soups?|jjigae|ramen|ph[oở]|bouillon|consommé)\b/i.test(headOf(food)) ||
    ((['brothy'].includes(food.textures[0] ?? '') || (courseOf(food) === null && feels(food, 'brothy'))) &&
      food.cookingMethods.some((one) => /simmer|boil/.test(one))));
const isFolded = isSaid(/dumpling|\bbuns?\b|\brolls?\b|\bsausage/i);
export const isNoodle = (food: TasteTraits) =>
  isMeal(food) &&
  ((/noodle|ramen|udon|soba\b|vermicelli/i.test(headOf(food).replace(/fried noodles/i, '')) &&
    !feels(food, 'crispy') &&
    !isFolded(food)) ||
    (!isFolded(food) &&
      food.ingredients.slice(0, MAIN).some((one) => /noodle|\budon|\bsoba\b|vermicelli|spaghetti|pasta\b/i.test(one)) &&
      feels(food, 'slippery', 'chewy', 'silky', 'springy', 'brothy')) ||
    isPasta(food));
/** How records name pasta, and noodles of any kind. */
export const pastaNamed =
  /\bpasta|spaghetti|lasagn|gnocchi|ravioli|tortellini|orecchiette|bucatini|macaroni|penne|linguine|tagliatelle/i;
export const noodlesNamed = /noodle|vermicelli|\budon|\bsoba\b|spaghetti|macaroni|\bpasta\b/i;
export const isPasta = (food: TasteTraits) => pastaNamed.test(headOf(food)) && isMeal(food);
export const isCurry = (food: TasteTraits) =>
  isMeal(food) &&
  courseOf(food) !== 'bread' &&
  courseOf(food) !== 'snack' &&
  (/\b(?:curry(?! lea)|curries)|\bdal\b|rendang|masala\b(?! (?:chai|dosa))/i.test(headOf(food)) ||
    (/^(?:indian|pakistani|bangladeshi|sri lankan|nepalese)$/i.test(food.origin) &&
      feels(food, 'saucy', 'velvety') &&
      !feels(food, 'crispy')));
const isSaidSalad = isSaid(/\bsalads?\b|\bslaw\b|ceviche|\binsalata\b/i);
/** A dish, and no herb that goes into one. */
export const isSalad = (food: TasteTraits) => isServed(food) && isSaidSalad(food);
export const isBread = (food: TasteTraits) => {
  const course = courseOf(food);
  return course === null ? isSaidBread(food) : course === 'bread';
};
const isSaidBread = isSaid(/\b(?:flat)?breads?\b|\bloaf\b|baguette|brioche|\bnaan\b|\broti\b|focaccia/i);
export const MAIN = 4;
/** Of what a food is made that counts as vegetables. */
export const vegetables =
  /aubergine|eggplant|cabbage|spinach|potato|carrot|courgette|tomato|pepper(?!corn)|mushroom|cauliflower|(?<!soy ?|soya |coffee |cocoa )bean|bitter melon|bitter gourd|kale|chard|endive|chicory|radicchio|asparagus|fennel bulb|celeriac|beet|turnip|parsnip|kohlrabi|onion|rocket|bamboo shoot|yam|cassava|pea\b|peas\b|chickpea|lentil|artichoke|broccoli|radish|cucumber|lotus|papaya|fern|burdock|pumpkin|squash|corn\b|maize|nopal|leek|greens|rapa|okra|taro|avocado|lettuce|sprout/i;
export const isHeavy = ({ flavours }: TasteTraits) => flavours.includes('rich') || flavours.includes('hearty');
/** Eaten out of hand, by how it feels and is cooked. */
export const isHandy = (food: TasteTraits) =>
  isServed(food) &&
  !isSoup(food) &&
  !isNoodle(food) &&
  !feels(food, 'saucy', 'brothy', 'succulent', 'velvety') &&
  food.cookingMethods.every((one) => !/brais|stew|confit/.test(one)) &&
  feels(food, 'crispy', 'crunchy', 'chewy', 'flaky', 'soft');
/** What is a meal or a salad by its course is none. */
export const isSnack = (food: TasteTraits) => !snackless.has(courseOf(food)) && isHandy(food);
const snackless: ReadonlySet<Course | null> = new Set<Course | null>(['main', 'salad', 'soup']);
const before: ReadonlySet<Course | null> = new Set<Course | null>(['starter', 'salad', 'soup', 'snack', null]);
export const isStarter = (food: TasteTraits) =>
  isMeal(food) && before.has(courseOf(food)) && !isHeavy(food) && !isCurry(food);
const beside: ReadonlySet<Course | null> = new Set<Course | null>(['side', 'bread', 'salad']);
/** By its course, else by what it is made of; sweet bread is no side. */
export const isSide = (food: TasteTraits) => {
  const course = courseOf(food);
  if (!isMeal(food) || isNoodle(food) || isSoup(food) || food.intensities.sweet > SWEET_SIDE) return false;
  return course === null ? isSalad(food) || food.diet.vegetarian === true : beside.has(course);
};
/** Carrots and sweetcorn are sides, a brioche is none. */
const SWEET_SIDE = 3;
/** Parts of plants that season a dish. */
const isSpice = (food: TasteTraits) =>
  isPantry(food) &&
  states(food, /\b(?:leaf|leaves|stalks?|cardamom|seeds?|roots?|rhizomes?|bark|quills?|chill?i(?:e?s)?|herbs?)\b/i);

/** Eaten as it grows: it is all that is in it, and no spice. */
export const isFruit = (food: TasteTraits) =>
  food.ingredients.length === 1 &&
  !states(food, /\bdried\b|\bpepper/i) &&
  !isSpice(food) &&
  !states(
    food,
    /mushroom|chanterelle|truffle|\bhoney\b|\bolives?\b|\bsyrup\b|\btomato|\bvinegar|\bwine\b|\bjuice\b/i,
  ) &&
  (courseOf(food) === 'dessert' || food.flavours.some((flavour) => flavour === 'fruity' || flavour === 'citrusy'));
/** A leaf that seasons: basil, thyme. */
export const isHerb = (food: TasteTraits) =>
  food.ingredients.length === 1 &&
  courseOf(food) === 'ingredient' &&
  food.flavours.some((flavour) => flavour === 'herbal' || flavour === 'minty') &&
  !isFruit(food) &&
  !states(food, vegetables) &&
  !states(food, /\boil\b|vinegar|\bpods?\b|\bseeds?\b|onion|garlic|celery|rocket|radicchio|pepper/i);
/** A seed, a bark, a root or a powder of one that seasons. */
export const isSpiceItself = (food: TasteTraits) =>
  isPantry(food) &&
  !isHerb(food) &&
  courseOf(food) !== 'sauce' &&
  states(
    food,
    /\b(?:seeds?|bark|quills?|pods?|peppercorns?|cloves|nutmeg|buds?|rhizomes?|turmeric|ginger|paprika|saffron|resin|star anise|sumac|cinnamon|cumin|cardamom)\b/i,
  ) &&
  !states(food, /\b(?:oil|vinegar|milk|tomato\w*|pine nuts?|chia|sesame)\b/i);
/** Nothing but itself, and no fruit: what dishes are made of. */
export const isBasic = (food: TasteTraits) =>
  food.ingredients.length === 1 && !isFruit(food) && ['side', 'snack', 'ingredient'].includes(courseOf(food) ?? '');
/** Rice, potatoes and the like that are eaten beside something. */
export const isPlainStarch = (food: TasteTraits) =>
  courseOf(food) === 'side' &&
  food.ingredients.length <= 3 &&
  states(food, /\b(?:rice|potato(?:es)?|couscous|bulgur|polenta|millet|quinoa|noodles|cassava|plantains?)\b/i);
export const isCheese = (food: TasteTraits) =>
  courseOf(food) === 'ingredient' && states(food, /\bmilk\b/i) && isSaid(/\bcheeses?\b|mozzarella/i)(food);
export const isBlueCheese = (food: TasteTraits) =>
  isCheese(food) &&
  isSaid(/gorgonzola|roquefort|stilton|cabrales|danish blue|\bblue (?:cheese|veins?|veined|mould|mold)/i)(food);
export const isInsect = (food: TasteTraits) =>
  states(food, /\b(?:crickets?|grasshoppers?|mealworms?|locusts?(?! beans?)|silkworms?|larvae|ants?|chapulines)\b/i);
export const isOffal = (food: TasteTraits) =>
  states(
    food,
    /\b(?:tripe|tongue|livers?|kidneys?(?! beans?)|sweetbreads?|(?<!vegetable )marrow|(?<!palm |artichoke |lettuce |romaine |celery |cabbage )hearts?(?! of palm)|gizzards?|intestines?|lungs?|feet|trotters?)\b/i,
  ) && !isDessert(food);
/** What many would not have put before them unasked: insects, offal, blood, a guinea pig, a shark left to ferment. */
export const isForTheBrave = (food: TasteTraits) =>
  isInsect(food) ||
  isOffal(food) ||
  states(
    food,
    /\b(?:blood|guinea pigs?|frogs?|snails?|horse|horsemeat|shark|jellyfish|fertilised|cod milt|brains?|testicles)\b/i,
  ) ||
  /surstr|h[áa]karl|balut|century egg/i.test(food.name);
export const isSeaweed = (food: TasteTraits) =>
  states(food, /\b(?:seaweed|nori|wakame|kombu|kelp|dulse|laver|samphire)\b/i);
export const isCookedBy = (methods: RegExp) => (food: TasteTraits) =>
  food.cookingMethods.some((one) => methods.test(one));
