import type { Food } from '#domain/foods/food.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { assertNever } from '#prelude/assert-never.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';
import type { Aspect } from './aspect-asked.ts';
import { describeAspect, describeTaste, sentence } from './describe-taste.ts';
import { answerCourse } from './answer-course.ts';
import { answerLike } from './answer-like.ts';
import type { Offer, WishWorld } from './wish-world.ts';
import { keepsAnythingOut, listFoods, type Listing, offered } from './list-foods.ts';
import { answerAllergens, answerSafety } from './answer-safety.ts';
import { anyWish } from '#domain/assistant/reading/taste-wish.ts';
import { answerPairings } from './answer-pairings.ts';
import type { Reading, SmallTalk } from '#domain/assistant/reading/reading.ts';

export type OneFoodReading = Exclude<
  Reading,
  {
    kind:
      | SmallTalk
      | 'best'
      | 'comparison'
      | 'courses'
      | 'kitchen'
      | 'meal'
      | 'menu'
      | 'wish'
      | 'meaning'
      | 'topic'
      | 'unlike';
  }
>;
/** A question about one food, without its phrase. */
type About = OneFoodReading extends infer One
  ? One extends OneFoodReading
    ? Omit<One, 'phrase' | 'apartFrom'>
    : never
  : never;

interface AboutWorld {
  readonly food: TasteTraits;
  readonly details: Food | null;
  /** A partner that is not asked for. */
  readonly apartFrom?: TasteTraits['id'] | undefined;
  readonly listing: Listing;
  readonly catalogue: AssistantCatalogue;
  readonly words: AssistantWords;
  /** Of the question that it is asked in. */
  readonly wishes: WishWorld;
  /** What of its taste is asked; null for all of it. */
  readonly aspect?: Aspect | null;
  /** Something is to be used in its place. */
  readonly isInPlace?: boolean;
}

const PAIRINGS = 3;

/** The answer to a question about one food of the catalogue. */
export function answerAbout(about: About & AboutWorld): Offer {
  const { food, details, catalogue, words, listing } = about;
  const { profile } = listing;
  switch (about.kind) {
    case 'known':
    case 'taste':
      return { text: answerTaste(about), foods: [food] };
    case 'level':
      return { text: answerLevel(food, about.taste, words), foods: [food] };
    case 'cause':
      return {
        text: [answerLevel(food, about.taste, words), answerIngredients(food, details, words)].join(' '),
        foods: [food],
      };
    case 'eating':
      return { text: answerOrDescribe(details?.wayOfEating, about), foods: [food] };
    case 'portion':
      return { text: answerOrDescribe(details?.portion, about), foods: [food] };
    case 'pairing': {
      const found = catalogue.pairings(food.id);
      const { apartFrom } = about;
      const allowed = new Set(
        offered(
          found.map((pairing) => pairing.food),
          listing,
        ).map(({ id }) => id),
      );
      const pairings = found.filter(({ food: { id } }) => allowed.has(id) && id !== apartFrom).slice(0, PAIRINGS);
      return {
        text: answerPairings(food, {
          stated: keepsAnythingOut(listing) ? [] : (details?.bestPairedWith ?? []),
          pairings,
          words,
        }),
        foods: [food, ...pairings.map((pairing) => pairing.food)],
      };
    }
    case 'similar': {
      const similar = offered(catalogue.similar(food.id), listing);
      // Where none of them may be offered, the rest of the catalogue is looked through.
      if (similar.length === 0) return answerLike(food, { wish: anyWish, than: null }, about.wishes);
      return { text: `${words.mostLike(food.name)}\n${listFoods(similar, profile, words)}`, foods: [food, ...similar] };
    }
    case 'like':
      return answerLike(food, about, about.wishes);
    case 'course':
      return answerCourse(food, about, about.wishes);
    case 'safety':
      return {
        text: about.needs.length === 0 ? answerAllergens(food, profile, words) : answerSafety(food, about.needs, words),
        foods: [food],
      };
    case 'ingredients':
      return { text: answerMaking(food, details, words), foods: [food] };
    case 'origin':
      return { text: answerOrigin(food, details, words), foods: [food] };
    default:
      return assertNever(about);
  }
}

type LevelReading = Extract<OneFoodReading, { kind: 'level' }>;

function answerLevel(food: TasteTraits, taste: LevelReading['taste'], words: AssistantWords): string {
  return food.defaulted.includes(taste)
    ? words.levelNotStated(food.name, taste)
    : words.level(food.name, taste, food.intensities[taste]);
}

function answerTaste({ food, details, words, aspect = null }: AboutWorld): string {
  return (
    (aspect === null ? '' : describeAspect(food, { aspect, details, words })) ||
    describeTaste(food, { details, words }) ||
    words.undescribed(food.name)
  );
}

/** What is stated of one thing that is asked; its taste, where nothing is. */
function answerOrDescribe(stated: string | undefined, about: AboutWorld): string {
  return stated === undefined || stated === '' ? answerTaste(about) : `${about.food.name}: ${sentence(stated)}`;
}

function answerIngredients({ name }: TasteTraits, details: Food | null, words: AssistantWords): string {
  const ingredients = details?.translation?.ingredients ?? details?.ingredients ?? [];
  return ingredients.length > 0 ? words.madeOf(name, words.list(ingredients)) : words.madeOfNotStated(name);
}

function answerMaking(food: TasteTraits, details: Food | null, words: AssistantWords): string {
  const { cookingMethods } = food;
  const told = [
    answerIngredients(food, details, words),
    cookingMethods.length > 0 ? words.madeBy(cookingMethods) : '',
    words.noRecipes,
  ];
  return told.filter((text) => text !== '').join(' ');
}

function answerOrigin({ name, origin }: TasteTraits, details: Food | null, words: AssistantWords): string {
  const kitchen = origin === '' ? words.kitchenNotStated(name) : words.kitchen(name, origin);
  return [kitchen, sentence(details?.cultureNotes ?? '')].filter((text) => text !== '').join(' ');
}
