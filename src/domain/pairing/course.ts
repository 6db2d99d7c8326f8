import { foldCase } from '#prelude/fold-case.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { catalogueCourses } from './catalogue-courses.ts';
import { courseWords } from './course-words.ts';

/** What part of a meal a food is (R31). */
export const courses = ['drink', 'starter', 'soup', 'salad', 'main', 'side', 'bread', 'dessert', 'snack', 'sauce', 'ingredient'] as const;
export type Course = (typeof courses)[number];

const byName = new Map(courses.flatMap((course) => catalogueCourses[course].map((name) => [foldCase(name), course] as const)));
const byWord = new Map(courses.flatMap((course) => (courseWords[course] ?? []).map((word) => [word, course] as const)));

/**
 * The course of a food (R31): of a shipped one as it was set by hand, of any other by the last word of its name that says one, for example
 * 'soup' in 'Red lentil soup'; null where the name says nothing. Whole words only: 'tea' is not in 'steak'.
 */
export function courseOf({ name }: Pick<TasteTraits, 'name'>): Course | null {
  const folded = foldCase(name);
  const known = byName.get(folded);
  if (known !== undefined) return known;
  // 'Noodles with tea egg' is of noodles: what comes after 'with' is not what it is.
  const [head = ''] = folded.split(/ (?:with|and|in|mit|und|con|au|aux|à) /u);
  const words = head.split(/[^\p{L}\p{M}]+/u);
  return words.map((word) => [word, word.replace(/s$/u, ''), word.replace(/(?:es|n)$/u, '')].map((form) => byWord.get(form)).find((course) => course !== undefined)).findLast((course) => course !== undefined) ?? null;
}
