/**
 * Loads a worker of the app that ends at once (public/knock.js). Chromium sometimes drops the takeover by a newer service worker. It
 * takes it up again whenever it loads a page or a worker in the scope, even if the file cannot be fetched.
 */
export function knock(): void {
  new Worker('/knock.js').addEventListener('error', (event) => event.preventDefault());
}
