import { cachedPattern } from '#prelude/text/cached-pattern.ts';
import { memoizeByObject } from '#prelude/timing/memoize-by-object.ts';
import { memoize } from '#prelude/memoize.ts';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { isTalk } from '#domain/avoidance/wording/ordinary-words.ts';
import type { NotStated } from '#domain/assistant/words/occasion.ts';
import { isTelling } from '#domain/assistant/words/telling-words.ts';
import { readOccasions } from './read-occasions.ts';
import { absentCuisineIn } from './absent-cuisine.ts';
import { asksForDrink, asksForKindAt, readKinds } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { kindsAtHand } from '#domain/assistant/words/kinds/kinds-at-hand.ts';
import { isDrink } from '#domain/assistant/words/kinds/food-kinds.ts';
import { type Ingredient, isStatedIn } from '#domain/assistant/words/ingredient-words.ts';
import { namedNeeds } from './named-needs.ts';
import { placeWithin } from '#domain/assistant/words/places-within.ts';
import { impliedKind, ofOrder } from './implied-kinds.ts';
import { readLimits, readOrder } from './taste-order.ts';
import type { WishGrammar } from './grammars/wish-grammar.ts';
import type { TasteOrder, WishPart } from './wish-part.ts';
import { readCuisines } from './read-cuisines.ts';
import { madeWith, readIngredients } from './read-ingredients.ts';
import { readIntensities } from './read-intensities.ts';
import { maySay } from './says-of.ts';
import { blank, denying, startOfDenial } from './wish-text.ts';

/** What someone wants to eat, said by its taste instead of its name. */
export interface TasteWish {
  /** Of tastes, textures and a cuisine alone: what must be avoided is read of the whole text, in both languages (`readAvoidance`). */
  readonly question: FoodQuestion;
  /** What else it says. */
  readonly parts: readonly WishPart[];
  /** What it is to be made with. */
  readonly holding: readonly Ingredient[];
  /** One of them is enough. */
  readonly isAnyHeld: boolean;
  readonly order: TasteOrder | null;
  /** Words of which it is not known what they say; a food may say them. */
  readonly left: readonly string[];
  /** Words for what no record says. */
  readonly unstated: readonly string[];
  /** What no record says of an occasion that it names. */
  readonly notStated: NotStated | null;
  /** A kitchen that it names and of which the catalogue has nothing, or ''. */
  readonly absent: string;
}

/** A wish for anything at all. */
export const anyWish: TasteWish = {
  question: everyFood,
  parts: [],
  holding: [],
  isAnyHeld: false,
  order: null,
  left: [],
  unstated: [],
  notStated: null,
  absent: '',
};

const MILD = { from: 0, to: 1.5 } as const;
const MOST_LEFT = 3;
/** 'Not too smoky'. */
const tooMuch = /\b(?:not|nothing|nichts?) (?:too|very|so|overly|that|zu|sehr|allzu) $/;

/**
 * Reads a folded text as a wish: tastes with their degree ('spicy but not too hot') and bounds ('under 2 of 5'), superlatives, flavours, textures,
 * kinds of dishes, cuisines, ingredients, weather. What is left over is looked for by name.
 *
 * @param cuisines names of the catalogue's cuisines
 * @returns null when nothing in it tells what is wanted
 */
export function tasteWish(text: string, cuisines: readonly string[], grammar: WishGrammar): TasteWish | null {
  return wishesIn(grammar)({ text, cuisines });
}

interface Wished {
  readonly text: string;
  readonly cuisines: readonly string[];
}

/** Texts that are remembered: a question is read in several ways, all of which may hold the same wish. */
const MOST_KEPT = 50;
const wishesIn = memoizeByObject((grammar: WishGrammar) =>
  memoize(
    MOST_KEPT,
    (wished: Wished) => readWish(wished, grammar),
    ({ text, cuisines }) => `${cuisines.join()}\n${text}`,
  ),
);

