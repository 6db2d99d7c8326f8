import { mayOffer, offerTo } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import { type SafetyNeeds, safetyStatusFor } from '#domain/safety/safety-status-for.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';
import type { Dislike } from '#domain/assistant/words/plain-dislike-words.ts';
import { namesNone } from '#domain/assistant/reading/plain-dislikes.ts';

const LISTED = 4;
const WORDS = 3;

/** For whom foods are listed. */
export interface Listing {
  readonly profile: TasteProfile | null;
  /** What the words of the question avoid (R29). */
  readonly avoids: SafetyNeeds;
  /** Plain ingredients that no record of what is offered may name. */
  readonly disliked: readonly Dislike[];
  /** Something is to be avoided of which no food states anything: so nothing is offered (R5). */
  readonly isUnanswerable: boolean;
  /** How many are asked for, where a number is said. */
  readonly most?: number | undefined;
}

/** The foods that may be offered, at most 4 where no number is asked for: none that the profile forbids (R5), only what is stated to lack what a question avoids, and what does not name what it does not like (R28). Each once, however often it was found. */
export function offered(foods: readonly TasteTraits[], listing: Listing): Offered<TasteTraits> {
  const listed: TasteTraits[] = [];
  for (const food of foods) {
    if (listed.length === (listing.most ?? LISTED)) break;
    if (listed.every(({ id }) => id !== food.id) && mayList(food, listing)) listed.push(food);
  }
  return offerTo(listed, listing.profile, (food) => food);
}

/** Whether anything at all is kept out for somebody: then no text of a contributor that names foods is repeated, which tells nothing of what is in them (R5, R28). */
export function keepsAnythingOut({ profile, avoids, disliked, isUnanswerable }: Listing): boolean {
  const needs = [avoids, ...(profile === null ? [] : [profile])];
  return (
    isUnanswerable ||
    disliked.length > 0 ||
    needs.some(({ allergens, dietaryRestrictions }) => allergens.length + dietaryRestrictions.length > 0)
  );
}

function mayList(food: TasteTraits, { profile, avoids, disliked, isUnanswerable }: Listing): boolean {
  return (
    !isUnanswerable &&
    (disliked.length === 0 || namesNone(food, disliked)) &&
    safetyStatusFor(food, avoids) === 'stated-free' &&
    mayOffer(food, profile)
  );
}

/** One line for each food: its name, where it comes from, how it tastes, and how much it has of the tastes that are `shown`; with the warning that it needs (R5). */
export function listFoods(
  foods: readonly TasteTraits[],
  profile: TasteProfile | null,
  words: AssistantWords,
  shown: readonly IntensityName[] = [],
): string {
  return foods
    .map(
      (food) =>
        `– ${foodLine(food, words)}${levels(food, shown, words)}${isToBeChecked(food, profile) ? words.mustCheck : ''}`,
    )
    .join('\n');
}

/** ': heat 4.5 of 5', for the tastes by which foods were chosen; what is not stated is not told. */
function levels(food: TasteTraits, shown: readonly IntensityName[], words: AssistantWords): string {
  const told = shown
    .filter((taste) => !food.defaulted.includes(taste))
    .map((taste) => words.figure(taste, food.intensities[taste]));
  return told.length === 0 ? '' : `: ${told.join(', ')}`;
}

function foodLine({ name, origin, flavours }: TasteTraits, words: AssistantWords): string {
  const about = [words.word(origin), words.list(flavours.slice(0, WORDS).map(words.word))]
    .filter((part) => part !== '')
    .join(', ');
  return about === '' ? name : `${name} (${about})`;
}

function isToBeChecked(food: TasteTraits, profile: TasteProfile | null): boolean {
  return profile !== null && safetyStatusFor(food, profile) === 'not-stated';
}
