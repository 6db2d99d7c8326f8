import { isSafeFor } from '#domain/personal/is-safe-for.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import type { AssistantWords } from './assistant-words.ts';

const LISTED = 4;
const WORDS = 3;

/** The foods that may be offered to a taster: none that the profile forbids (R5), at most 4. */
export function offered(foods: readonly TasteTraits[], profile: TasteProfile | null): readonly TasteTraits[] {
  return foods.filter((food) => profile === null || isSafeFor(food, profile) !== 'unsafe').slice(0, LISTED);
}

/** One line for each food: its name, where it comes from, and how it tastes; with the warning that it needs (R5). */
export function listFoods(foods: readonly TasteTraits[], profile: TasteProfile | null, words: AssistantWords): string {
  return foods.map((food) => `– ${foodLine(food, words)}${isToBeChecked(food, profile) ? words.mustCheck : ''}`).join('\n');
}

function foodLine({ name, origin, flavours }: TasteTraits, words: AssistantWords): string {
  const about = [words.word(origin), words.list(flavours.slice(0, WORDS).map(words.word))].filter((part) => part !== '').join(', ');
  return about === '' ? name : `${name} (${about})`;
}

function isToBeChecked(food: TasteTraits, profile: TasteProfile | null): boolean {
  return profile !== null && isSafeFor(food, profile) === 'not-stated';
}
