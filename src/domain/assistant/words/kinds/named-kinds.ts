import { courseOf } from '#domain/pairing/course.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { type DishKind, isSaid, kind, notHeld } from './dish-kind.ts';
import { feels, isCookedBy, isDessert, isFruit, isMeal, isNoodle, isSoup, MAIN } from './food-kinds.ts';

/** Kinds of dishes that people ask for by a name: English words, German words, and what is said of one. */
const names: readonly (readonly [en: string, de: string, said: RegExp])[] = [
  ['sushi|sashimi', 'sushi|sashimi', /sushi|sashimi|gimbap/i],
  ['pizzas?', 'pizzas?|pizzen', /\bpizza/i],
  ['burgers?|hamburgers?', 'burger|hamburger', /burger/i],
  ['sandwich(?:es)?', 'sandwich(?:es)?|belegte brote', /\bsandwich|banh mi|smørrebrød/i],
  ['tacos?', 'tacos?', /\btacos?\b/i],
  [
    'kebabs?|kebaps?|skewers?',
    'kebabs?|kebaps?|spieße?n?',
    /keb[ae][bp]|kabab|skewer|souvlaki|satay|yakitori|brochette/i,
  ],
  ['meatballs?', 'fleischbällchen|hackbällchen|frikadellen?|buletten?', /meat ?balls?|köfte|kofta|klopse|frikadelle/i],
  ['porridges?|gruels?', 'brei|porridge', /porridge|congee|gruel/i],
  ['pancakes?', 'pfannkuchen', /pancake|crêpe|galette|dosa/i],
  [
    '(?:filled |stuffed )?dumplings?|pasta parcels?',
    '(?:gefüllte[nr]? )?(?:teigtaschen?|maultaschen|dumplings?)',
    /^(?!.*\b(?:meatballs?|(?:bread|potato) dumplings?|klopse|\w*knödel)\b).*(?:dumpling|gyoza|mandu|momo|pierogi|ravioli|tortellini|parcels)/is,
  ],
  [
    '(?:filled |stuffed |steamed )*(?:buns?|baos?|baozi)(?! (?:for|with) (?:a |the )?burgers?)',
    'baos?|baozi|dampfbrötchen|hefeklöße',
    /\bbuns\b|(?:steamed|filled|flat|griddled|sweet) bun\b|\bbao\b|xiaolongbao|roujiamo/i,
  ],
  ['fritters?', 'fritters?|krapfen', /fritter/i],
  ['hot ?pots?', 'feuert[oö]pfe?', /hot ?pot/i],
];

const isStew = isSaid(/\bstews?\b|braised|goulash|tagine|ragout|jjigae|\bwat\b/i);

/** Cooked long in its own sauce, whatever it is called. */
const isStewed = (food: TasteTraits) =>
  ['main', 'soup', null].includes(courseOf(food)) &&
  isMeal(food) &&
  !isNoodle(food) &&
  !feels(food, 'crispy', 'fluffy', 'springy') &&
  (isStew(food) || (isCookedBy(/stew|brais|simmer/)(food) && feels(food, 'saucy', 'tender', 'velvety', 'thick')));

/** Fruit as it grows, and sweet things of it that are eaten cold. */
const isFruity = (food: TasteTraits) =>
  isFruit(food) || (isDessert(food) && food.flavours.includes('fruity') && !isCookedBy(/bak|fry/)(food));

/** Read before any salad is, for that is none of lettuce. */
export const fruitSalad: DishKind = kind('fruit salads?', 'obstsalate?|fruchtsalate?', isFruity, {
  fit: (food) => (isFruit(food) ? 3 : 0),
});

const isStuffed = isSaid(/stuffed|filled|filling|rolled|rolls?\b|wrapped/i);
const ofDough = /flour|dough|pastry|noodle|tortilla|wrapper/i;
/** A vegetable with something in it, be that meat. */
const isStuffedWith = (vegetable: RegExp, place: number) => (food: TasteTraits) =>
  isMeal(food) &&
  isStuffed(food) &&
  food.ingredients.slice(0, place).some((one) => vegetable.test(one)) &&
  !food.ingredients.slice(0, MAIN).some((one) => ofDough.test(one));

