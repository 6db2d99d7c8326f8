import type { Course } from '#domain/foods/course.ts';
import { courseOf } from '#domain/pairing/course.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { type DishKind, headOf, isSaid, kind } from './dish-kind.ts';
import { germanPattern } from './german-pattern.ts';
import { namedKinds } from './named-kinds.ts';
import { type ReadPart, takeOut, type WishPart } from '#domain/assistant/reading/wish-part.ts';

const states = (food: TasteTraits, words: RegExp) => food.ingredients.some((one) => words.test(one));
const isStated = ({ defaulted }: TasteTraits) =>
  !defaulted.includes('sweet') && !defaulted.includes('salty') && !defaulted.includes('umami');
const feels = ({ textures }: TasteTraits, ...words: readonly string[]) => words.some((word) => textures.includes(word));

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
function isDessert(food: TasteTraits): boolean {
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

const isSoup = (food: TasteTraits) =>
  isMeal(food) &&
  (courseOf(food) === 'soup' ||
    /\b(?:soups?|jjigae|ramen|ph[oở]|bouillon|consommé)\b/i.test(headOf(food)) ||
    ((['brothy'].includes(food.textures[0] ?? '') || (courseOf(food) === null && feels(food, 'brothy'))) &&
      food.cookingMethods.some((one) => /simmer|boil/.test(one))));
const isFolded = isSaid(/dumpling|\bbuns?\b|\brolls?\b|\bsausage/i);
const isNoodle = (food: TasteTraits) =>
  isMeal(food) &&
  ((/noodle|ramen|udon|soba\b|vermicelli/i.test(headOf(food).replace(/fried noodles/i, '')) &&
    !feels(food, 'crispy') &&
    !isFolded(food)) ||
    (!isFolded(food) &&
      food.ingredients.slice(0, MAIN).some((one) => /noodle|\budon|\bsoba\b|vermicelli|spaghetti|pasta\b/i.test(one)) &&
      feels(food, 'slippery', 'chewy', 'silky', 'springy', 'brothy')) ||
    isPasta(food));
const isPasta = (food: TasteTraits) =>
  /\bpasta|spaghetti|lasagn|gnocchi|ravioli|tortellini|orecchiette|bucatini|macaroni|penne|linguine|tagliatelle/i.test(
    headOf(food),
  ) && isMeal(food);
const isCurry = (food: TasteTraits) =>
  isMeal(food) &&
  courseOf(food) !== 'bread' &&
  courseOf(food) !== 'snack' &&
  (/\b(?:curry(?! lea)|curries)|\bdal\b|masala\b(?! (?:chai|dosa))/i.test(headOf(food)) ||
    (/^(?:indian|pakistani|bangladeshi|sri lankan|nepalese)$/i.test(food.origin) &&
      feels(food, 'saucy', 'velvety') &&
      !feels(food, 'crispy')));
const isSalad = isSaid(/\bsalads?\b|\bslaw\b|ceviche|\binsalata\b/i);
const isBread = (food: TasteTraits) => {
  const course = courseOf(food);
  return course === null ? isSaidBread(food) : course === 'bread';
};
const isSaidBread = isSaid(/\b(?:flat)?breads?\b|\bloaf\b|baguette|brioche|\bnaan\b|\broti\b|focaccia/i);
const MAIN = 4;
const vegetables =
  /aubergine|eggplant|cabbage|spinach|potato|carrot|courgette|tomato|pepper(?!corn)|mushroom|cauliflower|bean|pea\b|peas\b|chickpea|lentil|artichoke|broccoli|radish|cucumber|lotus|papaya|fern|burdock|pumpkin|squash|corn\b|maize|nopal|leek|greens|rapa|okra|taro|avocado|lettuce|sprout/i;
const isHeavy = ({ flavours }: TasteTraits) => flavours.includes('rich') || flavours.includes('hearty');
/** Eaten out of hand, by how it feels and is cooked. */
const isHandy = (food: TasteTraits) =>
  isServed(food) &&
  !isSoup(food) &&
  !isNoodle(food) &&
  !feels(food, 'saucy', 'brothy', 'succulent', 'velvety') &&
  food.cookingMethods.every((one) => !/brais|stew|confit/.test(one)) &&
  feels(food, 'crispy', 'crunchy', 'chewy', 'flaky', 'soft');
/** What is a meal or a salad by its course is none. */
const isSnack = (food: TasteTraits) => !snackless.has(courseOf(food)) && isHandy(food);
const snackless: ReadonlySet<Course | null> = new Set<Course | null>(['main', 'salad', 'soup']);
const before: ReadonlySet<Course | null> = new Set<Course | null>(['starter', 'salad', 'soup', 'snack', null]);
const isStarter = (food: TasteTraits) => isMeal(food) && before.has(courseOf(food)) && !isHeavy(food) && !isCurry(food);
const isSide = (food: TasteTraits) =>
  isMeal(food) && !isNoodle(food) && !isSoup(food) && (isSalad(food) || isBread(food) || food.diet.vegetarian === true);
/** Eaten as it grows: it is all that is in it. */
const isFruit = (food: TasteTraits) =>
  food.ingredients.length === 1 &&
  (courseOf(food) === 'dessert' || food.flavours.some((flavour) => flavour === 'fruity' || flavour === 'citrusy'));
const isCheese = (food: TasteTraits) =>
  courseOf(food) === 'ingredient' && states(food, /\bmilk\b/i) && isSaid(/\bcheeses?\b|mozzarella/i)(food);
const isInsect = (food: TasteTraits) =>
  states(food, /\b(?:crickets?|grasshoppers?|mealworms?|locusts?(?! beans?)|silkworms?|larvae|ants?|chapulines)\b/i);
const isOffal = (food: TasteTraits) =>
  states(
    food,
    /\b(?:tripe|tongue|livers?|kidneys?|sweetbreads?|marrow|hearts?|gizzards?|intestines?|lungs?|feet|trotters?)\b/i,
  ) && !isDessert(food);
const isSeaweed = (food: TasteTraits) => states(food, /\b(?:seaweed|nori|wakame|kombu|kelp|dulse|laver|samphire)\b/i);
const isCookedBy = (methods: RegExp) => (food: TasteTraits) => food.cookingMethods.some((one) => methods.test(one));

/** The parts of a meal that are asked for by a word; a food may be fit for several of them, but has one course (R31). */
export const mealParts = {
  drink: kind(
    'drinks?|beverages?|cocktails?|(?:something|anything|what) (?:\\w+ )?to drink|to drink|what (?:do|does|can|should|would) (?:\\w+ ){1,2}drink',
    'getränke?n?|drinks?|(?:etwas |was )?zu trinken|trinken|trinke|trinkt',
    isDrink,
  ),
  dessert: kind(
    'desserts?|deserts?|puddings?|(?:sweet |after dinner )?treats?|sweet (?:finish|ending)|sweets|(?<!(?:like|love) (?:\\w+ )?)cand(?:y|ies)|confectionery|afters|something sweet after',
    'nachtisch\\w*|nachspeisen?|desserts?|süßspeisen?|bonbons?|naschen|naschkram|süßkram|süßwaren|süßigkeit\\w*|dolci',
    isDessert,
  ),
  starter: kind('starters?|appeti[sz]ers?|first courses?|entrees?', 'vorspeisen?|vorweg', isStarter, {
    fit: (food) => (courseOf(food) === 'starter' ? 4 : 0),
  }),
  side: kind('side ?dish(?:es)?|sides?', 'beilagen?', isSide),
  main: kind(
    'main (?:courses?|dish(?:es)?|meals?)|mains?(?! ingredient)',
    'hauptgerichte?|hauptspeisen?|hauptgang',
    isMeal,
  ),
  bread: kind('breads?|flatbreads?', 'brote?|fladenbrote?|brötchen', isBread),
  soup: kind('soups?|stews?|broths?', 'suppen?|eintöpfe?|eintopf|brühen?', isSoup, {
    isLike: (food) => feels(food, 'brothy'),
  }),
  salad: kind('salads?', 'salate?', isSalad),
} as const;

export type MealPart = keyof typeof mealParts;

/** No word stands before it that makes it a part of a food. */
const notHeld = {
  en: '(?<!\\b(?:with|without|of|no|and|like|in|contains?|containing|dried|cream) (?:(?:some|any|the|a) )?)',
  de: '(?<!\\b(?:mit|ohne|aus|keine?[mnrs]?|und|wie|enthält) (?:(?:viel|etwas|dem|der) )?)',
} as const;

/** Nor does one stand behind it. */
const notPart = {
  en: '(?! (?:lovers?|fans?|dish(?:es)?|foods?|desserts?|sauces?|toast|fondue|cakes?|crackers?|juices?|salads?|teas?|based|boards?))',
  de: '(?! (?:liebhaber\\w*|fans?|gerichte?|speisen|desserts?))',
} as const;

/** As salty as what is nibbled. */
const PLAIN = 2.5;
const toDrink = '(?:drinks?|beers?|pints?|wines?|cocktails?)';

const kinds: readonly DishKind[] = [
  // What is eaten with a drink is no drink.
  kind(
    `to (?:go|eat|have|nibble|snack on)(?: well)? with (?:\\w+ ){0,3}?${toDrink}|(?:goes|pairs|good|great|best|well) with (?:\\w+ ){0,3}?${toDrink}|(?:with|alongside) (?:drinks|cocktails)|(?:snacks?|nibbles?|bites?|finger ?foods?) (?:with|for) (?:\\w+ ){0,2}${toDrink}|(?:beers?|wine|bar|pub|drinking) (?:foods?|snacks?|nibbles?|bites?)|aperitivo|aperitif`,
    '(?:(?:zu )?essen |knabbern |snacks? |häppchen )zu[mr]? (?:\\w+ ){0,2}?(?:bier|wein|rotwein|weißwein|drinks?|sekt|cocktails?)|(?:passt |passend )zu[mr]? (?:\\w+ )?(?:bier|sekt)|(?:bier|wein|bar)(?:snacks?|häppchen)|aperitif',
    isSnack,
    { fit: (food) => Math.min(PLAIN, food.intensities.salty) + (courseOf(food) === 'snack' ? 1 : 0) },
  ),
  kind(
    'cocktails?|spritz(?:es)?',
    'cocktails?|longdrinks?',
    (food) => isDrink(food) && food.diet.alcohol_free === false,
    {
      wider: isDrink,
    },
  ),
  ...Object.values(mealParts),
  kind(
    '(?<!with |without |of |no |like |and )coffees?',
    '(?<!mit |ohne |kein |keinen |wie )kaffees?',
    (food) => isDrink(food) && (states(food, /coffee|espresso/i) || /coffee|espresso/i.test(food.name)),
    { wider: isDrink },
  ),
  kind(
    '(?<!with |without |of |no |like |and |afternoon |high )(?:hot |herbal )?teas?(?! time)',
    '(?<!mit |ohne |kein |keinen |wie )(?:kräuter)?tees?',
    (food) =>
      isDrink(food) && (states(food, /\btea\b/i) || /\btea\b|chai|\bteh\b|matcha|hojicha|\bmate\b/i.test(food.name)),
    { wider: isDrink },
  ),
  kind(
    `${notHeld.en}(?:(?:red|white|rosé|sparkling) )?wines?`,
    `${notHeld.de}(?:rot|weiß|rosé|schaum)?weine?|sekt`,
    (food) => isDrink(food) && /\bwine\b|champagne|riesling|\bport\b/i.test(food.name),
    { wider: isDrink },
  ),
  kind(
    `${notHeld.en}(?:beers?|lagers?|ales?)`,
    `${notHeld.de}biere?`,
    (food) => isDrink(food) && /\bbeer\b|stout|lager/i.test(food.name) && !/root beer/i.test(food.name),
    { wider: isDrink },
  ),
  // 'With cheese' and 'no fruit' are of what is in a food.
  kind(`${notHeld.en}cheeses?${notPart.en}`, `${notHeld.de}käse(?:sorten?)?${notPart.de}`, isCheese),
  kind(`${notHeld.en}fruits?${notPart.en}`, `${notHeld.de}(?:obst(?:sorten?)?|früchten?|frucht)`, isFruit),
  kind(`${notHeld.en}(?:insects?|bugs?|creepy crawlies)`, `${notHeld.de}(?:insekten?)`, isInsect),
  kind(`${notHeld.en}(?:offal|innards|organ meats?)`, `${notHeld.de}(?:innereien)`, isOffal),
  kind(`${notHeld.en}(?:seaweeds?|algae)`, `${notHeld.de}(?:algen?|seetang|meeresalgen?)`, isSeaweed),
  kind(
    `${notHeld.en}(?:sauces|condiments?|chutneys?|relishes|dips?)`,
    `${notHeld.de}(?:soßen|saucen|dips?|chutneys?|würzsoßen?|würzmittel)`,
    (food) => courseOf(food) === 'sauce' || isSaid(/\b(?:dip|chutney|relish|condiment)\b/i)(food),
  ),
  ...namedKinds,
  kind('pastas?', 'pasta|nudelgerichte? aus italien', isPasta, { wider: isNoodle }),
  kind('noodles?', 'nudeln?|\\w*nudelgerichte?', isNoodle),
  kind('curry|curries', 'curry|currys|curries', isCurry),
  kind(
    'cakes?',
    'kuchen|torten?',
    (food) => isDessert(food) && /\bcakes?\b|sponge|tart\b|gâteau|madeleine|éclair|choux/i.test(headOf(food)),
    { wider: isDessert },
  ),
  kind(
    'ice ?creams?',
    'eis|eiscreme|speiseeis',
    isSaid(/ice cream|gelato|kulfi|sorbet|granita|paleta|frozen dessert/i),
    { wider: isDessert, fit: ({ temperatureServed }) => (temperatureServed === 'Frozen' ? 4 : 0) },
  ),
  kind(
    'past(?:ry|ries)|viennoiserie',
    'gebäck|feingebäck|teilchen',
    (food) =>
      !isDrink(food) &&
      isCookedBy(/bak/)(food) &&
      (feels(food, 'flaky') || food.flavours.includes('buttery') || isDessert(food)),
  ),
  kind(
    'snacks?|nibbles?|nibbl(?:e|ing)|finger ?foods?|tapas|bites?|munchies|(?:movie|game) nights?',
    'snacks?|fingerfood|knabber\\w*|häppchen|(?:film|spiele)abend',
    isSnack,
  ),
  kind('street ?foods?', 'street ?food|straßenessen|imbiss\\w*', isHandy),
  kind(
    'vegetables?|veggies|veg',
    'gemüse\\w*',
    (food) =>
      isMeal(food) &&
      food.diet.vegetarian === true &&
      !isBread(food) &&
      food.ingredients.slice(0, MAIN).some((one) => vegetables.test(one)),
  ),
];

/** By what a food is cooked. */
const methods: readonly DishKind[] = [
  kind(
    'grill(?:ed|ing)?|barbe[cq]ue(?:d|s)?|bbq',
    'grill\\w*|gegrillt\\w*|bbq',
    (food) => isServed(food) && isCookedBy(/grill|char|barbe|spit/)(food),
  ),
  kind('deep ?fried|deep ?frying|frying|fried|greasy', 'frittier\\w*|gebraten\\w*|fettig\\w*', isCookedBy(/fry/)),
  kind('steamed', 'gedämpft\\w*|gedünstet\\w*', isCookedBy(/steam/)),
  kind('boiled|poached', 'gekocht\\w*|pochiert\\w*', isCookedBy(/boil|poach|simmer/)),
  kind(
    'baked|oven',
    'gebacken\\w*|überbacken\\w*|ofengericht\\w*|aus dem ofen',
    (food) => !isDrink(food) && isCookedBy(/bak|gratin/)(food),
  ),
  kind(
    'stewed|braised|slow ?cooked|simmered',
    'geschmort\\w*|schmorgericht\\w*|langsam gegart\\w*',
    (food) => isMeal(food) && isCookedBy(/brais|stew|simmer|confit/)(food),
  ),
  kind('stir ?fr(?:y|ies|ied)|wok', 'pfannengerührt\\w*|wok\\w*', isCookedBy(/stir-fry/)),
  kind('raw|uncooked', 'roh(?:e[mnrs]?)?|ungekocht\\w*', isCookedBy(/raw/)),
  kind('pickled', 'eingelegt\\w*', (food) => !isDrink(food) && isCookedBy(/pickl|brin|cur(?:e|ing)/)(food)),
];

const everyKind = [...kinds, ...methods];

const denied: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /\b(?:no|not|not a|not an|neither|without|except|but no|nothing like|anything but|instead of|not another|isn t|is not|are not|nothing|hates?|dislikes?|(?:do|does) not (?:like|eat|want|enjoy)) (?:a |an |any )?$/,
  de: germanPattern('\\b(?:keine?[mnrs]?|nichts?|weder|ohne|außer|statt|bloß keine?[mnrs]?) (?:eine?[mnrs]? )?$'),
};