function readWish({ text, cuisines }: Wished, grammar: WishGrammar): TasteWish | null {
  const { language } = grammar;
  const { found: order, rest: ordered } = readOrder(withoutNeeds(text, grammar), language);
  const { found: limits, rest: limited } = readLimits(ordered, language);
  const {
    found: { parts: occasions, notStated, words: unstated },
    rest: dated,
  } = readOccasions(limited, language);
  const atHand = kindsAtHand(dated, language).filter(({ start }) => !denying.test(dated.slice(0, start)));
  const { found: named, rest: kindless } = readKinds(blank(dated, atHand), language);
  const { ingredients: others, denied, isAny, rest: madeOf } = readIngredients(kindless, cuisines, grammar);
  const ingredients = [...atHand.map(({ ingredient }) => ingredient), ...others];
  const kinds =
    order !== null && named.length + ingredients.length === 0 && !asksForDrink(text, language)
      ? ofOrder(order, dated)
      : named;
  const { intensities, rest } = readIntensities(madeOf, grammar);
  const from = readCuisines({ text: rest, said: text }, cuisines, grammar);
  const absent =
    from.cuisine === '' && cuisines.length > 0 && !from.parts.some(({ left }) => left === 'origin')
      ? absentCuisineIn(from.rest, cuisines, grammar)
      : null;
  const words = readWords(from.rest, grammar);
  const all = { ...(words.isMild ? { spicy: MILD } : {}), ...intensities, ...limits };
  const parts = [
    ...ofAlcohol(text),
    ...occasions,
    ...kinds,
    ...from.parts,
    ...ofPlace(text),
    ...(words.isMild ? [gentleFirst] : []),
    ...withoutWords(words, grammar),
    ...madeWith(ingredients, isAny),
    ...denied.map(withoutIngredient),
  ];
  const isSaid =
    Object.keys(all).length + words.flavours.length + words.textures.length + parts.length > 0 ||
    words.isMild ||
    from.cuisine !== '' ||
    order !== null ||
    notStated !== null ||
    absent !== null;
  if (!isSaid) return null;
  const implied =
    order === null && ingredients.length === 0 && !parts.some(({ left }) => left === 'kind')
      ? impliedKind({ dated, text, cuisine: from.cuisine, intensities: all, words }, language)
      : [];
  return {
    question: {
      ...everyFood,
      cuisine: from.cuisine,
      intensities: all,
      flavours: words.flavours,
      textures: words.textures,
      sort: 'rating',
    },
    parts: [...parts, ...implied],
    holding: ingredients,
    isAnyHeld: isAny,
    order,
    left: words.unknown.filter((token) => absent?.spellings.includes(token) !== true).slice(0, MOST_LEFT),
    unstated: [...new Set([...unstated, ...words.telling])].filter((word) => !grammar.fillers.has(word)),
    notStated,
    absent: absent?.cuisine ?? '',
  };
}

/** What must be avoided is read elsewhere, of the whole text: here it is blank, but where it names a kind ('peanut butter'). */
function withoutNeeds(text: string, { language }: WishGrammar): string {
  return blank(
    text,
    namedNeeds(text)
      .filter((need) => !asksForKindAt(text, need, language))
      .map(({ start, end }) => ({ start: startOfDenial(text, start), end })),
  );
}

/** 'An die Stinkigen trau ich mich nicht ran'; not 'nicht zu'. */
const deniedBehind = /^ (?:(?:lieber|bitte|eher|gar|mich|ich) )*nicht\b(?! (?:zu|so|nur|sehr)\b)/;

/** What is left of a wish, word by word. */
interface WishWords {
  readonly flavours: FoodQuestion['flavours'];
  readonly textures: FoodQuestion['textures'];
  /** 'Mild' is said of what is not hot, whatever else it tastes of. */
  readonly isMild: boolean;
  /** Words for a flavour or texture that is not to be there. */
  readonly unwanted: readonly string[];
  /** 'Japanese but not sushi': what is called so is not wanted. */
  readonly refused: readonly string[];
  readonly unknown: readonly string[];
  /** Words for what no record says. */
  readonly telling: readonly string[];
}

