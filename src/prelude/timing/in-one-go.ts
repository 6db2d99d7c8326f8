/** Runs work that comes in steps to its end without a pause. */
export function inOneGo<R>(work: Generator<unknown, R>): R {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
