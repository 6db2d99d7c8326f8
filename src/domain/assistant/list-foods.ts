import { isSafeFor } from '#domain/personal/is-safe-for.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { wordList } from './word-list.ts';

const LISTED = 4;
const WORDS = 3;

/** The foods that may be offered to a taster: none that the profile forbids (R5), at most 4. */
export function offered(foods: readonly TasteTraits[], profile: TasteProfile | null): readonly TasteTraits[] {
  return foods.filter((food) => profile === null || isSafeFor(food, profile) !== 'unsafe').slice(0, LISTED);
}

/** One line for each food: its name, where it comes from, and how it tastes; with the warning that it needs (R5). */
export function listFoods(foods: readonly TasteTraits[], profile: TasteProfile | null): string {
  return foods.map((food) => `– ${foodLine(food)}${warning(food, profile)}`).join('\n');
}

function foodLine({ name, origin, flavours }: TasteTraits): string {
  const words = wordList(flavours.slice(0, WORDS));
  const about = [origin, words].filter((part) => part !== '').join(', ');
  return about === '' ? name : `${name} (${about})`;
}

function warning(food: TasteTraits, profile: TasteProfile | null): string {
  return profile !== null && isSafeFor(food, profile) === 'not-stated' ? ': not everything that you must avoid is stated, so check before you eat it' : '';
}
