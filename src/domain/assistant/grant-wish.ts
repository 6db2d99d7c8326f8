import type { FoodQuestion, Mood } from '#domain/search/food-question.ts';
import { everyFood } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { intensityNames } from '#domain/taste-vocabulary.ts';
import type { AssistantCatalogue, AssistantTaster } from './assistant-catalogue.ts';
import type { AssistantWords, LeftOut } from './assistant-words.ts';
import { listFoods, offered } from './list-foods.ts';
import { rankOffered } from './rank-offered.ts';
import type { TasteWish } from './taste-wish.ts';

export interface Offer {
  readonly text: string;
  readonly foods: readonly TasteTraits[];
}

interface Attempt {
  readonly question: FoodQuestion;
  readonly without: LeftOut | null;
}

interface WishWorld {
  readonly catalogue: AssistantCatalogue;
  readonly taster: AssistantTaster;
  readonly words: AssistantWords;
}

/** Foods that meet a wish, or, where none does, what comes nearest and what of the wish was left out. Diets and allergens are never left out (R5). */
export function grantWish(wish: TasteWish, world: WishWorld): Offer {
  return firstGranted(wish, world, attemptsAt(wish.question)) ?? { text: world.words.nothingLikeThat(isSafetyAsked(wish.question)), foods: [] };
}

/** The same for a question, of which no word may be left out: null where no food holds them all. */
export function grantQuestion(wish: TasteWish, world: WishWorld): Offer | null {
  const { text } = wish.question;
  return text === '' ? grantWish(wish, world) : firstGranted(wish, world, attemptsAt(wish.question).filter(({ question }) => question.text === text));
}

function firstGranted({ question, unstatable, avoidsUnknown }: TasteWish, { catalogue, taster, words }: WishWorld, attempts: readonly Attempt[]): Offer | null {
  if (unstatable.length > 0) {
    return { text: words.unstatable(words.list(unstatable.map(words.diet), 'or')), foods: [] };
  }
  if (avoidsUnknown) return { text: words.unknownToAvoid, foods: [] };
  for (const { question: asked, without } of attempts) {
    const foods = offered(rankOffered(catalogue.find(asked), asked, taster.profile), taster.profile);
    if (foods.length === 0) continue;
    const head = without === null ? words.toMind : words.nearest(without);
    return { text: `${head}\n${listFoods(foods, taster.profile, words)}${isSafetyAsked(question) ? `\n${words.eachMeetsNeeds}` : ''}`, foods };
  }
  return null;
}

/** The foods that members rated best (R4: by real ratings alone). */
export function offerBest({ catalogue, taster, words }: WishWorld): Offer {
  const rated = offered(catalogue.find({ ...everyFood, minimumRating: 0.5, sort: 'rating' }), taster.profile);
  if (rated.length === 0) return { text: words.noneRated, foods: [] };
  return { text: `${words.ratedBest}\n${listFoods(rated, taster.profile, words)}`, foods: rated };
}

/** The wish as it is, then with less and less of it. */
function attemptsAt(question: FoodQuestion): readonly Attempt[] {
  const { text, mood, intensities, flavours, textures, cuisine } = question;
  const asked = intensityNames.filter((name) => (intensities[name]?.from ?? 0) > 0);
  const asWords = { intensities: {}, flavours: [...flavours, ...asked] };
  const bounds = Object.fromEntries(Object.entries(intensities).filter(([, range]) => range.from <= 0));
  const attempts: (Attempt | false)[] = [
    { question, without: null },
    text !== '' && { question: { ...question, text: '' }, without: 'words' },
    mood !== null && { question: { ...question, text: '', mood: null }, without: 'time' },
    asked.length > 0 && { question: { ...question, text: '', mood: null, ...asWords, intensities: bounds }, without: 'strength' },
    textures.length > 0 && { question: { ...question, text: '', mood: null, textures: [] }, without: 'texture' },
    flavours.length > 1 && { question: { ...question, text: '', mood: null, textures: [], flavours: flavours.slice(0, 1) }, without: 'flavours' },
    cuisine !== '' && { question: { ...question, text: '', mood: null, cuisine: '' }, without: 'origin' },
  ];
  return attempts.filter((attempt) => attempt !== false);
}

function isSafetyAsked({ diet, withoutAllergens }: FoodQuestion): boolean {
  return diet.length + withoutAllergens.length > 0;
}

/** What to eat in a mood (spec 1 §9): foods of the mood that meet the wish, those that suit the profile, or else simply good ones. */
export function offerMeal({ mood, wish }: { readonly mood: Mood; readonly wish: TasteWish | null }, world: WishWorld): Offer {
  const { catalogue, taster, words } = world;
  const told = (head: string, foods: readonly TasteTraits[]) => ({ text: `${head}\n${listFoods(foods, taster.profile, words)}`, foods });
  if (wish !== null) return grantWish({ ...wish, question: { ...wish.question, mood } }, world);
  const sort = taster.profile === null ? 'rating' : 'match';
  const fitting = offered(rankOffered(catalogue.find({ ...everyFood, mood, sort }), everyFood, taster.profile), taster.profile);
  if (fitting.length > 0) return told(words.moods[mood], fitting);
  const personal = offered(catalogue.recommended().map(({ food }) => food), taster.profile);
  if (personal.length > 0) return told(words.toYourTaste, personal);
  const good = offered(rankOffered(catalogue.find({ ...everyFood, sort }), everyFood, taster.profile), taster.profile);
  if (good.length === 0) return { text: words.noFoods, foods: [] };
  return told(words.worthALook, good);
}
