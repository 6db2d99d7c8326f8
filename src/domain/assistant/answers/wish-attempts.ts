import type { FoodQuestion } from '#domain/search/food-question.ts';
import { everyFood } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { type AllergenWord, type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { LeftOut } from '#domain/assistant/reading/wish-part.ts';
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
import { atItsBounds, bearing, boundsOf, isStrict, MILD, PLAIN, widened } from './wider-bounds.ts';
import { bounded, type WishWorld } from './wish-world.ts';

export interface Attempt {
  readonly question: FoodQuestion;
  readonly parts: readonly WishPart[];
  /** Words that a food must say. */
  readonly left: readonly string[];
  readonly without: LeftOut | null;
  /** Is nearly the one before: where that finds a single food, these are told after it. */
  readonly isClose?: boolean;
}

/** A bound that nothing keeps is opened to here. */
const WIDER = 3;

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

const askedTastes = ({ intensities }: FoodQuestion) =>
  intensityNames.filter((name) => (intensities[name]?.from ?? 0) > 0);
/** Tastes of which little or nothing is wanted. */
const boundTastes = ({ intensities }: FoodQuestion) =>
  intensityNames.filter((name) => (intensities[name]?.from ?? 1) <= 0);

/** Of a wish for a kind and nothing else its kind is not left out: whatever is left would be any food. */
function saysMoreThanKind({ parts, left }: TasteWish, question: FoodQuestion): boolean {
  const { cuisine, flavours, textures, holding = [] } = question;
  return (
    cuisine !== '' ||
    flavours.length + textures.length + askedTastes(question).length + left.length + holding.length > 0 ||
    parts.some((part) => part.left !== 'kind' && part.left !== 'time' && part.isDenied !== true)
  );
}

type Wanted = Pick<Attempt, 'question' | 'parts' | 'left'>;

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

/** Without its time, its occasion and its tastes, each by itself; with wider bounds; then one of its ingredients or kinds is enough. */
function withLooserParts(question: FoodQuestion, parts: readonly WishPart[]): readonly (Attempt | false)[] {
  const bounds = boundTastes(question);
  const { intensities } = question;
  const wider = { ...intensities, ...Object.fromEntries(bounds.map((name) => [name, { from: 0, to: WIDER }])) };
  const timed = parts.filter(({ left }) => left === 'time');
  return [
    timed.length > 0 && {
      question,
      parts: parts.filter((part) => !timed.includes(part)),
      left: [],
      without: null,
    },
    // Of the weather or a moment foods are told by what they are; what records must speak of is left out before that.
    parts.some(({ left, isTold }) => left === 'occasion' && isTold !== undefined) && {
      question,
      parts: parts.filter(({ left, isTold }) => left !== 'occasion' || isTold === undefined),
      left: [],
      without: 'occasion',
    },
    lessOne(question, parts, 'occasion'),
    ...lessTaste(question, parts),
    bounds.length > 0 &&
      parts.length > 0 && {
        question: { ...question, intensities: wider },
        parts,
        left: [],
        without: 'strength',
      },
    mostAreEnough(question, parts),
    oneIsEnough(question, parts, 'ingredients'),
    oneIsEnough(question, parts, 'kind'),
    ...nearlyOfKind({ question, parts, left: [] }),
  ];
}

/** All but one of what it is to be made with, where that is a list. */
function mostAreEnough(question: FoodQuestion, parts: readonly WishPart[]): Attempt | false {
  const ones = parts.filter(({ left, isDenied }) => left === 'ingredients' && isDenied !== true);
  const held = (food: TasteTraits) => ones.filter((part) => part.passes(food));
  return (
    ones.length > 2 && {
      question,
      parts: [
        ...parts.filter((part) => !ones.includes(part)),
        {
          left: 'ingredients',
          passes: (food) => held(food).length >= ones.length - 1,
          fit: (food) => held(food).reduce((sum, { fit }) => sum + (fit?.(food) ?? 0), 0),
        },
      ],
      left: [],
      without: 'ingredients',
    }
  );
}

function oneIsEnough(question: FoodQuestion, parts: readonly WishPart[], left: LeftOut): Attempt | false {
  const ones = parts.filter((part) => part.left === left);
  return (
    ones.length > 1 && {
      question,
      parts: [
        ...parts.filter((part) => part.left !== left),
        { left, passes: (food) => ones.some((part) => part.passes(food)) },
      ],
      left: [],
      without: left,
    }
  );
}

/** A taste that is only there. */
const FAINT = 1.5;
const strong = { from: PLAIN, to: 5 } as const;

/** Its tastes as words or fainter, and then without its textures and its flavours. */
function lessTaste(question: FoodQuestion, parts: readonly WishPart[]): readonly (Attempt | false)[] {
  const { intensities, flavours, textures } = question;
  const asked = askedTastes(question);
  const asWords = { intensities: boundsOf(intensities), flavours: [...flavours, ...asked] };
  const rest = { parts, left: [] };
  return [
    asked.length > 0 && { question: { ...question, ...asWords }, ...rest, without: 'strength' },
    asked.length > 0 &&
      isOfDiet(question) && {
        question: { ...question, intensities: widened(intensities, FAINT) },
        ...rest,
        without: 'strength',
      },
    textures.length > 0 && { question: { ...question, textures: [] }, ...rest, without: 'texture' },
    flavours.length > 1 && {
      question: { ...question, textures: [], flavours: flavours.slice(0, 1) },
      ...rest,
      without: 'flavours',
    },
    // Without meat what is meaty is full of umami.
    flavours.includes('meaty') &&
      isOfDiet(question) && {
        question: { ...question, textures: [], flavours: [], intensities: { ...intensities, umami: strong } },
        ...rest,
        without: 'flavours',
      },
    (flavours.length > 0 || asked.length > 0) &&
      (parts.length > 0 || isOfDiet(question)) && {
        question: { ...question, intensities: boundsOf(intensities), textures: [], flavours: [] },
        ...rest,
        // What has most of it comes nearest.
        parts: [...parts, { left: 'flavours', passes: () => true, fit: levelsOf(asked) }],
        without: 'flavours',
      },
  ];
}

const levelsOf = (asked: readonly IntensityName[]) => (food: TasteTraits) =>
  asked.reduce((sum, name) => sum + food.intensities[name], 0);

function lessOne(question: FoodQuestion, parts: readonly WishPart[], kind: LeftOut): Attempt | false {
  const others = parts.filter((part) => part.left !== kind);
  return others.length < parts.length && { question, parts: others, left: [], without: kind };
}

/** From wherever it is. */
function lessOfOrigin(question: FoodQuestion, parts: readonly WishPart[]): readonly (Attempt | false)[] {
  return [
    lessOne(question, parts, 'origin'),
    question.cuisine !== '' && { question: { ...question, cuisine: '' }, parts, left: [], without: 'origin' },
  ];
}

const isOfDiet = ({ diet, withoutAllergens }: FoodQuestion) => diet.length + withoutAllergens.length > 0;

/** Without its kind, what it holds and where it is from, each by itself; some kinds are wanted more than these. */
function lessAndLess(
  question: FoodQuestion,
  parts: readonly WishPart[],
  isKindLeftOut: boolean,
): readonly (Attempt | false)[] {
  const outlasting = parts.flatMap(({ outlasts }) => outlasts ?? []);
  const fromAnywhere = lessOfOrigin(question, parts);
  return [
    outlasting.length > 0 && lessOne(question, parts, 'ingredients'),
    // A dessert without milk is wanted more than whatever else is of a kitchen.
    ...(outlasting.includes('origin') || (outlasting.length > 0 && isOfDiet(question)) ? fromAnywhere : []),
    isKindLeftOut && lessOne(question, parts, 'kind'),
    // 'Mushrooms and cream': what is named is wanted more than whatever else holds milk.
    (question.holding ?? []).length > 0 &&
      parts.some(({ left, isDenied }) => left === 'ingredients' && isDenied !== true) && {
        question: { ...question, holding: [] },
        parts,
        left: [],
        without: 'ingredients',
      },
    lessOne(question, parts, 'ingredients'),
    ...fromAnywhere,
  ];
}

/** What comes nearest to a kind that no food is: desserts, for a vegan ice cream. */
function nearlyOfKind({ question, parts, left }: Wanted): readonly Attempt[] {
  if (!parts.some(({ wider }) => wider !== undefined)) return [];
  const wide = parts.map((part) => ({ ...part, passes: part.wider ?? part.passes }));
  const timeless = wide.filter((part) => part.left !== 'occasion');
  return [
    { question, parts: wide, left, without: 'kind' },
    { question, parts: timeless, left, without: 'kind' },
  ];
}
