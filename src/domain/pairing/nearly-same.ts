import type { TasteTraits } from '#domain/taste-traits.ts';
import { courseOf } from './course.ts';
import { foldedSet, statedByBoth } from './pairing-reasons.ts';

/** From this share of flavours and textures in common, and within this mean distance of their intensities (0-5), two foods of a course are one to the tongue. */
const SHARED = 0.5;
const APART = 0.7;

/** Whether two foods are so alike that the one beside the other is the same again (R31). */
export function isNearlySame(one: TasteTraits, other: TasteTraits): boolean {
  if (courseOf(one) !== courseOf(other)) return false;
  const [words, others] = [foldedSet([...one.flavours, ...one.textures]), foldedSet([...other.flavours, ...other.textures])];
  const shared = [...words].filter((word) => others.has(word)).length;
  if (shared === 0 || shared < SHARED * Math.min(words.size, others.size)) return false;
  const stated = statedByBoth(one, other);
  if (stated.length === 0) return true;
  return stated.reduce((sum, name) => sum + Math.abs(one.intensities[name] - other.intensities[name]), 0) / stated.length <= APART;
}
