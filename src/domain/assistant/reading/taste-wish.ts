import { keepFor } from '#prelude/keep-for.ts';
import { keepSome } from '#prelude/keep-some.ts';
import { keptPatternEverywhere } from '#prelude/kept-pattern.ts';
import { matchesIn } from '#prelude/matches-in.ts';
import type { LevelRange } from '#domain/pairing/pairing.ts';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { isTalk } from '#domain/avoidance/ordinary-words.ts';
import { absentCuisineIn } from './absent-cuisine.ts';
import { regionIn } from '#domain/assistant/words/cuisine-regions.ts';
import { readKinds } from '#domain/assistant/words/dish-kinds.ts';
import {
  type Ingredient,
  ingredientsIn,
  isStatedIn,
  plainIngredient,
} from '#domain/assistant/words/ingredient-words.ts';
import { namedNeeds } from './named-needs.ts';
import { readOccasions } from '#domain/assistant/words/occasions.ts';
import { readLimits, readOrder } from './taste-order.ts';
import type { Degree, WishGrammar } from './wish-grammar.ts';
import type { TasteOrder, WishPart } from './wish-part.ts';

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
  /** It names an occasion for which no record says what is fit. */
  readonly isForOccasion: boolean;
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
  isForOccasion: false,
  absent: '',
};

/** Levels that a degree stands for. */
const ranges = {
  plain: { from: 2.5, to: 5 },
  strong: { from: 3.5, to: 5 },
  medium: { from: 1.5, to: 3.5 },
  slight: { from: 0.5, to: 2.5 },
  hardly: { from: 0, to: 2 },
  bounded: { from: 0, to: 3 },
  without: { from: 0, to: 1 },
} as const satisfies Record<Degree, LevelRange>;

const MILD = { from: 0, to: 1.5 } as const;
const MOST_LEFT = 3;

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
const wishesIn = keepFor((grammar: WishGrammar) =>
  keepSome(
    MOST_KEPT,
    (wished: Wished) => readWish(wished, grammar),
    ({ text, cuisines }) => `${cuisines.join()}\n${text}`,
  ),
);

function readWish({ text, cuisines }: Wished, grammar: WishGrammar): TasteWish | null {
  const { language } = grammar;
  const { found: order, rest: ordered } = readOrder(blank(text, namedNeeds(text)), language);
  const { found: limits, rest: limited } = readLimits(ordered, language);
  const {
    found: { parts: occasions, isUnstated },
    rest: dated,
  } = readOccasions(limited, language);
  const { found: kinds, rest: kindless } = readKinds(dated, language);
  const { ingredients, isAny, rest: madeOf } = readIngredients(kindless, grammar);
  const { intensities, rest } = readIntensities(madeOf, grammar);
  const from = readCuisines(rest, cuisines, grammar);
  const absent =
    from.cuisine === '' && cuisines.length > 0 && !from.parts.some(({ left }) => left === 'origin')
      ? absentCuisineIn(from.rest, cuisines, grammar)
      : null;
  const words = from.rest.split(' ').filter((word) => word !== '');
  const denies = (token: string) => denying.test(from.rest.slice(0, ` ${from.rest} `.indexOf(` ${token} `)));
  const unwanted = words.filter(
    (token) => [...flavourWords, ...textureWords].some((word) => grammar.means(token, word)) && denies(token),
  );
  const wanted = words.filter((token) => !unwanted.includes(token));
  const textures = textureWords.filter((word) => wanted.some((token) => grammar.means(token, word)));
  const flavours = flavourWords.filter(
    (word) =>
      wanted.some((token) => grammar.means(token, word)) &&
      !isIntensityWord(word) &&
      word !== 'mild' &&
      !textures.some((texture) => texture === word),
  );
  const said = [...flavours, ...textures, ...(wanted.some((token) => grammar.means(token, 'mild')) ? ['mild'] : [])];
  const tells = (token: string) =>
    isTalk(token) ||
    unwanted.includes(token) ||
    said.some((word) => grammar.means(token, word)) ||
    grammar.fillers.has(token) ||
    /^\d+$/.test(token);
  // 'Mild' is said of what is not hot, whatever else it tastes of.
  const isMild = wanted.some((token) => grammar.means(token, 'mild'));
  const all = { ...(isMild ? { spicy: MILD } : {}), ...intensities, ...limits };
  const alcohol: readonly WishPart[] = asksForAlcohol(text)
    ? [{ left: 'kind', passes: ({ diet }) => diet.alcohol_free === false }]
    : [];
  const parts = [
    ...alcohol,
    ...occasions,
    ...kinds,
    ...from.parts,
    ...unwanted.map((token): WishPart => ({
      left: 'flavours',
      passes: ({ flavours: theirs, textures: felt }) =>
        ![...theirs, ...felt].some((word) => grammar.means(token, word)),
    })),
    ...madeWith(ingredients, isAny),
  ];
  const isSaid =
    Object.keys(all).length + said.length + parts.length > 0 ||
    from.cuisine !== '' ||
    order !== null ||
    isUnstated ||
    absent !== null;
  if (!isSaid) return null;
  return {
    question: { ...everyFood, cuisine: from.cuisine, intensities: all, flavours, textures, sort: 'rating' },
    parts,
    holding: ingredients,
    isAnyHeld: isAny,
    order,
    left: words.filter((token) => !tells(token) && absent?.spellings.includes(token) !== true).slice(0, MOST_LEFT),
    isForOccasion: isUnstated,
    absent: absent?.cuisine ?? '',
  };
}

