let isAsked = false;

/**
 * Asks the browser, once, not to clear this device's storage when space runs short: there is something now that exists
 * nowhere else. Browsers decide for themselves and need not ask the member; workers cannot ask.
 */
export function askForPersistence(): void {
  if (isAsked || typeof window === 'undefined' || !('storage' in navigator)) return;
  isAsked = true;
  navigator.storage.persist().catch(() => false);
}
