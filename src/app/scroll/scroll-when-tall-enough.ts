/** In milliseconds: how long a page may take until it is tall enough, and how long it may settle after that. */
const PATIENCE = 10_000;
const SETTLING = 1_000;

/** Tries now; for whoever holds the browser's frames back, and its observers with them. */
export let scrollNow = (): void => undefined;

const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` as soon as the page is tall enough, and stays there while it settles: its rows, chunks and the sizes of a virtual list
 * come late. It ends when the reader scrolls, presses or types. Returns a function that ends
 * it.
 */
export function scrollWhenTallEnough({ top, onEnd }: { readonly top: number; readonly onEnd: () => void }): () => void {
  const stop = () => {
    onEnd();
    scrollNow = () => undefined;
    observer.disconnect();
    clearTimeout(timer);
    for (const hand of hands) window.removeEventListener(hand, stop);
  };
  let timer = setTimeout(stop, PATIENCE);
  let isThere = false;
  const attempt = () => {
    window.scrollTo(0, top);
    if (isThere || window.scrollY < top - 1) return;
    isThere = true;
    clearTimeout(timer);
    timer = setTimeout(stop, SETTLING);
  };
  const observer = new ResizeObserver(attempt);
  observer.observe(document.body);
  for (const hand of hands) window.addEventListener(hand, stop, { passive: true });
  scrollNow = attempt;
  attempt();
  return stop;
}
