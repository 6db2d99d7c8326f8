/** Milliseconds. */
const AGAIN_EVERY = 1_000;

interface Activation {
  /** Sends SKIP_WAITING. */
  readonly tell: () => void;
  /** Makes the browser look again whether the worker can take over (`promptActivation`). */
  readonly promptActivation: () => void;
  /** Resolves when the worker serves this page. */
  readonly taken: Promise<void>;
}

/**
 * Tells a waiting service worker to take over, again and again until it has. If a request reaches the older worker in the moment of its end, Chromium
 * starts that one anew and forgets the takeover for up to five minutes. Telling it again does not help then; `promptActivation` does.
 */
export async function activateWorker({ tell, promptActivation, taken }: Activation): Promise<void> {
  tell();
  const again = setInterval(() => {
    tell();
    promptActivation();
  }, AGAIN_EVERY);
  await taken;
  clearInterval(again);
}
