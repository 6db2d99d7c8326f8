/**
 * Whether a write failed because the device has no room for it. Dexie wraps the browser's error in its own: in one
 * for the transaction, or in one for each row of a bulk write.
 */
export function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'QuotaExceededError') return true;
  if ('failures' in error && Array.isArray(error.failures) && error.failures.some(isQuotaError)) return true;
  return 'inner' in error && error.inner !== error && isQuotaError(error.inner);
}
