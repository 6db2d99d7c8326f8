import type { FoodQuestion, Mood } from '#domain/search/food-question.ts';
import { everyFood } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { intensityNames } from '#domain/taste-vocabulary.ts';
import { type Avoidance, speaks } from '#domain/avoidance/read-avoidance.ts';
import type { AssistantCatalogue, AssistantTaster } from './assistant-catalogue.ts';
import type { AssistantWords, LeftOut } from './assistant-words.ts';
import { filtersOf } from './avoiding-labels.ts';
import { listFoods, type Listing, offered } from './list-foods.ts';
import { rankOffered } from './rank-offered.ts';
import type { TasteWish } from './taste-wish.ts';

export interface Offer {
  readonly text: string;
  readonly foods: readonly TasteTraits[];
  /** Words of the wish that were passed over. */
  readonly notUnderstood?: readonly string[];
}

interface Attempt {
  readonly question: FoodQuestion;
  readonly without: LeftOut | null;
}

export interface WishWorld {
  readonly catalogue: AssistantCatalogue;
  readonly taster: AssistantTaster;
  readonly words: AssistantWords;
  /** What the words of the question avoid and ask for (R29). */
  readonly avoidance: Avoidance;
  readonly listing: Listing;
}

/** Foods that meet a wish, or, where none does, what comes nearest and what of the wish was left out. Diets and allergens are never left out (R5). */
export function grantWish(wish: TasteWish, world: WishWorld): Offer {
  return firstGranted(wish, world, attemptsAt(bounded(wish.question, world), world.avoidance)) ?? { text: world.words.nothingLikeThat(isSafetyAsked(world)), foods: [] };
}

/** The same for a question, of which no word may be left out: null where no food holds them all. */
export function grantQuestion(wish: TasteWish, world: WishWorld): Offer | null {
  const { text } = wish.question;
  return text === '' ? grantWish(wish, world) : firstGranted(wish, world, attemptsAt(bounded(wish.question, world), world.avoidance).filter(({ question }) => question.text.endsWith(text)));
}

function firstGranted({ question: { text } }: TasteWish, world: WishWorld, attempts: readonly Attempt[]): Offer | null {
  const { catalogue, taster, words, listing, avoidance: { asked: allergens } } = world;
  const refusal = refuse(world);
  if (refusal !== null) return { text: refusal, foods: [] };
  for (const { question: asked, without } of attempts) {
    const foods = offered(rankOffered(catalogue.find(asked), asked, taster.profile), listing);
    if (foods.length === 0) continue;
    const head = without !== null ? words.nearest(without) : allergens.length > 0 ? words.toContain(words.list(allergens.map(words.allergen))) : words.toMind;
    const isPassedOver = text !== '' && !asked.text.endsWith(text);
    return { text: `${head}\n${listFoods(foods, taster.profile, words)}${isSafetyAsked(world) ? `\n${words.eachMeetsNeeds}` : ''}`, foods, ...(isPassedOver ? { notUnderstood: text.split(' ') } : {}) };
  }
  return null;
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
  if (rated.length === 0) return speaks(world.avoidance) ? grantWish({ question: everyFood }, world) : { text: words.noneRated, foods: [] };
  return { text: `${words.ratedBest}\n${listFoods(rated, taster.profile, words)}`, foods: rated };
}

/** The wish as it is, then with less and less of it. */
function attemptsAt(question: FoodQuestion, { askedWords }: Avoidance): readonly Attempt[] {
  const { text, mood, intensities, flavours, textures, cuisine } = question;
  const asked = intensityNames.filter((name) => (intensities[name]?.from ?? 0) > 0);
  const asWords = { intensities: {}, flavours: [...flavours, ...asked] };
  const bounds = Object.fromEntries(Object.entries(intensities).filter(([, range]) => range.from <= 0));
  const attempts: (Attempt | false)[] = [
    askedWords.length > 0 && { question: { ...question, text: [...askedWords, text].filter((word) => word !== '').join(' ') }, without: null },
    askedWords.length > 0 && text !== '' && { question: { ...question, text: askedWords.join(' ') }, without: 'words' },
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

function isSafetyAsked({ avoidance }: Pick<WishWorld, 'avoidance'>): boolean {
  return avoidance.avoided.length > 0;
}

/** What to eat in a mood (spec 1 §9): foods of the mood that meet the wish, those that suit the profile, or else simply good ones. */
export function offerMeal({ mood, wish }: { readonly mood: Mood; readonly wish: TasteWish | null }, world: WishWorld): Offer {
  const { catalogue, taster, words, avoidance, listing } = world;
  const told = (head: string, foods: readonly TasteTraits[]) => ({ text: `${head}\n${listFoods(foods, taster.profile, words)}`, foods });
  if (wish !== null || speaks(avoidance)) return grantWish({ question: { ...(wish?.question ?? everyFood), mood } }, world);
  const sort = taster.profile === null ? 'rating' : 'match';
  const fitting = offered(rankOffered(catalogue.find({ ...everyFood, mood, sort }), everyFood, taster.profile), listing);
  if (fitting.length > 0) return told(words.moods[mood], fitting);
  const personal = offered(catalogue.recommended().map(({ food }) => food), listing);
  if (personal.length > 0) return told(words.toYourTaste, personal);
  const good = offered(rankOffered(catalogue.find({ ...everyFood, sort }), everyFood, taster.profile), listing);
  if (good.length === 0) return { text: words.noFoods, foods: [] };
  return told(words.worthALook, good);
}