/** English, German, and the vegetable by its ingredient. */
const stuffed: readonly (readonly [en: string, de: string, vegetable: RegExp])[] = [
  ['(?:bell |green |red )?(?:peppers?|chill?ies)', 'paprika(?:schoten?)?', /pepper(?!corn)|chill?i|rocoto/i],
  ['tomatoes', 'tomaten?', /tomato/i],
  ['aubergines?|eggplants?', 'auberginen?', /aubergine/i],
  ['cabbage(?: leaves| rolls)?', 'kohlblätter|kohl', /cabbage/i],
  ['(?:vine|grape) leaves', 'weinblätter', /(?:vine|grape) leaves/i],
];

/** Read before what is stuffed with anything, and before any vegetable. */
export const stuffedVegetables: readonly DishKind[] = [
  ...stuffed.map(([en, de, vegetable]) =>
    kind(`(?:stuffed|filled) (?:${en})`, `gefüllte[mnrs]? (?:${de})`, isStuffedWith(vegetable, MAIN)),
  ),
  kind(
    '(?:stuffed|filled) (?:vegetables?|veggies|veg)',
    'gefüllte[mnrs]? gemüse\\w*',
    isStuffedWith(/pepper(?!corn)|chill|rocoto|tomato|aubergine|courgette|cabbage|(?:vine|grape) leaves|potato/i, 1),
    { fit: (food) => (isSaid(/stuffed|filled/i)(food) ? 2 : 0) },
  ),
];

const tablesOfMezze: ReadonlySet<string> = new Set([
  'Lebanese',
  'Syrian',
  'Turkish',
  'Greek',
  'Israeli',
  'Palestinian',
  'Cypriot',
  'Egyptian',
  'Jordanian',
  'Armenian',
]);

/** The small dishes that stand together on the tables of the eastern Mediterranean. */
function isMezze(food: TasteTraits): boolean {
  const course = courseOf(food);
  return (
    tablesOfMezze.has(food.origin) &&
    (course === 'starter' || course === 'salad' || course === 'side') &&
    food.flavours.length > 0
  );
}

export const namedKinds: readonly DishKind[] = [
  ...names.map(([en, de, said]) => kind(en, de, isSaid(said))),
  kind('knödel', 'knödel|klöße?n?|\\w{4,}knödel', isSaid(/(?:bread|potato|yeast) dumplings?|knödel/i), {
    wider: isSaid(/dumpling/i),
  }),
  // A stew is no soup of noodles, and need not be thin.
  kind(
    '(?<!(?<!\\b(?:i|we|they|he|she|really) )like (?:a )?)(?:stews?|tagines?|goulash(?:es)?|ragouts?|fricassees?)',
    'eintöpfe?n?|eintopf|schmortöpfe?|schmortopf|gulasch|ragouts?|tajines?',
    isStewed,
    { wider: isSoup, fit: (food) => (isStew(food) ? 3 : 0) },
  ),
  kind('mezz?es?|mezedes|meze platters?', 'mezz?e|meze|mezedes', isMezze, {
    wider: (food) => courseOf(food) === 'starter',
  }),
  kind(
    `${notHeld.en}(?:(?:leafy|green|salad) )?greens|${notHeld.en}leafy (?:vegetables?|veg)`,
    `${notHeld.de}(?:blattgemüse|grünzeug|blattgrün)`,
    (food) =>
      isMeal(food) &&
      food.ingredients
        .slice(0, MAIN - 1)
        .some((one) =>
          /spinach|\bgreens\b|\bkale\b|chard|collard|lettuce|rocket|\brapa\b|amaranth|\bnettle|morning glory|cassava leaves|cabbage|pak choi/i.test(
            one,
          ),
        ),
    { fit: (food) => (/spinach|greens|kale|chard|collard|leaves/i.test(food.ingredients[0] ?? '') ? 3 : 0) },
  ),
];
