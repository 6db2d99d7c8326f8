import { foldCase } from '#prelude/text/fold-case.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { courseOf } from './course.ts';
import { type DrinkKind, drinkKindOf } from './drink-kind.ts';
import { foldedSet, statedByBoth } from './pairing-reasons.ts';

/** Two foods of a course taste nearly the same from this share of all their flavours and textures on, and within this mean distance of intensities (0-5). */
const SHARED = 0.4;
const APART = 0.7;

/** Of one kitchen and course, from this share of their ingredients in common, two dishes are one recipe. */
const SHARED_INGREDIENTS = 0.5;

/** A food is held against many others: its words are folded once for each record that is held. */
function oncePer(words: (food: TasteTraits) => readonly string[]): (food: TasteTraits) => ReadonlySet<string> {
  const known = new WeakMap<TasteTraits, ReadonlySet<string>>();
  return (food) => {
    const set = known.get(food) ?? foldedSet(words(food));
    known.set(food, set);
    return set;
  };
}

const tastesOf = oncePer(({ flavours, textures }) => [...flavours, ...textures]);
const ingredientsOf = oncePer(({ ingredients }) => ingredients);

/** Whether two foods are so alike that eating both would be eating one twice (R31): by taste, or by what they are made of. */
export function isNearlySame(one: TasteTraits, other: TasteTraits): boolean {
  const course = courseOf(one);
  if (course !== courseOf(other)) return false;
  // Beer and tea are both bitter and cold, and nobody takes one for the other.
  if (course === 'drink' && kindOfSip(one) !== kindOfSip(other)) return false;
  return tastesTheSame(one, other) || isMadeOfTheSame(one, other);
}

/** Tea that is boiled with milk is drunk in place of any other tea. */
function kindOfSip(drink: TasteTraits): DrinkKind {
  const kind = drinkKindOf(drink);
  return kind === 'chai' ? 'tea' : kind;
}

function isMadeOfTheSame(one: TasteTraits, other: TasteTraits): boolean {
  if (one.origin === '' || foldCase(one.origin) !== foldCase(other.origin)) return false;
  const [ones, others] = [ingredientsOf(one), ingredientsOf(other)];
  const shared = [...ones].filter((word) => others.has(word)).length;
  return shared > 0 && shared >= SHARED_INGREDIENTS * (ones.size + others.size - shared);
}

function tastesTheSame(one: TasteTraits, other: TasteTraits): boolean {
  const [words, others] = [tastesOf(one), tastesOf(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  if (shared === 0 || shared < SHARED * (words.size + others.size - shared)) return false;
  const stated = statedByBoth(one, other);
  if (stated.length === 0) return true;
  return (
    stated.reduce((sum, name) => sum + Math.abs(one.intensities[name] - other.intensities[name]), 0) / stated.length <=
    APART
  );
}
