/** Whether a write failed because the device has no room for it; Dexie wraps the browser's error in its own. */
export function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'QuotaExceededError') return true;
  return 'inner' in error && error.inner !== error && isQuotaError(error.inner);
}