function readWords(rest: string, grammar: WishGrammar): WishWords {
  const words = rest.split(' ').filter((word) => word !== '');
  const denies = (token: string) => {
    const before = rest.slice(0, ` ${rest} `.indexOf(` ${token} `));
    const after = ` ${rest} `.slice(before.length + token.length + 1);
    return denying.test(before) || tooMuch.test(before) || deniedBehind.test(after);
  };
  const unwanted = words.filter(
    (token) => [...flavourWords, ...textureWords].some((word) => grammar.means(token, word)) && denies(token),
  );
  const wanted = words.filter((token) => !unwanted.includes(token));
  const isWanted = (word: string) => wanted.some((token) => grammar.means(token, word));
  const textures = textureWords.filter(isWanted);
  const flavours = flavourWords.filter(
    (word) =>
      isWanted(word) && !isIntensityWord(word) && word !== 'mild' && !textures.some((texture) => texture === word),
  );
  const isMild = isWanted('mild');
  const said = [...flavours, ...textures, ...(isMild ? ['mild'] : [])];
  const tells = (token: string) =>
    isTalk(token) ||
    unwanted.includes(token) ||
    said.some((word) => grammar.means(token, word)) ||
    grammar.fillers.has(token) ||
    /^\d+$/.test(token);
  const refused = words.filter((token) => !tells(token) && denies(token));
  return {
    flavours,
    textures,
    isMild,
    unwanted,
    refused,
    unknown: words.filter((token) => !tells(token) && !refused.includes(token)),
    telling: words.filter(isTelling),
  };
}

/** Foods that say none of what a wish denies word by word. */
function withoutWords({ unwanted, refused }: WishWords, grammar: WishGrammar): readonly WishPart[] {
  return [
    ...unwanted.map((token): WishPart => ({
      left: 'flavours',
      passes: ({ flavours, textures }) =>
        ![...flavours, ...textures].some((word) => grammar.means(token, word) || isMush(token, word)),
    })),
    ...refused.map((token): WishPart => ({
      left: 'words',
      passes: (food) => !maySay(food, token),
      isDenied: true,
    })),
  ];
}

const withoutIngredient = (denied: Ingredient): WishPart => ({
  left: 'words',
  passes: (food) => !isStatedIn(food, denied) && !isMadeOf(food, denied),
  isDenied: true,
});

/** Who has had enough of rice wants no rice noodles. */
const isMadeOf = ({ ingredients }: TasteTraits, { name }: Ingredient) =>
  ingredients.some((one) => cachedPattern(`\\b${name.en} (?:noodles?|vermicelli|cakes?)\\b`).test(one));

/** Of porridges records say that they are thick and silky: who wants nothing mushy wants none of them. */
const isMush = (token: string, stored: string) =>
  /^(?:mushy|mush|soggy|sludgy|matschig\w*|pampig\w*)$/.test(token) && /^(?:thick|silky)$/.test(stored);

/** Of what is not hot, what is said to be mild stands before what is funky: a mild cheese is no Stilton. */
const gentleFirst: WishPart = {
  left: 'flavours',
  passes: ({ flavours, aromas }) => ![...flavours, ...aromas].some((word) => word === 'funky' || word === 'salty'),
  isHelp: true,
  fit: ({ flavours }) => (flavours.includes('mild') ? 5 : flavours.includes('delicate') ? 4 : 0),
};

/** A part of a country helps to choose among what is from there, where records speak of it. */
function ofPlace(text: string): readonly WishPart[] {
  const place = placeWithin(text);
  return place === null ? [] : [{ left: 'origin', passes: () => true, isHelp: true, ...place }];
}

function ofAlcohol(text: string): readonly WishPart[] {
  return asksForAlcohol(text)
    ? [{ left: 'kind', passes: (food) => isDrink(food) && food.diet.alcohol_free === false }]
    : [];
}

/** 'Alcoholic drinks' asks for them; whether it is avoided is read of the whole question (R29). */
function asksForAlcohol(text: string): boolean {
  return (
    /al[ck]o|booz/.test(text) &&
    /\b(?:alcoholic|boozy|alkoholisch\w*) (?:drinks?|beverages?|cocktails?|getranke?n?|getraenke?n?)\b|\b(?:with|mit) (?:some |a bit of |etwas )?(?:alcohol|booze|alkohol|schuss)\b|^(?:an? |etwas )?(?:alcoholic|boozy|alkoholisch\w*)(?: ones?| please| bitte)?$/.test(
      text,
    ) &&
    !/\b(?:no|non|not|without|never|kein\w*|ohne|nicht|anti|avoid\w*) (?:\w+ )?(?:alcoholic|boozy|alkoholisch)/.test(
      text,
    )
  );
}

function isIntensityWord(word: string): boolean {
  return intensityNames.some((name) => name === word) || word === 'savory';
}
