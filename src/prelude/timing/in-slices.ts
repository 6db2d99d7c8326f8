import { nextTask } from './next-task.ts';

const SLICE = 8;

/**
 * Runs work that comes in steps for at most 8 milliseconds at a time, with other tasks of the thread in between.
 *
 * @param isWanted asked before each slice; when it says no, the work is given up
 * @returns what the work gave, or null when it was given up
 */
export async function inSlices<R>(work: Generator<unknown, R>, isWanted: () => boolean): Promise<R | null> {
  while (isWanted()) {
    const until = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() < until);
    await nextTask();
  }
  return null;
}
