/** Milliseconds. */
const AGAIN_EVERY = 1_000;

/**
 * Tells a service worker that waits to take over, and again until it has: the browser lets it in once the older one is idle, and may miss
 * that moment where other tabs keep that one busy.
 *
 * @param tell sends SKIP_WAITING
 * @param taken resolves when the worker serves this page
 */
export async function letIn(tell: () => void, taken: Promise<void>): Promise<void> {
  tell();
  const again = setInterval(tell, AGAIN_EVERY);
  await taken;
  clearInterval(again);
}
