import { courseOf } from '#domain/pairing/course.ts';
import { isBreakfast } from '#domain/personal/breakfast.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { cookedBy } from './cooked-by.ts';
import { type DishKind, isSaid, kind, notHeld } from './dish-kind.ts';
import { drinkKinds, mixedDrinks } from './drink-kinds.ts';
import {
  feels,
  isBread,
  isBlueCheese,
  isCheese,
  isCurry,
  isDessert,
  isDrink,
  isFruit,
  isHandy,
  isHerb,
  isInsect,
  isMeal,
  isNoodle,
  isOffal,
  isPasta,
  isSalad,
  isSeaweed,
  isServed,
  isSide,
  isSnack,
  isSoup,
  isSpiceItself,
  isStarter,
  MAIN,
  noodlesNamed,
  states,
  vegetables,
} from './food-kinds.ts';
import { germanPattern } from '#domain/assistant/words/german-pattern.ts';
import { bakedKinds } from './baked-kinds.ts';
import { fruitSalad, namedKinds, stuffedVegetables } from './named-kinds.ts';
import { type ReadPart, takeOut, type WishPart } from '#domain/assistant/reading/wish-part.ts';

/** As sweet as what comes nearest to a dessert. */
const SWEET = 2.5;

/** The parts of a meal that are asked for by a word; a food may be fit for several of them, but has one course (R31). */
export const mealParts = {
  drink: kind(
    'drinks?|beverages?|cocktails?|to drink|what (?:do|does|can|should|would) (?:\\w+ ){1,2}drink',
    'getränke?n?|drinks?|(?:etwas |was )?zu trinken|trinken|trinke|trinkt',
    isDrink,
    { outlasts: 'origin' },
  ),
  dessert: kind(
    'desserts?|deserts?|puddings?|(?:sweet |after dinner )?treats?|sweet (?:finish|ending)|sweets|(?<!(?:like|love) (?:\\w+ )?)cand(?:y|ies)|confectionery|afters|something sweet after',
    'nachtisch\\w*|nachspeisen?|desserts?|süßspeisen?|bonbons?|naschen|naschkram|süßkram|süßwaren|süßigkeit\\w*|dolci',
    isDessert,
    { outlasts: 'ingredients', wider: (food) => isServed(food) && !isDrink(food) && food.intensities.sweet >= SWEET },
  ),
  starter: kind('starters?|appeti[sz]ers?|first courses?|entrees?', 'vorspeisen?|vorweg', isStarter, {
    fit: (food) => (courseOf(food) === 'starter' ? 4 : 0),
  }),
  side: kind('side ?dish(?:es)?|sides?', 'beilagen?', isSide),
  main: kind(
    'main (?:courses?|dish(?:es)?|meals?)|mains?(?! ingredient)',
    'hauptgerichte?|hauptspeisen?|hauptgang|hauptgänge',
    (food) => isMeal(food) && [null, 'main'].includes(courseOf(food)),
    { wider: isMeal, fit: (food) => (courseOf(food) === 'main' && !isBreakfast(food) ? 4 : 0) },
  ),
  // What is for bread is no bread: 'dips for bread'.
  bread: kind(
    '(?<!(?:dips?|spreads?|sauces?|something|good) (?:for|with|on) |to (?:dip|dunk) |(?:stale|old|dry|leftover) )(?:breads?|flatbreads?)',
    '(?<!(?:dips?|aufstriche?|soßen?|etwas) (?:zu|für|aufs) |(?:alte[mns]?|trockene[mns]?|harte[mns]?|übrige[mns]?) )(?:brote?|fladenbrote?|brötchen)',
    isBread,
  ),
  soup: kind('soups?|broths?', 'suppen?|brühen?', isSoup, {
    isLike: (food) => feels(food, 'brothy'),
  }),
  salad: kind('salads?', 'salate?', isSalad, { outlasts: 'ingredients' }),
} as const;

export type MealPart = keyof typeof mealParts;

/** Nor does one stand behind it. */
const notPart = {
  en: '(?! (?:lovers?|fans?|dish(?:es)?|foods?|desserts?|sauces?|toast|fondue|cakes?|crackers?|juices?|salads?|teas?|based|boards?))',
  de: '(?! (?:liebhaber\\w*|fans?|gerichte?|speisen|desserts?))',
} as const;

/** Smooth things before a meal: hummus and the like. */
const isScooped = (food: TasteTraits) =>
  courseOf(food) === 'starter' &&
  feels(food, 'creamy', 'smooth', 'velvety') &&
  !feels(food, 'brothy', 'crispy', 'crunchy', 'flaky');

/** As salty as what is nibbled. */
const PLAIN = 2.5;
/** Where it is sold, as records tell it. */
const onStreet = /\b(?:street|stalls?|hawkers?|vendors?|carts?|markets?|kiosks?|stands?)\b/i;
const toDrink = '(?:drinks?|beers?|pints?|wines?|cocktails?)';

