import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { type Offer, refuse, type WishWorld } from './wish-world.ts';
import { ingredientsIn, isStatedIn, plainIngredient } from '#domain/assistant/words/ingredient-words.ts';
import { germanIngredient } from '#domain/assistant/words/german-ingredients.ts';
import { isKindWord, readKinds } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { listFoods, offered } from './list-foods.ts';
import { rankOffered } from './rank-offered.ts';
import { tastingTerm } from '#domain/assistant/words/tasting-terms.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { WishGrammar } from '#domain/assistant/reading/grammars/wish-grammar.ts';

/** More of them are not looked through. */
const LOOKED_THROUGH = 400;
const ALSO = 4;
/** So much oftener than of other foods a word must be said to be told. */
const OFTENER = 1.6;
const LEAST_SHARE = 0.25;
/** Foods that taste so are examples of a taste. */
const STRONG = 4;

/** What a word of taste means, or how an ingredient tastes, by what is said of the foods that have it; null where no record knows it. */
export function offerMeaning(word: string, world: WishWorld, grammar: WishGrammar): Offer | null {
  const { words } = world;
  const term = tastingTerm(word, grammar.language);
  // The meaning of a word names no food.
  if (refuse(world) !== null) return term === null ? null : { text: words.meaning(term.meaning), foods: [] };
  const taste = intensityNames.find((name) => name === term?.example);
  const flavour =
    taste === undefined
      ? [...flavourWords, ...textureWords].find(
          (stored) =>
            stored === term?.example ||
            grammar.means(word, stored) ||
            foldSearchText(words.word(stored)).replace(/^nach /, '') === word ||
            new RegExp(`^${stored}(?:ness)?$`).test(word),
        )
      : undefined;
  const meaning = term === null ? '' : words.meaning(term.meaning);
  if (term !== null && flavour === undefined) {
    const strong =
      taste === undefined
        ? []
        : foodsWith(world, ({ flavours, intensities }) => flavours.includes(taste) && intensities[taste] >= STRONG);
    return (
      tell(strong, world, { head: meaning, also: words.ingredientTastes, beside: taste ?? '' }) ?? {
        text: meaning,
        foods: [],
      }
    );
  }
  if (flavour !== undefined) {
    const found = foodsWith(
      world,
      ({ flavours, textures }) => flavours.includes(flavour) || textures.includes(flavour),
    );
    return tell(found, world, {
      head: `${meaning} ${words.saidOfFoods(words.word(flavour), found.length)}`.trim(),
      also: words.oftenAlso,
      beside: flavour,
    });
  }
  const kind = isKindWord(word) ? readKinds(word, grammar.language).found : [];
  if (kind.length > 0) {
    const found = foodsWith(world, (food) => kind.every((part) => part.passes(food)));
    return tell(found, world, { head: words.kindHere(found.length), also: words.ingredientTastes, beside: '' });
  }
  const ingredient =
    // A Jerusalem artichoke is no artichoke.
    ingredientsIn(word, grammar.language).find(({ words: named }) => named === word)?.ingredient ??
    (grammar.language === 'de' ? germanIngredient(word) : null) ??
    (/^[a-z]{4,}$/.test(word) ? plainIngredient(word) : null);
  if (ingredient === null) return null;
  const found = foodsWith(
    world,
    (food) => food.ingredients.some((one) => ingredient.stated.test(one)) && isStatedIn(food, ingredient),
  );
  return tell(found, world, {
    head: words.ingredientIn(words.ingredient(ingredient), found.length),
    also: words.ingredientTastes,
    beside: '',
  });
}

function foodsWith({ catalogue }: WishWorld, passes: (food: TasteTraits) => boolean): readonly TasteTraits[] {
  return catalogue.find(everyFood, { passes, limit: LOOKED_THROUGH });
}

interface Telling {
  readonly head: string;
  readonly also: (list: string) => string;
  /** A flavour that needs no telling. */
  readonly beside: string;
}

function tell(found: readonly TasteTraits[], world: WishWorld, { head, also, beside }: Telling): Offer | null {
  const { catalogue, words, listing, taster } = world;
  const told = offered(
    rankOffered(found, everyFood, taster).toSorted((one, other) => placeOf(one, beside) - placeOf(other, beside)),
    listing,
  );
  if (told.length === 0) return null;
  const all = catalogue.find(everyFood, { passes: () => true, limit: LOOKED_THROUGH });
  const telling = flavourWords
    .filter(
      (word) =>
        word !== beside && shareOf(found, word) >= LEAST_SHARE && shareOf(found, word) >= OFTENER * shareOf(all, word),
    )
    .toSorted((one, other) => shareOf(found, other) / shareOf(all, other) - shareOf(found, one) / shareOf(all, one))
    .slice(0, ALSO);
  return {
    text:
      [head, telling.length === 0 ? '' : also(words.list(telling.map(words.word))), words.forExample]
        .filter((part) => part !== '')
        .join(' ') + `\n${listFoods(told, taster.profile, words)}`,
    foods: told,
  };
}

/** What is said first of a food counts most. */
function placeOf({ flavours, textures }: TasteTraits, word: string): number {
  if (word === '') return 0;
  const place = flavours.indexOf(word);
  return place >= 0 ? place : textures.indexOf(word);
}

function shareOf(foods: readonly TasteTraits[], word: string): number {
  return foods.filter(({ flavours }) => flavours.includes(word)).length / Math.max(1, foods.length);
}
