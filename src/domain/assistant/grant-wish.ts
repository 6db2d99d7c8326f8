import { assertNever } from '#prelude/assert-never.ts';
import type { FoodQuestion, Mood } from '#domain/search/food-question.ts';
import { everyFood } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { intensityNames } from '#domain/taste-vocabulary.ts';
import type { AssistantCatalogue, AssistantTaster } from './assistant-catalogue.ts';
import { listFoods, offered } from './list-foods.ts';
import { rankOffered } from './rank-offered.ts';
import type { TasteWish } from './taste-wish.ts';
import { wordList } from './word-list.ts';

export interface Offer {
  readonly text: string;
  readonly foods: readonly TasteTraits[];
}

interface Attempt {
  readonly question: FoodQuestion;
  /** What of the wish was left out, as the end of a sentence. */
  readonly without: string;
}

interface WishWorld {
  readonly catalogue: AssistantCatalogue;
  readonly taster: AssistantTaster;
}

/** Foods that meet a wish, or, where none does, what comes nearest and what of the wish was left out. Diets and allergens are never left out (R5). */
export function grantWish(wish: TasteWish, world: WishWorld): Offer {
  return firstGranted(wish, world, attemptsAt(wish.question)) ?? { text: `I find nothing like that in the catalogue${isSafetyAsked(wish.question) ? ', where only what is stated counts as safe' : ''}.`, foods: [] };
}

/** The same for a question, of which no word may be left out: null where no food holds them all. */
export function grantQuestion(wish: TasteWish, world: WishWorld): Offer | null {
  const { text } = wish.question;
  return text === '' ? grantWish(wish, world) : firstGranted(wish, world, attemptsAt(wish.question).filter(({ question }) => question.text === text));
}

function firstGranted({ question, unstatable }: TasteWish, { catalogue, taster }: WishWorld, attempts: readonly Attempt[]): Offer | null {
  if (unstatable.length > 0) {
    return { text: `Nothing in the catalogue states whether it is ${wordList(unstatable, 'or')}, so I cannot name a food that surely is.`, foods: [] };
  }
  for (const { question: asked, without } of attempts) {
    const foods = offered(rankOffered(catalogue.find(asked), asked, taster.profile), taster.profile);
    if (foods.length === 0) continue;
    const head = without === '' ? 'These come to mind:' : `Nothing meets all of that. Leaving out ${without}, these come nearest:`;
    return { text: `${head}\n${listFoods(foods, taster.profile)}${statedNeeds(question)}`, foods };
  }
  return null;
}

/** The foods that members rated best (R4: by real ratings alone). */
export function offerBest({ catalogue, taster }: WishWorld): Offer {
  const rated = offered(catalogue.find({ ...everyFood, minimumRating: 0.5, sort: 'rating' }), taster.profile);
  if (rated.length === 0) return { text: 'No food that I may offer you has been rated by members yet.', foods: [] };
  return { text: `Members rate these best:\n${listFoods(rated, taster.profile)}`, foods: rated };
}

/** The wish as it is, then with less and less of it. */
function attemptsAt(question: FoodQuestion): readonly Attempt[] {
  const { text, mood, intensities, flavours, textures, cuisine } = question;
  const asked = intensityNames.filter((name) => (intensities[name]?.from ?? 0) > 0);
  const asWords = { intensities: {}, flavours: [...flavours, ...asked] };
  const bounds = Object.fromEntries(Object.entries(intensities).filter(([, range]) => range.from <= 0));
  const attempts: (Attempt | false)[] = [
    { question, without: '' },
    text !== '' && { question: { ...question, text: '' }, without: 'some of your words' },
    mood !== null && { question: { ...question, text: '', mood: null }, without: 'the time of day' },
    asked.length > 0 && { question: { ...question, text: '', mood: null, ...asWords, intensities: bounds }, without: 'how strong it is' },
    textures.length > 0 && { question: { ...question, text: '', mood: null, textures: [] }, without: 'its texture' },
    flavours.length > 1 && { question: { ...question, text: '', mood: null, textures: [], flavours: flavours.slice(0, 1) }, without: 'some of its flavours' },
    cuisine !== '' && { question: { ...question, text: '', mood: null, cuisine: '' }, without: 'where it comes from' },
  ];
  return attempts.filter((attempt) => attempt !== false);
}

function isSafetyAsked({ diet, withoutAllergens }: FoodQuestion): boolean {
  return diet.length + withoutAllergens.length > 0;
}

function statedNeeds(question: FoodQuestion): string {
  return isSafetyAsked(question) ? '\nEach is stated to meet what you must avoid; with an allergy, ask whoever made it.' : '';
}

/** What to eat in a mood (spec 1 §9): foods of the mood that meet the wish, those that suit the profile, or else simply good ones. */
export function offerMeal({ mood, wish }: { readonly mood: Mood; readonly wish: TasteWish | null }, world: WishWorld): Offer {
  const { catalogue, taster } = world;
  if (wish !== null) return grantWish({ ...wish, question: { ...wish.question, mood } }, world);
  const sort = taster.profile === null ? 'rating' : 'match';
  const fitting = offered(rankOffered(catalogue.find({ ...everyFood, mood, sort }), everyFood, taster.profile), taster.profile);
  if (fitting.length > 0) return { text: `${moodHead(mood)}\n${listFoods(fitting, taster.profile)}`, foods: fitting };
  const personal = offered(catalogue.recommended().map(({ food }) => food), taster.profile);
  if (personal.length > 0) return { text: `No food says that it fits, but these are to your taste:\n${listFoods(personal, taster.profile)}`, foods: personal };
  const good = offered(rankOffered(catalogue.find({ ...everyFood, sort }), everyFood, taster.profile), taster.profile);
  if (good.length === 0) return { text: 'The catalogue on hand has no foods that I could suggest.', foods: [] };
  return { text: `No food says that it fits. These are worth a look:\n${listFoods(good, taster.profile)}`, foods: good };
}

function moodHead(mood: Mood): string {
  switch (mood) {
    case 'morning':
      return 'Light and fresh, for the morning:';
    case 'afternoon':
      return 'Savoury and well liked, for the afternoon:';
    case 'evening':
      return 'Warming, for the evening:';
    case 'adventure':
      return 'For the adventurous, well liked and full of flavour:';
    case 'comfort':
      return 'Comforting, and well liked by members:';
    default:
      return assertNever(mood);
  }
}
