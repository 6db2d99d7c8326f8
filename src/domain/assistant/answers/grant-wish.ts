import type { FoodQuestion, Mood } from '#domain/search/food-question.ts';
import { everyFood } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import {
  type AssistantCatalogue,
  type AssistantTaster,
  FOUND,
  type Sieve,
} from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantWords, LeftOut } from '#domain/assistant/words/assistant-words.ts';
import { type Avoiding, speaksOf } from './avoiding.ts';
import { filtersOf } from './avoiding-labels.ts';
import { isMeal } from '#domain/assistant/words/dish-kinds.ts';
import { isStatedIn, plainIngredient } from '#domain/assistant/words/ingredient-words.ts';
import { namesNone } from '#domain/assistant/reading/plain-dislikes.ts';
import { listFoods, type Listing, offered } from './list-foods.ts';
import { rankOffered } from './rank-offered.ts';
import { anyWish, saysOf, type TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import type { TasteOrder, WishPart } from '#domain/assistant/reading/wish-part.ts';

export interface Offer {
  readonly text: string;
  readonly foods: readonly TasteTraits[];
  /** Words of the wish that were passed over. */
  readonly notUnderstood?: readonly string[];
}

interface Attempt {
  readonly question: FoodQuestion;
  readonly parts: readonly WishPart[];
  /** Words that a food must say. */
  readonly left: readonly string[];
  readonly without: LeftOut | null;
  /** Is nearly the one before: where that finds a single food, these are told after it. */
  readonly isClose?: boolean;
}

export interface WishWorld {
  readonly catalogue: AssistantCatalogue;
  readonly taster: AssistantTaster;
  readonly words: AssistantWords;
  /** What the words of the question avoid and ask for (R29). */
  readonly avoidance: Avoiding;
  readonly listing: Listing;
}

/** Foods that meet a wish, or, where none does, what comes nearest and what of the wish was left out. Diets and allergens are never left out (R5). */
export function grantWish(wish: TasteWish, world: WishWorld): Offer {
  const { words, avoidance } = world;
  return (
    firstGranted(wish, world, attemptsAt(wish, world)) ?? {
      text: avoidance.disliked.length > 0 ? words.unknownToAvoid : words.nothingLikeThat(isSafetyAsked(world)),
      foods: [],
    }
  );
}

/** The same for a question, of which no word may be left out: null where no food holds them all. */
export function grantQuestion(wish: TasteWish, world: WishWorld): Offer | null {
  return wish.left.length === 0
    ? grantWish(wish, world)
    : firstGranted(
        wish,
        world,
        attemptsAt(wish, world).filter(({ left }) => left.length === wish.left.length),
      );
}

function firstGranted(wish: TasteWish, world: WishWorld, attempts: readonly Attempt[]): Offer | null {
  const { taster, words, listing } = world;
  const refusal = refuse(world);
  if (refusal !== null) return { text: refusal, foods: [] };
  if (wish.absent !== '') return { text: words.noCuisine(wish.absent), foods: [] };
  for (const [place, attempt] of attempts.entries()) {
    const found = offered(foodsFor(attempt, wish.order, world), listing);
    if (found.length === 0) continue;
    const next = attempts[place + 1];
    const foods =
      found.length > 1 || next?.isClose !== true
        ? found
        : offered([...found, ...foodsFor(next, wish.order, world)], listing);
    const shown =
      wish.order === null
        ? intensityNames.filter((name) => attempt.question.intensities[name] !== undefined)
        : [wish.order.taste];
    const notes = [
      isSafetyAsked(world) ? words.eachMeetsNeeds : '',
      wish.isForOccasion ? words.occasionNotStated : '',
    ].filter((note) => note !== '');
    const notUnderstood = wish.left.filter((word) => !attempt.left.includes(word));
    return {
      text: [headOf(wish, attempt, world), listFoods(foods, taster.profile, words, shown), ...notes].join('\n'),
      foods,
      ...(notUnderstood.length === 0 ? {} : { notUnderstood }),
    };
  }
  return null;
}

function headOf(
  { order, holding, isAnyHeld }: TasteWish,
  { without }: Attempt,
  { words, avoidance: { asked } }: WishWorld,
): string {
  if (without !== null) return words.nearest(without);
  if (order !== null) return words.inOrder(order);
  if (asked.length > 0) return words.toContain(words.list(asked.map(words.allergen)));
  return holding.length > 0
    ? words.toHold(words.list(holding.map(words.ingredient), isAnyHeld ? 'or' : 'and'))
    : words.toMind;
}

/** What a sieve leaves of the catalogue, the best first. */
function foodsFor(
  { question, parts, left }: Attempt,
  order: TasteOrder | null,
  { catalogue, taster, avoidance: { disliked } }: WishWorld,
): readonly TasteTraits[] {
  const passes = (food: TasteTraits) =>
    parts.every((part) => part.passes(food)) &&
    left.every((word) => saysOf(food, word)) &&
    (disliked.length === 0 || namesNone(food, disliked));
  const isPlain = parts.length + left.length + disliked.length === 0;
  const find = (asked: FoodQuestion) =>
    isPlain ? catalogue.find(asked) : catalogue.find(asked, { passes, limit: FOUND });
  if (order === null) return rankOffered(find(question), question, taster);
  return mostOf(order, (range) =>
    find({ ...question, intensities: { ...question.intensities, [order.taste]: range } }),
  );
}

/** The foods that meet all of a wish and pass a sieve of their own; null where none may be named. */
export function sieved(wish: TasteWish, world: WishWorld, { passes, limit }: Sieve): readonly TasteTraits[] | null {
  if (refuse(world) !== null) return null;
  const { parts, left } = wish;
  const { disliked } = world.avoidance;
  const passesAll = (food: TasteTraits) =>
    passes(food) &&
    (disliked.length === 0 || namesNone(food, disliked)) &&
    parts.every((part) => part.passes(food)) &&
    left.every((word) => saysOf(food, word));
  const found = world.catalogue.find(bounded(wish.question, world), { passes: passesAll, limit });
  return found.length > 0 || left.length === 0 ? found : sieved({ ...wish, left: [] }, world, { passes, limit });
}

const steps = [5, 4.5, 4, 3.5, 3, 2.5, 2, 1, 0.5];
const ENOUGH = 2;

/** The most or the least of a taste: the catalogue is asked for ever wider ranges, so that it need not be looked through. */
function mostOf(
  { taste, direction }: TasteOrder,
  find: (range: { readonly from: number; readonly to: number }) => readonly TasteTraits[],
): readonly TasteTraits[] {
  let found: readonly TasteTraits[] = [];
  for (const step of steps) {
    found = find(direction === 'most' ? { from: step, to: 5 } : { from: 0, to: 5 - step });
    if (found.length >= ENOUGH) break;
  }
  const sign = direction === 'most' ? 1 : -1;
  return found.toSorted((one, other) => sign * (other.intensities[taste] - one.intensities[taste]));
}

/** Why no food can be named for what must be avoided, or null: of what no food states nothing is known here (R5). */
export function refuse({ avoidance, words }: Pick<WishWorld, 'avoidance' | 'words'>): string | null {
  const { health, unknown, isUnnamed } = avoidance;
  const { unstatable } = filtersOf(avoidance);
  const told = [
    ...(health.length > 0 ? [words.healthUnknown(health), words.healthStated] : []),
    ...(unstatable.length > 0 ? [words.unstatable(words.list(unstatable.map(words.diet), 'or'))] : []),
    ...(unknown.length > 0 || isUnnamed ? [words.unknownToAvoid] : []),
  ];
  return told.length === 0 ? null : told.join(' ');
}

/** A wish within what its words avoid and ask for. */
function bounded(question: FoodQuestion, { avoidance }: Pick<WishWorld, 'avoidance'>): FoodQuestion {
  const { diet, withoutAllergens } = filtersOf(avoidance);
  return { ...question, diet, withoutAllergens, ...(avoidance.asked.length > 0 ? { holding: avoidance.asked } : {}) };
}

/** The foods that members rated best (R4: by real ratings alone). */
export function offerBest(world: WishWorld): Offer {
  const { catalogue, taster, words, listing } = world;
  const refusal = refuse(world);
  if (refusal !== null) return { text: refusal, foods: [] };
  const rated = offered(catalogue.find(bounded({ ...everyFood, minimumRating: 0.5, sort: 'rating' }, world)), listing);
  if (rated.length === 0)
    return speaksOf(world.avoidance) ? grantWish(anyWish, world) : { text: words.noneRated, foods: [] };
  return { text: `${words.ratedBest}\n${listFoods(rated, taster.profile, words)}`, foods: rated };
}

/** A strong taste that nothing has is opened to a plain one. */
const PLAIN = 2.5;
/** A bound that nothing keeps is opened to here. */
const WIDER = 3;

/** The wish as it is, then with less and less of it. */
function attemptsAt({ question: plain, parts, left }: TasteWish, world: WishWorld): readonly Attempt[] {
  const question = bounded(plain, world);
  const { mood, intensities, flavours, textures, cuisine } = question;
  const { askedWords } = world.avoidance;
  const asked = intensityNames.filter((name) => (intensities[name]?.from ?? 0) > 0);
  const bounds = intensityNames.filter((name) => (intensities[name]?.from ?? 1) <= 0);
  const isOfIngredients = (part: WishPart) => part.left === 'ingredients';
  const isOfKind = (part: WishPart) => part.left === 'kind';
  const asWords = { intensities: boundsOf(intensities), flavours: [...flavours, ...asked] };
  const known = left.filter(
    (word) => world.catalogue.find(everyFood, { passes: (food) => saysOf(food, word), limit: 1 }).length > 0,
  );
  const timeless = { ...question, mood: null };
  const without = (kind: LeftOut) => parts.filter((part) => part.left !== kind);
  const lessOf = (kind: LeftOut): Attempt | false =>
    parts.some((part) => part.left === kind) && { question: timeless, parts: without(kind), left: [], without: kind };
  const attempts: (Attempt | false)[] = [
    askedWords.length > 0 && {
      question,
      parts: [
        ...parts,
        ...askedWords.map((word): WishPart => ({
          left: 'ingredients',
          passes: (food) => isStatedIn(food, plainIngredient(word)),
        })),
      ],
      left,
      without: null,
    },
    { question, parts, left, without: null },
    asked.length > 0 && {
      question: { ...question, intensities: widened(intensities) },
      parts,
      left,
      without: 'strength',
      isClose: true,
    },
    known.length < left.length && { question, parts, left: known, without: null },
    left.length > 0 && { question, parts, left: [], without: known.length > 0 ? 'words' : null },
    mood !== null && { question: timeless, parts, left: [], without: 'time' },
    parts.some(({ left: kind }) => kind === 'time') && {
      question: timeless,
      parts: without('time'),
      left: [],
      without: null,
    },
    lessOf('occasion'),
    asked.length > 0 && { question: { ...timeless, ...asWords }, parts, left: [], without: 'strength' },
    textures.length > 0 && { question: { ...timeless, textures: [] }, parts, left: [], without: 'texture' },
    flavours.length > 1 && {
      question: { ...timeless, textures: [], flavours: flavours.slice(0, 1) },
      parts,
      left: [],
      without: 'flavours',
    },
    (flavours.length > 0 || asked.length > 0) &&
      parts.length > 0 && {
        question: { ...timeless, intensities: boundsOf(intensities), textures: [], flavours: [] },
        parts,
        left: [],
        without: 'flavours',
      },
    bounds.length > 0 &&
      parts.length > 0 && {
        question: {
          ...timeless,
          intensities: { ...intensities, ...Object.fromEntries(bounds.map((name) => [name, { from: 0, to: WIDER }])) },
        },
        parts,
        left: [],
        without: 'strength',
      },
    parts.filter(isOfIngredients).length > 1 && {
      question: timeless,
      parts: [
        ...without('ingredients'),
        { left: 'ingredients', passes: (food) => parts.filter(isOfIngredients).some((part) => part.passes(food)) },
      ],
      left: [],
      without: 'ingredients',
    },
    parts.filter(isOfKind).length > 1 && {
      question: timeless,
      parts: [
        ...without('kind'),
        { left: 'kind', passes: (food) => parts.filter(isOfKind).some((part) => part.passes(food)) },
      ],
      left: [],
      without: 'kind',
    },
    lessOf('kind'),
    lessOf('ingredients'),
    lessOf('origin'),
    cuisine !== '' && { question: { ...timeless, cuisine: '' }, parts, left: [], without: 'origin' },
  ];
  return attempts.filter((attempt) => attempt !== false);
}

/** What is wanted strongly is nearly met where it is there plainly. */
function widened(intensities: FoodQuestion['intensities']): FoodQuestion['intensities'] {
  return Object.fromEntries(
    Object.entries(intensities).map(([name, { from, to }]) => [
      name,
      from > PLAIN ? { from: PLAIN, to } : { from, to },
    ]),
  );
}

function boundsOf(intensities: FoodQuestion['intensities']): FoodQuestion['intensities'] {
  return Object.fromEntries(Object.entries(intensities).filter(([, range]) => range.from <= 0));
}

function isSafetyAsked({ avoidance }: Pick<WishWorld, 'avoidance'>): boolean {
  return avoidance.avoided.length > 0;
}

/** What to eat in a mood (spec 1 §9): foods of the mood that meet the wish, those that suit the profile, or else simply good ones. */
export function offerMeal(
  { mood, wish }: { readonly mood: Mood; readonly wish: TasteWish | null },
  world: WishWorld,
): Offer {
  const { catalogue, taster, words, avoidance, listing } = world;
  const told = (head: string, foods: readonly TasteTraits[]) => ({
    text: `${head}\n${listFoods(foods, taster.profile, words)}`,
    foods,
  });
  if (wish !== null || speaksOf(avoidance)) return grantMeal(mood, wish ?? anyWish, world);
  const sort = taster.profile === null ? 'rating' : 'match';
  // At noon and in the evening people eat meals; what is for the morning, or for a mood, may be anything.
  const isMealTime = mood === 'afternoon' || mood === 'evening';
  const found = isMealTime
    ? catalogue.find({ ...everyFood, mood, sort }, { passes: isMeal, limit: FOUND })
    : catalogue.find({ ...everyFood, mood, sort });
  const fitting = offered(rankOffered(found, everyFood, taster), listing);
  if (fitting.length > 0) return told(words.moods[mood], fitting);
  const personal = offered(
    catalogue.recommended().map(({ food }) => food),
    listing,
  );
  if (personal.length > 0) return told(words.toYourTaste, personal);
  const good = offered(rankOffered(catalogue.find({ ...everyFood, sort }), everyFood, taster), listing);
  if (good.length === 0) return { text: words.noFoods, foods: [] };
  return told(words.worthALook, good);
}

/** A wish that names its hour: where it says of what kind or from where, that counts for more than what suits the hour, and a drink or a dessert is no meal. */
function grantMeal(mood: Mood, wish: TasteWish, world: WishWorld): Offer {
  const isOther = wish.parts.some(({ left }) => left === 'kind');
  const parts =
    isOther || wish.order !== null || (wish.question.intensities.sweet?.from ?? 0) > 0
      ? wish.parts
      : [...wish.parts, { left: 'time', passes: isMeal } as const];
  const isPlain = wish.parts.length === 0 && wish.order === null && wish.question.cuisine === '';
  return grantWish({ ...wish, parts, question: isPlain ? { ...wish.question, mood } : wish.question }, world);
}
