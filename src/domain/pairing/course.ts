import { memoize } from '#prelude/memoize.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
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
 * The course by the last word of a name that tells one, such as 'soup' in 'Red lentil soup'. It is derived, and shown as such. Only whole words count:
 * there is no 'tea' in 'steak'.
 */
const courseByName = memoize(MOST_KEPT, (name): Course | null => {
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
