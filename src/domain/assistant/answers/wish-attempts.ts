import type { FoodQuestion } from '#domain/search/food-question.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { type AllergenWord, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { isCalled } from '#domain/assistant/words/kinds/dish-kinds.ts';
import {
  asksForSeafood,
  fish,
  ingredientAsked,
  isSeafoodOrFish,
  seafood,
} from '#domain/assistant/words/asked-ingredients.ts';
import { isStatedIn } from '#domain/assistant/words/ingredient-words.ts';
import { prominence } from '#domain/assistant/reading/read-ingredients.ts';
import { saysOf } from '#domain/assistant/reading/says-of.ts';
import type { TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import type { WishPart } from '#domain/assistant/reading/wish-part.ts';
import {
  type Attempt,
  askedTastes,
  boundTastes,
  lessAndLess,
  lessOfOrigin,
  lessOne,
  type Wanted,
  withLooserParts,
} from './less-of-wish.ts';
import { atItsBounds, bearing, isStrict, MILD, widened } from './wider-bounds.ts';
import { bounded, type WishWorld } from './wish-world.ts';

/** 'With nuts' asks for those of trees or for peanuts: where no food holds both, one of them is enough. */
function eitherNut({ holding = [] }: FoodQuestion): readonly (readonly AllergenWord[])[] {
  const nuts = (['tree nut', 'peanut'] as const).filter((nut) => holding.includes(nut));
  return nuts.length < 2
    ? []
    : nuts.map((nut) => holding.filter((one) => one === nut || !nuts.some((other) => other === one)));
}

/** The wish as it is, then with less and less of it. What only helps to choose is left out first; one of which nothing is left is none. */
export function attemptsAt(wish: TasteWish, world: WishWorld): readonly Attempt[] {
  const attempts = attemptsBesideHelp(wish, world);
  return attempts.filter((attempt) => attempt.without === null || keepsAny(wish, attempt));
}

/** Whether anything that was wished for is still in it: foods that have none of it in common come no nearer than any others. */
function keepsAny(wish: TasteWish, { question, parts, left }: Attempt): boolean {
  const { cuisine, flavours, textures, intensities, mood, holding = [], withoutAllergens, diet } = question;
  return (
    cuisine !== '' ||
    mood !== null ||
    wish.order !== null ||
    left.length + flavours.length + textures.length + holding.length + withoutAllergens.length + diet.length > 0 ||
    Object.keys(intensities).length > 0 ||
    parts.some(({ isImplied, isHelp }) => isImplied !== true && isHelp !== true)
  );
}

function attemptsBesideHelp(wish: TasteWish, world: WishWorld): readonly Attempt[] {
  const helps = wish.parts.filter(({ isHelp }) => isHelp === true);
  if (helps.length === 0) return attemptsWithoutHelp(wish, world);
  const parts = wish.parts.filter(({ isHelp }) => isHelp !== true);
  return attemptsWithoutHelp({ ...wish, parts }, world).flatMap((attempt) => {
    const isWhole = parts.every((part) => attempt.parts.includes(part));
    return isWhole && (attempt.without === null || attempt.without === 'words')
      ? [
          { ...attempt, parts: [...attempt.parts, ...helps] },
          { ...attempt, isClose: true },
        ]
      : [attempt];
  });
}

function attemptsWithoutHelp(wish: TasteWish, world: WishWorld): readonly Attempt[] {
  const { parts, left } = wish;
  const question = bounded(wish.question, world);
  const timeless = { ...question, mood: null };
  const { askedWords } = world.avoidance;
  const ofAsked = askedWords.map(ofAskedWord);
  const attempts: (Attempt | false)[] = [
    askedWords.some((word) => asksForSeafood.test(word)) && {
      question: { ...question, holding: [] },
      parts: [...parts, ofSeafood],
      left,
      without: null,
    },
    askedWords.length > 0 && { question, parts: [...parts, ...ofAsked], left, without: null },
    ...(askedWords.length > 0 ? withFewerWords({ question, parts: [...parts, ...ofAsked], left }, world) : []),
    // Of what is made of it nothing may be stated by that name: 'almond flour'.
    askedWords.some((word) => word.includes(' ')) && {
      question,
      parts: [...parts, ...askedWords.map((word) => ofAskedWord(word.replace(/ .*/, '')))],
      left,
      without: null,
      isClose: true,
    },
    { question, parts, left, without: null, isClose: askedWords.length > 0 },
    ...nearlyAsStrong({ question, parts, left }),
    ...withFewerWords({ question, parts, left }, world),
    question.mood !== null && { question: timeless, parts, left: [], without: 'time' },
    ...withLooserParts(timeless, parts),
    // 'Fish from Spain': where there is none, fish from elsewhere, and no dish with a sauce of it.
    ...(ofAsked.length > 0 && left.length === 0
      ? [
          saysMoreThanKind(wish, question) && lessOne(timeless, [...parts, ...ofAsked], 'kind'),
          ...lessOfOrigin(timeless, [...parts, ...ofAsked]),
        ]
      : []),
    ...lessAndLess(timeless, parts, saysMoreThanKind(wish, question)),
  ];
  return attempts.filter((attempt) => attempt !== false);
}

const ofSeafood: WishPart = {
  left: 'ingredients',
  passes: isSeafoodOrFish,
  fit: (food) => Math.max(prominence(food, seafood), prominence(food, fish)),
};

/** Foods that hold or are called what someone asked for by a word for an allergen. */
function ofAskedWord(word: string): WishPart {
  const ingredient = ingredientAsked(word);
  return {
    left: 'ingredients',
    passes: (food) => isStatedIn(food, ingredient) || isCalled(food, word),
    fit: (food) => prominence(food, ingredient),
  };
}

/** Of a wish for a kind and nothing else its kind is not left out: whatever is left would be any food. */
function saysMoreThanKind({ parts, left }: TasteWish, question: FoodQuestion): boolean {
  const { cuisine, flavours, textures, holding = [] } = question;
  return (
    cuisine !== '' ||
    flavours.length + textures.length + askedTastes(question).length + left.length + holding.length > 0 ||
    parts.some((part) => part.left !== 'kind' && part.left !== 'time' && part.isDenied !== true)
  );
}

/** The whole wish, with its tastes a little less or more strongly than it says. */
function nearlyAsStrong({ question, parts, left }: Wanted): readonly (Attempt | false)[] {
  const { intensities } = question;
  const nearly = (theirs: FoodQuestion['intensities']): Attempt => ({
    question: { ...question, intensities: theirs },
    parts,
    left,
    without: 'strength',
    isClose: true,
  });
  return [
    // 'Below 3', where a single food is: those at 3 are told after it, with their figures.
    intensityNames.some((name) => isStrict(intensities[name])) && nearly(atItsBounds(intensities)),
    boundTastes(question).some((name) => (intensities[name]?.to ?? 0) < MILD) && nearly(bearing(intensities)),
    ...eitherNut(question).map((holding): Attempt => ({
      question: { ...question, holding },
      parts,
      left,
      without: null,
    })),
    askedTastes(question).length > 0 && nearly(widened(intensities)),
  ];
}

/** Without the words that no food says, and then without all of which it is not known what they say. */
function withFewerWords({ question, parts, left }: Wanted, { catalogue }: WishWorld): readonly (Attempt | false)[] {
  const known = left.filter(
    (word) => catalogue.find(everyFood, { passes: (food) => saysOf(food, word), limit: 1 }).length > 0,
  );
  return [
    known.length < left.length && { question, parts, left: known, without: null },
    left.length > 0 && { question, parts, left: [], without: known.length > 0 ? 'words' : null },
  ];
}
