import type { FoodQuestion } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { type LeftOut, withNearKinds, type WishPart } from '#domain/assistant/reading/wish-part.ts';
import { boundsOf, PLAIN, widened } from './wider-bounds.ts';

export interface Attempt {
  readonly question: FoodQuestion;
  readonly parts: readonly WishPart[];
  /** Words that a food must say. */
  readonly left: readonly string[];
  readonly without: LeftOut | null;
  /** Is nearly the one before: where that finds a single food, these are told after it. */
  readonly isClose?: boolean;
}

export type Wanted = Pick<Attempt, 'question' | 'parts' | 'left'>;

export const askedTastes = ({ intensities }: FoodQuestion) =>
  intensityNames.filter((name) => (intensities[name]?.from ?? 0) > 0);
/** Tastes of which little or nothing is wanted. */
export const boundTastes = ({ intensities }: FoodQuestion) =>
  intensityNames.filter((name) => (intensities[name]?.from ?? 1) <= 0);

/** A bound that nothing keeps is opened to here. */
const WIDER = 3;

/** Without its time, its occasion and its tastes, each by itself; with wider bounds; then one of its ingredients or kinds is enough. */
export function withLooserParts(question: FoodQuestion, parts: readonly WishPart[]): readonly (Attempt | false)[] {
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
    withLeastOf(question, parts),
    mostAreEnough(question, parts),
    oneIsEnough(question, parts, 'ingredients'),
    oneIsEnough(question, parts, 'kind'),
    ...nearlyOfKind({ question, parts, left: [] }),
  ];
}

/** What keeps its kind and has least of what there was to be little of: 'a dessert that is not sweet'. Who cannot take heat is offered none. */
function withLeastOf(question: FoodQuestion, parts: readonly WishPart[]): Attempt | false {
  const bounds = boundTastes(question).filter((name) => name !== 'spicy');
  const { intensities } = question;
  const isBound = (name: IntensityName) => bounds.some((one) => one === name);
  const others = intensityNames.filter((name) => !isBound(name) && intensities[name] !== undefined);
  return (
    bounds.length > 0 &&
    parts.some(({ left, isImplied }) => left === 'kind' && isImplied !== true) &&
    parts.every(({ left }) => left !== 'ingredients') && {
      question: {
        ...question,
        intensities: Object.fromEntries(others.map((name) => [name, intensities[name]])),
      },
      parts: [...parts, { left: 'flavours', passes: () => true, fit: (food) => -levelsOf(bounds)(food) }],
      left: [],
      without: 'strength',
    }
  );
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

const levelsOf = (tastes: readonly IntensityName[]) => (food: TasteTraits) =>
  tastes.reduce((sum, name) => sum + food.intensities[name], 0);

export function lessOne(question: FoodQuestion, parts: readonly WishPart[], kind: LeftOut): Attempt | false {
  const others = parts.filter((part) => part.left !== kind);
  return others.length < parts.length && { question, parts: others, left: [], without: kind };
}

/** From wherever it is. */
export function lessOfOrigin(question: FoodQuestion, parts: readonly WishPart[]): readonly (Attempt | false)[] {
  return [
    lessOne(question, parts, 'origin'),
    question.cuisine !== '' && { question: { ...question, cuisine: '' }, parts, left: [], without: 'origin' },
  ];
}

const isOfDiet = ({ diet, withoutAllergens }: FoodQuestion) => diet.length + withoutAllergens.length > 0;

/** Without its kind, what it holds and where it is from, each by itself; some kinds are wanted more than these. */
export function lessAndLess(
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
  const wide = withNearKinds(parts);
  const timeless = wide.filter((part) => part.left !== 'occasion');
  return [
    { question, parts: wide, left, without: 'kind' },
    { question, parts: timeless, left, without: 'kind' },
  ];
}
