import type { FoodQuestion } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantCatalogue, AssistantTaster } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';
import type { TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import type { Avoiding } from './avoiding-labels.ts';
import { filtersOf } from './avoiding-labels.ts';
import type { Listing } from './list-foods.ts';

export interface Offer {
  readonly text: string;
  readonly foods: readonly TasteTraits[];
  /** Words of the wish that were passed over. */
  readonly notUnderstood?: readonly string[];
}

export interface WishWorld {
  readonly catalogue: AssistantCatalogue;
  readonly taster: AssistantTaster;
  readonly words: AssistantWords;
  /** What the words of the question avoid and ask for (R29). */
  readonly avoidance: Avoiding;
  readonly listing: Listing;
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

/**
 * As `refuse`, for a wish: what a text names that speaks of harm, and of nothing known that it comes from, may be what harms (R29). So no ingredient
 * is asked for there, and no word is passed over.
 */
export function refuseWish(
  { holding, left, parts }: TasteWish,
  world: Pick<WishWorld, 'avoidance' | 'words'>,
): string | null {
  const namesAny = holding.length + left.length > 0 || parts.some((part) => part.left === 'ingredients');
  return refuse(world) ?? (namesAny && isOfUnknownHarm(world) ? world.words.unknownToAvoid : null);
}

/** Whether a text speaks of harm, and of nothing that is known to be avoided. */
export function isOfUnknownHarm({ avoidance: { isOfHarm, avoided, disliked } }: Pick<WishWorld, 'avoidance'>): boolean {
  return isOfHarm && avoided.length + disliked.length === 0;
}

/** A wish within what its words avoid and ask for. */
export function bounded(question: FoodQuestion, { avoidance }: Pick<WishWorld, 'avoidance'>): FoodQuestion {
  const { diet, withoutAllergens } = filtersOf(avoidance);
  return { ...question, diet, withoutAllergens, ...(avoidance.asked.length > 0 ? { holding: avoidance.asked } : {}) };
}

export function isSafetyAsked({ avoidance }: Pick<WishWorld, 'avoidance'>): boolean {
  return avoidance.avoided.length > 0;
}