/** 'Alcoholic drinks' asks for them; whether it is avoided is read of the whole question (R29). */
function asksForAlcohol(text: string): boolean {
  return (
    /al[ck]o|booz/.test(text) &&
    /\b(?:alcoholic|boozy|alkoholisch\w*) (?:drinks?|beverages?|cocktails?|getranke?n?|getraenke?n?)\b/.test(text) &&
    !/\b(?:no|non|not|without|never|kein\w*|ohne|nicht|anti|avoid\w*) (?:\w+ )?(?:alcoholic|boozy|alkoholisch)/.test(
      text,
    )
  );
}

const told = new WeakMap<TasteTraits, string>();

/** All that is said of a food, folded, a space before each word. */
function toldOf(food: TasteTraits): string {
  const known = told.get(food);
  if (known !== undefined) return known;
  const { name, nativeName, description, mouthfeel, ingredients, flavours, textures, aromas, cookingMethods } = food;
  const text = ` ${foldSearchText([name, nativeName, description, mouthfeel, ...ingredients, ...flavours, ...textures, ...aromas, ...cookingMethods].join(' '))}`;
  told.set(food, text);
  return text;
}

/** Whether a food says a word of its name, its ingredients or what is told of it. @param word folded */
export function saysOf(food: TasteTraits, word: string): boolean {
  return toldOf(food).includes(` ${word.length > 4 ? word.replace(/(?:es|s|en|n|e)$/, '') : word}`);
}

function blank(text: string, parts: readonly { readonly start: number; readonly end: number }[]): string {
  return parts.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
}

/** What stands before an ingredient that is not wanted: that is read of the whole question (`readAvoidance`). */
const denying =
  /(?:^|\b)(?:no|not|without|hates?|dislikes?|except|minus|skip|hold|avoid\w*|instead of|ohne|keine?[mnrs]?|nicht|hasse|ausser|statt)(?: (?:the|any|a|an|of|fan|die|den|das|viel))* *$/;

/** 'Pilze mag ich nicht.' */
const deniedAfter =
  /^ (?:mag|esse|will|mochte|moechte) (?:ich|er|sie|wir|man) (?:\w+ )?nicht\b|^ (?:are|is) (?:not|out)\b/;

/** Made with what. An English word that has no line of its own is taken for an ingredient only after 'with' and the like. */
function readIngredients(
  text: string,
  { language, fillers, holding }: WishGrammar,
): { readonly ingredients: readonly Ingredient[]; readonly isAny: boolean; readonly rest: string } {
  const known = ingredientsIn(text, language);
  const rest = blank(
    text,
    known.map(({ index, words }) => ({ start: index, end: index + words.length })),
  );
  const wanted = known.filter(
    ({ index, words }, place) =>
      !denying.test(text.slice(0, index)) &&
      !deniedAfter.test(text.slice(index + words.length)) &&
      known.findIndex(
        (other) =>
          other.index <= index &&
          other.index + other.words.length >= index + words.length &&
          other.words.length > words.length,
      ) < 0 &&
      known.findIndex((other) => other.ingredient === known[place]?.ingredient) === place,
  );
  const others = matchesIn(rest, holding).flatMap(
    (match): readonly { readonly word: string; readonly start: number }[] => {
      const word = match[1] ?? '';
      const start = match.index + match[0].length - word.length;
      return isTalk(word) || fillers.has(word) || isTasteWord(word) || denying.test(text.slice(0, start))
        ? []
        : [{ word, start }];
    },
  );
  const [first, second] = wanted;
  const isAny =
    first !== undefined &&
    second !== undefined &&
    /^ (?:or|oder) $/.test(text.slice(first.index + first.words.length, second.index));
  return {
    ingredients: [...wanted.map(({ ingredient }) => ingredient), ...others.map(({ word }) => plainIngredient(word))],
    isAny,
    rest: blank(
      rest,
      others.map(({ word, start }) => ({ start, end: start + word.length })),
    ),
  };
}

