/** Resolves in a task of its own, so that the browser can answer a finger or paint before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((begin) => {
    setTimeout(begin, 0);
  });
}
