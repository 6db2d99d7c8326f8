/** Milliseconds. */
const AGAIN_EVERY = 1_000;

interface Activation {
  /** Sends SKIP_WAITING. */
  readonly tell: () => void;
  /** Makes the browser look again whether the worker can be let in (`knock`). */
  readonly knock: () => void;
  /** Resolves when the worker serves this page. */
  readonly taken: Promise<void>;
}

/**
 * Tells a service worker that waits to take over, and again until it has. Where a request reaches the older worker in the moment of its end,
 * Chromium starts that one anew and forgets that it was to go (up to five minutes); being told again is nothing new to it, a knock is.
 */
export async function activateWorker({ tell, knock, taken }: Activation): Promise<void> {
  tell();
  const again = setInterval(() => {
    tell();
    knock();
  }, AGAIN_EVERY);
  await taken;
  clearInterval(again);
}