/** Each of them, or, 'beans or lentils', any. */
function madeWith(ingredients: readonly Ingredient[], isAny: boolean): readonly WishPart[] {
  if (isAny) return [{ left: 'ingredients', passes: (food) => ingredients.some((one) => isStatedIn(food, one)) }];
  return ingredients.map((one) => ({ left: 'ingredients', passes: (food) => isStatedIn(food, one) }));
}

const isTasteWord = (word: string) => [...flavourWords, ...textureWords].some((known) => known === word);

interface ReadCuisines {
  /** The only one, or ''. */
  readonly cuisine: string;
  readonly parts: readonly WishPart[];
  readonly rest: string;
}

/** 'Thai or Vietnamese', 'not Italian', 'east Asian'. */
function readCuisines(text: string, cuisines: readonly string[], grammar: WishGrammar): ReadCuisines {
  const left = (): WishPart['left'] => 'origin';
  const named: string[] = [];
  const unwanted: string[] = [];
  const region = regionIn(text, grammar.language);
  let rest = region === null ? text : text.replace(region.words, ' ');
  for (;;) {
    const { cuisine, spellings } = grammar.cuisine(
      rest,
      cuisines.filter((name) => !named.includes(name) && !unwanted.includes(name)),
    );
    if (cuisine === '') break;
    const first =
      spellings
        .map((word) => ` ${rest} `.indexOf(` ${word} `))
        .filter((at) => at >= 0)
        .toSorted((one, other) => one - other)[0] ?? 0;
    (denying.test(rest.slice(0, first)) ? unwanted : named).push(cuisine);
    rest = rest
      .split(' ')
      .filter((word) => !spellings.includes(word))
      .join(' ');
  }
  const isRegionUnwanted = region !== null && denying.test(text.slice(0, text.indexOf(region.words)));
  if (isRegionUnwanted)
    return {
      cuisine: named[0] ?? '',
      parts: [{ left: left(), passes: ({ origin }) => ![...region.cuisines, ...unwanted].includes(origin) }],
      rest,
    };
  const notFrom: readonly WishPart[] =
    unwanted.length === 0 ? [] : [{ left: left(), passes: ({ origin }) => !unwanted.includes(origin) }];
  if (region === null) {
    const [only, ...others] = named;
    if (others.length === 0) return { cuisine: only ?? '', parts: notFrom, rest };
    return { cuisine: '', parts: [...notFrom, { left: left(), passes: ({ origin }) => named.includes(origin) }], rest };
  }
  const among = [...region.cuisines, ...named];
  return { cuisine: '', parts: [...notFrom, { left: left(), passes: ({ origin }) => among.includes(origin) }], rest };
}

function readIntensities(
  text: string,
  grammar: WishGrammar,
): { readonly intensities: Partial<Record<IntensityName, LevelRange>>; readonly rest: string } {
  const intensities: Partial<Record<IntensityName, LevelRange>> = {};
  let rest = text;
  for (const name of intensityNames) {
    for (const match of matchesIn(text, keptPatternEverywhere(`\\b(?:${grammar.tastes[name]})\\b`))) {
      const { degree, words } = grammar.degree(text.slice(0, match.index), match[0]);
      const known = intensities[name];
      intensities[name] = known === undefined ? ranges[degree] : meet(known, ranges[degree]);
      rest = blank(rest, [{ start: match.index - words, end: match.index + match[0].length }]);
    }
  }
  return { intensities, rest: rest.replace(/ +/g, ' ').trim() };
}

/** 'spicy but not too hot' wants some of it: where two degrees leave next to nothing, the lower half of what was asked for is opened. */
function meet(one: LevelRange, other: LevelRange): LevelRange {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return to - from >= 1 ? { from, to } : { from: Math.min(1.5, to), to: Math.max(to, 1.5) };
}

function isIntensityWord(word: string): boolean {
  return intensityNames.some((name) => name === word) || word === 'savory';
}
