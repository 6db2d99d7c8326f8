const usable = /^[A-Za-z0-9_-]{1,64}$/;

/** A record's id as it may stand in an address or a key, for the caller to brand; null when it is none. */
export function readId(value: unknown): string | null {
  return typeof value === 'string' && usable.test(value) ? value : null;
}
