import { courseOf } from '#domain/pairing/course.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import type { AssistantLanguage } from './assistant-language.ts';
import { germanPattern } from './german-pattern.ts';
import { type ReadPart, takeOut, type WishPart } from './wish-part.ts';

/** A kind of food as it is asked for, and by what a record shows that it is one. */
interface DishKind {
  readonly words: Readonly<Record<AssistantLanguage, RegExp>>;
  readonly passes: (food: TasteTraits) => boolean;
}

const heads = new Map<TasteTraits['description'], string>();

/** The name and the first sentence of what is said of a food: what it is stands there. */
function headOf({ name, description }: TasteTraits): string {
  const known = heads.get(description);
  const first = known ?? description.slice(0, 240).replace(/[.;:] .*$/s, '');
  if (known === undefined) {
    if (heads.size > 2_000) heads.clear();
    heads.set(description, first);
  }
  return `${name} ${first}`;
}

const isSaid = (words: RegExp) => (food: TasteTraits) => words.test(headOf(food));
const states = (food: TasteTraits, words: RegExp) => food.ingredients.some((one) => words.test(one));
const isStated = ({ defaulted }: TasteTraits) => !defaulted.includes('sweet') && !defaulted.includes('salty') && !defaulted.includes('umami');
const feels = ({ textures }: TasteTraits, ...words: readonly string[]) => words.some((word) => textures.includes(word));