/** Whether a folded text asks for something to drink. */
export function asksForDrink(text: string, language: AssistantLanguage): boolean {
  return text.search(mealParts.drink.words[language]) >= 0 || /\b(?:teas?|coffees?|tees?|kaffees?)\b/.test(text);
}

/** What kind of food a text asks for, and which it does not want: 'vietnamese, but no soup'. */
export function readKinds(text: string, language: AssistantLanguage): ReadPart<readonly WishPart[]> {
  let rest = text;
  const parts: WishPart[] = [];
  for (const { words, passes, isLike, ...nearly } of everyKind) {
    const { found, rest: left } = takeOut(rest, words[language]);
    const match = found[0];
    if (match === undefined) continue;
    const isDenied = denied[language].test(text.slice(0, match.index));
    const isOne = (food: TasteTraits) => passes(food) || isLike?.(food) === true;
    parts.push(
      isDenied ? { left: 'kind', passes: (food) => !isOne(food), isDenied } : { left: 'kind', passes, ...nearly },
    );
    rest = left;
  }
  return { found: parts, rest };
}

/** Whether words of a folded text ask for a kind, though they also name what some must avoid: 'the mildest cheese', not 'with cheese'. */
export function asksForKindAt(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  language: AssistantLanguage,
): boolean {
  return kinds.some(({ words }) =>
    [...text.matchAll(words[language])].some(({ index, 0: found }) => index <= start && end <= index + found.length),
  );
}

/** Whether a food is what a word for a kind calls it: Gruyère, by 'cheese'. */
export function isCalled(food: TasteTraits, word: string): boolean {
  return kinds.some(
    ({ words, passes }) =>
      Object.values(words).some((pattern) => (word.match(pattern) ?? [])[0] === word) && passes(food),
  );
}

/** How many kinds two foods share, whatever they are cooked by. */
export function sharedKinds(one: TasteTraits, other: TasteTraits): number {
  return kinds.filter(({ passes }) => passes(one) && passes(other)).length;
}

/** Whether a word of either language is one for a kind of dish: 'noodles'. */
export function isKindWord(word: string): boolean {
  return everyKind.some(({ words }) => Object.values(words).some((pattern) => (word.match(pattern) ?? [])[0] === word));
}
