/** This file's own chunk: each release has it under another name. public/older-parts.js reads the name. */
const LOCK = `foretaste.part:${new URL(import.meta.url).pathname}`;

/** Tells the service worker for as long as this tab lives that its version is in use, so that no update takes its parts away [S25]. */
export function holdVersion(locks: Pick<LockManager, 'request'> | undefined): void {
  void locks?.request(LOCK, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined);
}