const kinds: readonly DishKind[] = [
  // What is eaten with a drink is no drink.
  kind(
    `to (?:go|eat|have|nibble|snack on)(?: well)? with (?:\\w+ ){0,3}?${toDrink}|(?:goes|pairs|good|great|best|well) with (?:\\w+ ){0,3}?${toDrink}|(?:with|alongside) (?:drinks|cocktails)|(?:snacks?|nibbles?|bites?|finger ?foods?) (?:with|for) (?:\\w+ ){0,2}${toDrink}|(?:beers?|wine|bar|pub|drinking) (?:foods?|snacks?|nibbles?|bites?)|aperitivo|aperitif`,
    '(?:(?:zu )?essen |knabbern |snacks? |häppchen )zu[mr]? (?:\\w+ ){0,2}?(?:bier|wein|rotwein|weißwein|drinks?|sekt|cocktails?)|(?:passt |passend )zu[mr]? (?:\\w+ )?(?:bier|sekt)|(?:bier|wein|bar)(?:snacks?|häppchen)|(?<=\\w{3,}(?:es|was) )zum (?:bier|wein|feierabendbier|sekt)|aperitif',
    isSnack,
    { fit: (food) => Math.min(PLAIN, food.intensities.salty) + (courseOf(food) === 'snack' ? 1 : 0) },
  ),
  ...mixedDrinks,
  fruitSalad,
  ...Object.values(mealParts),
  ...drinkKinds,
  // 'With cheese' and 'no fruit' are of what is in a food.
  kind(
    `${notHeld.en}blue(?: veined)? cheeses?${notPart.en}`,
    `${notHeld.de}(?:blauschimmel|blau|edelpilz)käse${notPart.de}`,
    isBlueCheese,
  ),
  kind(`${notHeld.en}cheeses?${notPart.en}`, `${notHeld.de}käse(?:sorten?)?${notPart.de}`, isCheese),
  kind(`${notHeld.en}fruits?${notPart.en}`, `${notHeld.de}(?:obst(?:sorten?)?|früchten?|frucht)`, isFruit),
  kind(`${notHeld.en}(?:insects?|bugs?|creepy crawlies)`, `${notHeld.de}(?:insekten?)`, isInsect),
  kind(`${notHeld.en}(?:offal|innards|organ meats?)`, `${notHeld.de}(?:innereien)`, isOffal),
  kind(
    `${notHeld.en}(?:herbs(?! (?:de|butter|tea|salad|crust|omelette))|(?:which|what|an?|any|another) herb)`,
    `${notHeld.de}(?:kräuter|küchenkräuter|welches kraut)`,
    isHerb,
    { isSeasoning: true },
  ),
  kind(
    `${notHeld.en}(?:spices(?! (?:up|level))|(?:which|what|a|any|another) spice)`,
    `${notHeld.de}(?:gewürze?)`,
    isSpiceItself,
    { isSeasoning: true },
  ),
  kind(`${notHeld.en}(?:seaweeds?|algae)`, `${notHeld.de}(?:algen?|seetang|meeresalgen?)`, isSeaweed),
  kind(
    `${notHeld.en}(?:sauces|condiments?|chutneys?|relishes|(?<!to )dips?)|(?:something|anything|what|things?) (?:(?:can|could|do|should) i |nice |good )?(?:to|for) (?:dip(?:ping)?|dunk(?:ing)?)(?: (?:\\w+ )?(?:in|into))?`,
    `${notHeld.de}(?:soßen|saucen|dips?|chutneys?|würzsoßen?|würzmittel)|(?:etwas|was|irgendwas) zum (?:dippen|tunken|eintunken|stippen)`,
    (food) => courseOf(food) === 'sauce' || isSaid(/\b(?:dip|chutney|relish|condiment)\b/i)(food) || isScooped(food),
    { fit: (food) => (courseOf(food) === 'sauce' ? 3 : 0) },
  ),
  ...stuffedVegetables,
  ...namedKinds,
  ...bakedKinds,
  kind('pastas?', 'pasta|nudelgerichte? aus italien', isPasta, { wider: isNoodle, isLike: holdsNoodles }),
  kind('noodles?', 'nudeln?|\\w*nudelgerichte?', isNoodle, { isLike: holdsNoodles }),
  kind('curry|curries', 'curry|currys|curries', isCurry, { isLike: isInSauce }),
  kind(
    'ice ?creams?',
    'eis|eiscreme|speiseeis',
    isSaid(/ice cream|gelato|kulfi|sorbet|granita|paleta|frozen dessert/i),
    {
      wider: isDessert,
      outlasts: 'ingredients',
      fit: ({ temperatureServed }) => (temperatureServed === 'Frozen' ? 4 : 0),
    },
  ),
  kind(
    'snacks?|nibbles?|nibbl(?:e|ing)|finger ?foods?|tapas|bites?|munchies|(?:movie|game) nights?',
    'snacks?|tapas|fingerfood|knabber\\w*|häppchen|(?:film|spiele)abend',
    isSnack,
    { fit: (food) => (courseOf(food) === 'snack' ? 2.5 : 0) },
  ),
  kind(
    'street ?foods?',
    'street ?food|straßenessen|imbiss\\w*',
    (food) =>
      onStreet.test(food.description) || (isHandy(food) && courseOf(food) !== 'side' && food.ingredients.length > 1),
    { fit: ({ description }) => (onStreet.test(description) ? 4 : 0) },
  ),
  kind(
    'vegetables?|veggies|veg',
    'gemüse\\w*',
    (food) =>
      isMeal(food) &&
      !isBread(food) &&
      ((food.diet.vegetarian === true && food.ingredients.slice(0, MAIN).some((one) => vegetables.test(one))) ||
        // Kimchi is seasoned with fish, and is vegetables all the same.
        (courseOf(food) === 'side' && vegetables.test(food.ingredients[0] ?? ''))),
  ),
];

