/**
 * Loads a worker of the app that ends at once (public/prompt-activation.js). Chromium sometimes drops the takeover by a newer service worker. It
 * takes it up again whenever it loads a page or a worker in the scope, even if the file cannot be fetched.
 */
export function promptActivation(): void {
  new Worker('/prompt-activation.js').addEventListener('error', (event) => event.preventDefault());
}
