import { cachedPattern } from '#prelude/text/cached-pattern.ts';
import { matchesIn } from '#prelude/text/matches-in.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { isTalk } from '#domain/avoidance/wording/ordinary-words.ts';
import {
  type Ingredient,
  ingredientsIn,
  isStatedIn,
  plainIngredient,
} from '#domain/assistant/words/ingredient-words.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { regionIn } from '#domain/assistant/words/region-words.ts';
import { germanIngredient } from '#domain/assistant/words/german-ingredients.ts';
import type { WishGrammar } from './grammars/wish-grammar.ts';
import type { WishPart } from './wish-part.ts';
import { blank, denying, startOfDenial } from './wish-text.ts';

/** 'Pilze mag ich nicht.' */
const deniedAfter =
  /^ (?:mag|esse|will|mochte|moechte) (?:ich|er|sie|wir|man) (?:\w+ )?nicht\b|^ (?:are|is) (?:not|out)\b/;

/** Made with what. An English word that has no line of its own is taken for an ingredient only after 'with' and the like. */
export function readIngredients(
  text: string,
  cuisines: readonly string[],
  { language, fillers, holding, cuisine, means, tastes }: WishGrammar,
): {
  readonly ingredients: readonly Ingredient[];
  /** What it must not be made with. */
  readonly denied: readonly Ingredient[];
  readonly isAny: boolean;
  readonly rest: string;
} {
  const known = ingredientsIn(text, language);
  const rest = blank(
    text,
    // With what denies it: in 'no mushrooms, Italian' that says nothing of the kitchen.
    known.map(({ index, words }) => ({
      start: startOfDenial(text, index),
      end: index + words.length,
    })),
  );
  const wanted = known.filter(
    ({ index, words }, place) =>
      !isDenied(text, known, place) &&
      !deniedAfter.test(text.slice(index + words.length)) &&
      known.findIndex(
        (other) =>
          other.index <= index &&
          other.index + other.words.length >= index + words.length &&
          other.words.length > words.length,
      ) < 0 &&
      known.findIndex((other) => other.ingredient === known[place]?.ingredient) === place,
  );
  const german = language === 'de' ? germanIn(rest) : [];
  const others = matchesIn(blank(rest, german), holding).flatMap(
    (match): readonly { readonly word: string; readonly start: number }[] => {
      const word = match[1] ?? '';
      const start = match.index + match[0].length - word.length;
      return isTalk(word) ||
        fillers.has(word) ||
        vocabulary.some((stored) => means(word, stored)) ||
        // 'With a kick' says how hot.
        Object.values(tastes).some((taste) => cachedPattern(`^(?:${taste})$`).test(word)) ||
        cuisine(word, cuisines).cuisine !== '' ||
        regionIn(text.slice(start), language)?.words.startsWith(word) === true ||
        denying.test(text.slice(0, start))
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
    ingredients: [
      ...wanted.map(({ ingredient }) => ingredient),
      ...german
        .filter(({ start, end }) => !denying.test(text.slice(0, start)) && !deniedAfter.test(text.slice(end)))
        .map(({ ingredient }) => ingredient),
      ...others.map(({ word }) => plainIngredient(word)),
    ],
    denied: known.filter((_, place) => isDenied(text, known, place)).map(({ ingredient }) => ingredient),
    isAny,
    rest: blank(rest, [
      ...german.map(({ start, end }) => ({ start: startOfDenial(text, start), end })),
      ...others.map(({ word, start }) => ({ start, end: start + word.length })),
    ]),
  };
}

/** German words that have no line of their own. */
function germanIn(
  text: string,
): readonly { readonly ingredient: Ingredient; readonly start: number; readonly end: number }[] {
  return matchesIn(text, /[a-z]{3,}/g).flatMap(({ 0: word, index }) => {
    const ingredient = germanIngredient(word);
    return ingredient === null ? [] : [{ ingredient, start: index, end: index + word.length }];
  });
}

const joint = /^ (?:and|or|nor|und|oder|noch) (?:the |any |no |die |den |das |keine? )?$/;

/** 'Without onions and garlic' denies both. */
function isDenied(text: string, known: ReturnType<typeof ingredientsIn>, place: number): boolean {
  const one = known[place];
  if (one === undefined) return false;
  if (denying.test(text.slice(0, one.index))) return true;
  const before = known.findIndex(
    ({ index, words }) => index < one.index && joint.test(text.slice(index + words.length, one.index)),
  );
  return before >= 0 && isDenied(text, known, before);
}

/** Each of them, or, 'beans or lentils', any. */
export function madeWith(ingredients: readonly Ingredient[], isAny: boolean): readonly WishPart[] {
  if (isAny)
    return [
      {
        left: 'ingredients',
        passes: (food) => ingredients.some((one) => isStatedIn(food, one)),
        fit: (food) => Math.max(...ingredients.map((one) => prominence(food, one))),
      },
    ];
  return ingredients.map((one) => ({
    left: 'ingredients',
    passes: (food) => isStatedIn(food, one),
    fit: (food) => prominence(food, one),
  }));
}

const MOST_PROMINENT = 3;

/** 0-3: named after it or mainly made of it, or only with some of it; ingredients are stated by how much there is of each. */
export function prominence({ name, ingredients }: TasteTraits, { stated }: Ingredient): number {
  const place = ingredients.findIndex((one) => stated.test(one));
  if (place < 0) return 0;
  return stated.test(name) ? MOST_PROMINENT : Math.max(0, MOST_PROMINENT - place);
}

const vocabulary = [...flavourWords, ...textureWords];