/** Anything of them in it is too much for whoever wants none. */
function holdsNoodles(food: TasteTraits): boolean {
  return states(food, noodlesNamed);
}

/** What whoever wants no curry takes for one, whatever it is called. */
function isInSauce(food: TasteTraits): boolean {
  return food.origin === 'Indian' && isMeal(food) && feels(food, 'saucy', 'velvety', 'creamy', 'thick');
}

const everyKind: readonly (DishKind & Pick<WishPart, 'isMethod'>)[] = [
  ...kinds,
  ...cookedBy.map((one) => ({ ...one, isMethod: true })),
];

const denied: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /\b(?:no|not|not a|not an|neither|without|except|but no|nothing like|anything but|instead of|except for|besides|apart from|aside from|other than|not another|isn t|is not|are not|nothing|hates?|dislikes?|(?:do|does) not (?:like|eat|want|enjoy)) (?:(?:in|as|just|only) )?(?:a |an |any |the )?(?:[a-z]+ (?:and|or) )?$/,
  de: germanPattern(
    '\\b(?:(?:keine?[mnrs]?|nichts?|weder|ohne|außer|abgesehen von|statt|bloß keine?[mnrs]?)|nicht (?:als|in)) (?:(?:nur|immer) )?(?:eine?[mnrs]? |de[nmr] |die |das )?(?:\\w+ (?:und|oder) )?$',
  ),
};

/** Leads to what a thing is eaten with. */
const beside: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /\b(?:to (?:dip|dunk|go) (?:in|into|with|on)|for dipping in|to eat with|alongside|for) (?:an? |my |the |some )?(?:\w+ )?$/,
  de: germanPattern(
    '\\b(?:zum (?:dippen|tunken|eintunken|stippen) (?:in|für)|zu (?:einer|meiner|der)|zur|zum|zu) (?:\\w+ )?$',
  ),
};

/** Whether a text names a kind of food before a place in it. */
function namesKindBefore(text: string, place: number, language: AssistantLanguage): boolean {
  return kinds.some(({ words }) => {
    const first = text.search(words[language]);
    return first >= 0 && first < place;
  });
}

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
    // 'Bread to dip in soup' is no soup.
    const isBeside = nearly.isMethod !== true && beside[language].test(rest.slice(0, match.index));
    if (isBeside && namesKindBefore(text, match.index, language)) {
      rest = left;
      continue;
    }
    const isDenied = denied[language].test(text.slice(0, match.index));
    const isOne = (food: TasteTraits) => passes(food) || isLike?.(food) === true;
    parts.push(
      isDenied
        ? {
            left: 'kind',
            passes: (food) => !isOne(food),
            isDenied,
            ...(nearly.isMethod === true ? { isMethod: true } : {}),
          }
        : { left: 'kind', passes, ...nearly },
    );
    rest = left;
  }
  return { found: eitherOf(parts, text, language), rest };
}

/** 'Pizza or pasta': one of them is enough. */
function eitherOf(parts: readonly WishPart[], text: string, language: AssistantLanguage): readonly WishPart[] {
  const wanted = parts.filter(({ isDenied, isMethod }) => isDenied !== true && isMethod !== true);
  const [one, other] = wanted;
  if (one === undefined || other === undefined || wanted.length > 2) return parts;
  const isEither = (
    language === 'en' ? /^(?:\w+ ){0,6}?\w+ or (?:\w+ ){0,5}\w+$/ : /^(?:\w+ ){0,6}?\w+ oder (?:\w+ ){0,5}\w+$/
  ).test(text);
  if (!isEither) return parts;
  const passes = (food: TasteTraits) => one.passes(food) || other.passes(food);
  const fit = (food: TasteTraits) => Math.max(one.fit?.(food) ?? 0, other.fit?.(food) ?? 0);
  return [...parts.filter((part) => part !== one && part !== other), { left: 'kind', passes, fit }];
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
  return kinds.filter(({ passes, isSeasoning }) => isSeasoning !== true && passes(one) && passes(other)).length;
}

/** Whether a word of either language is one for a kind of dish: 'noodles'. */
export function isKindWord(word: string): boolean {
  return everyKind.some(({ words }) => Object.values(words).some((pattern) => (word.match(pattern) ?? [])[0] === word));
}
