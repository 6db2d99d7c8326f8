import { keepSome } from '#prelude/keep-some.ts';
import { foldCase } from '#prelude/fold-case.ts';
import { type Course, courses } from '#domain/foods/course.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { courseWords } from './course-words.ts';

const byWord = new Map(courses.flatMap((course) => (courseWords[course] ?? []).map((word) => [word, course] as const)));

/** Names that are remembered with their course: a pairing asks for that of every food. */
const MOST_KEPT = 5_000;

/** The course of a food (R31): the stated one, else what its name says; null where nobody states it and the name says nothing. */
export function courseOf({ course, name }: Pick<TasteTraits, 'course' | 'name'>): Course | null {
  return course ?? courseByName(name);
}

/**
 * The course that a name says by its last word that says one, for example 'soup' in 'Red lentil soup'. Derived, and shown as such. Whole words only:
 * 'tea' is not in 'steak'.
 */
const courseByName = keepSome(MOST_KEPT, (name): Course | null => {
  // 'Noodles with tea egg' is of noodles: what comes after 'with' is not what it is.
  const [head = ''] = foldCase(name).split(/ (?:with|and|in|mit|und|con|au|aux|à) /u);
  const words = head.split(/[^\p{L}\p{M}]+/u);
  return (
    words
      .map((word) =>
        [word, word.replace(/s$/u, ''), word.replace(/(?:es|n)$/u, '')]
          .map((form) => byWord.get(form))
          .find((course) => course !== undefined),
      )
      .findLast((course) => course !== undefined) ?? null
  );
});
