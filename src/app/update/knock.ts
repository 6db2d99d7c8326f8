/**
 * Loads a worker of the app that ends at once (public/knock.js). Chromium takes up a takeover that it had dropped whenever it loads a page or a
 * worker in the scope, also where the file cannot be had.
 */
export function knock(): void {
  new Worker('/knock.js').addEventListener('error', (event) => event.preventDefault());
}