const drinkHead = /^(?:[\p{L}\p{N}'’]+[ ,–-]+){0,7}(?:drink|drinks|apéritif|aperitif|spirit|liqueur|cocktail|brew|infusion|espresso|coffee|tea|juice|smoothie|lemonade|milkshake|beer|wine)\b/iu;
const solid = /\b(?:ice cream|cake|custard|sponge|dessert|dumplings?|sweets?|chocolate made|pancakes?|biscuits?|pudding|shells?|cream cheese)\b/i;

/** Something to drink: by its course (R31), else by what it is said to be and because drinks are not salted. */
export function isDrink(food: TasteTraits): boolean {
  const course = courseOf(food);
  if (course !== null) return course === 'drink';
  return isStated(food) && food.intensities.salty <= 1 && food.intensities.umami <= 2 && drinkHead.test(food.description) && !solid.test(headOf(food)) && !feels(food, 'crispy', 'crunchy', 'flaky', 'tender');
}

/** Something sweet to eat: by its course (R31), else by its taste. */
function isDessert(food: TasteTraits): boolean {
  const course = courseOf(food);
  if (course !== null) return course === 'dessert';
  const { intensities: { sweet, salty, umami }, flavours } = food;
  return isStated(food) && !isDrink(food) && salty <= 1.5 && umami <= 1 && (sweet >= 2.5 || (sweet >= 1.5 && flavours[0] === 'sweet'));
}

export const isMeal = (food: TasteTraits) => !isDrink(food) && !isDessert(food);

const isSoup = (food: TasteTraits) => isMeal(food) && (/\b(?:soups?|jjigae|ramen|ph[oở]|bouillon|consommé|porridge)\b/i.test(headOf(food)) || (feels(food, 'brothy') && food.cookingMethods.some((one) => /simmer|boil/.test(one))));
const isNoodle = (food: TasteTraits) => isMeal(food) && ((/noodle|ramen|udon|\bsoba|vermicelli/i.test(headOf(food)) && !feels(food, 'crispy')) || (!/dumpling|\bbuns?\b|\brolls?\b/i.test(headOf(food)) && states(food, /noodle|\budon|\bsoba\b|vermicelli|spaghetti|pasta\b/i) && feels(food, 'slippery', 'chewy', 'silky', 'springy', 'brothy')) || isPasta(food));
const isPasta = (food: TasteTraits) => /\bpasta|spaghetti|lasagn|gnocchi|ravioli|tortellini|orecchiette|bucatini|macaroni|penne|linguine|tagliatelle/i.test(headOf(food)) && isMeal(food);
const isCurry = (food: TasteTraits) => isMeal(food) && (/\b(?:curry(?! lea)|curries)|\bdal\b|masala\b(?! (?:chai|dosa))/i.test(headOf(food)) || (/^(?:indian|pakistani|bangladeshi|sri lankan|nepalese)$/i.test(food.origin) && feels(food, 'saucy', 'velvety') && !feels(food, 'crispy')));
const isSalad = isSaid(/\bsalads?\b|\bslaw\b|ceviche|\binsalata\b/i);
const isBread = isSaid(/\b(?:flat)?breads?\b|\bloaf\b|baguette|brioche|\bnaan\b|\broti\b|focaccia/i);
const isHeavy = ({ flavours }: TasteTraits) => flavours.includes('rich') || flavours.includes('hearty');
const isSnack = (food: TasteTraits) => !isDrink(food) && !isSoup(food) && !isNoodle(food) && !feels(food, 'saucy', 'brothy', 'succulent', 'velvety') && food.cookingMethods.every((one) => !/brais|stew|confit/.test(one)) && feels(food, 'crispy', 'crunchy', 'chewy', 'flaky', 'soft');
const isStarter = (food: TasteTraits) => isMeal(food) && !isHeavy(food) && !isCurry(food);
const isSide = (food: TasteTraits) => isMeal(food) && !isNoodle(food) && !isSoup(food) && (isSalad(food) || isBread(food) || food.diet.vegetarian === true);
const isCookedBy = (methods: RegExp) => (food: TasteTraits) => food.cookingMethods.some((one) => methods.test(one));

const kind = (en: string, de: string, passes: DishKind['passes']): DishKind => ({ words: { en: new RegExp(`\\b(?:${en})\\b`, 'g'), de: new RegExp(germanPattern(`\\b(?:${de})\\b`), 'g') }, passes });

/** The parts of a meal that are asked for by a word; a food may be fit for several of them, but has one course (R31). */
export const mealParts = {
  drink: kind('drinks?|beverages?|cocktails?|(?:something|anything|what) (?:\\w+ )?to drink|to drink', 'getränke?n?|drinks?|(?:etwas |was )?zu trinken|trinken|trinke', isDrink),
  dessert: kind('desserts?|deserts?|puddings?|sweet treats?|sweets|afters|something sweet after', 'nachtisch\\w*|nachspeisen?|desserts?|süßspeisen?|süßigkeit\\w*|dolci', isDessert),
  starter: kind('starters?|appeti[sz]ers?|first courses?|entrees?', 'vorspeisen?|vorweg', isStarter),
  side: kind('side ?dish(?:es)?|sides?', 'beilagen?', isSide),
  main: kind('main (?:courses?|dish(?:es)?)|mains', 'hauptgerichte?|hauptspeisen?|hauptgang', isMeal),
} as const;

export type MealPart = keyof typeof mealParts;

const kinds: readonly DishKind[] = [
  ...Object.values(mealParts),
  kind('(?<!with |without |of |no |like |and )coffees?', '(?<!mit |ohne |kein |keinen |wie )kaffees?', (food) => isDrink(food) && (states(food, /coffee|espresso/i) || /coffee|espresso/i.test(food.name))),
  kind('soups?|stews?|broths?', 'suppen?|eintöpfe?|eintopf|brühen?', isSoup),
  kind('pastas?', 'pasta|nudelgerichte? aus italien', isPasta),
  kind('noodles?', 'nudeln?|\\w*nudelgerichte?', isNoodle),
  kind('curry|curries', 'curry|currys|curries', isCurry),
  kind('salads?', 'salate?', isSalad),
  kind('breads?|flatbreads?', 'brote?|fladenbrote?|brötchen', isBread),
  kind('dumplings?', 'teigtaschen?|knödel|dumplings?', isSaid(/dumpling|gyoza|mandu|momo|pierogi|ravioli|tortellini/i)),
  kind('pancakes?', 'pfannkuchen', isSaid(/pancake|crêpe|galette|dosa/i)),
  kind('cakes?', 'kuchen|torten?', (food) => isDessert(food) && /\bcakes?\b|sponge|tart\b|gâteau|madeleine|éclair|choux/i.test(headOf(food))),
  kind('ice ?creams?', 'eis|eiscreme|speiseeis', isSaid(/ice cream|gelato|kulfi|sorbet|granita|paleta|frozen dessert/i)),
  kind('snacks?|nibbles?|finger ?foods?|street ?foods?|bites?|movie night', 'snacks?|fingerfood|streetfood|straßenessen|knabber\\w*|häppchen|imbiss', isSnack),
  kind('grill(?:ed|ing)?|barbe[cq]ue(?:d|s)?|bbq', 'grill\\w*|gegrillt\\w*|bbq', isCookedBy(/grill|griddl|roast|char|barbe/)),
  kind('deep ?fried|fried', 'frittiert\\w*|gebraten\\w*', isCookedBy(/fry/)),
  kind('vegetables?|veggies', 'gemüse\\w*', (food) => isMeal(food) && food.diet.vegetarian === true),
];

const denied: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /\b(?:no|not|not a|not an|without|except|but no|nothing like|anything but|instead of|not another|isn t|is not|are not) (?:a |an |any )?$/,
  de: germanPattern('\\b(?:keine?[mnrs]?|nicht|ohne|außer|statt|bloß keine?[mnrs]?) (?:eine?[mnrs]? )?$'),
};

/** What kind of food a text asks for, and which it does not want: 'vietnamese, but no soup'. */
export function readKinds(text: string, language: AssistantLanguage): ReadPart<readonly WishPart[]> {
  let rest = text;
  const parts: WishPart[] = [];
  for (const { words, passes } of kinds) {
    const { found, rest: left } = takeOut(rest, words[language]);
    const match = found[0];
    if (match === undefined) continue;
    const isDenied = denied[language].test(text.slice(0, match.index));
    parts.push({ left: 'kind', passes: isDenied ? (food) => !passes(food) : passes });
    rest = left;
  }
  return { found: parts, rest };
}

/** How many kinds two foods share. */
export function sharedKinds(one: TasteTraits, other: TasteTraits): number {
  return kinds.filter(({ passes }) => passes(one) && passes(other)).length;
}

/** Whether a word of either language is one for a kind of dish: 'noodles'. */
export function isKindWord(word: string): boolean {
  return kinds.some(({ words }) => Object.values(words).some((pattern) => (word.match(pattern) ?? [])[0] === word));
}
