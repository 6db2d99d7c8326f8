import { matchesIn } from '#prelude/text/matches-in.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { isTalk } from '#domain/avoidance/ordinary-words.ts';
import {
  type Ingredient,
  ingredientsIn,
  isStatedIn,
  plainIngredient,
} from '#domain/assistant/words/ingredient-words.ts';
import type { WishGrammar } from './wish-grammar.ts';
import type { WishPart } from './wish-part.ts';
import { blank, denying } from './wish-text.ts';

/** 'Pilze mag ich nicht.' */
const deniedAfter =
  /^ (?:mag|esse|will|mochte|moechte) (?:ich|er|sie|wir|man) (?:\w+ )?nicht\b|^ (?:are|is) (?:not|out)\b/;

/** Made with what. An English word that has no line of its own is taken for an ingredient only after 'with' and the like. */
export function readIngredients(
  text: string,
  { language, fillers, holding }: WishGrammar,
): { readonly ingredients: readonly Ingredient[]; readonly isAny: boolean; readonly rest: string } {
  const known = ingredientsIn(text, language);
  const rest = blank(
    text,
    // With what denies it: in 'no mushrooms, Italian' that says nothing of the kitchen.
    known.map(({ index, words }) => ({
      start: denying.exec(text.slice(0, index))?.index ?? index,
      end: index + words.length,
    })),
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
export function madeWith(ingredients: readonly Ingredient[], isAny: boolean): readonly WishPart[] {
  if (isAny) return [{ left: 'ingredients', passes: (food) => ingredients.some((one) => isStatedIn(food, one)) }];
  return ingredients.map((one) => ({ left: 'ingredients', passes: (food) => isStatedIn(food, one) }));
}

const isTasteWord = (word: string) => [...flavourWords, ...textureWords].some((known) => known === word);
