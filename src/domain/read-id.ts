const usable = /^[A-Za-z0-9_-]{1,64}$/;

/** A record's id as it may stand in an address or a key; null when it is none. */
export function readId<Id extends string>(value: unknown): Id | null {
  return typeof value === 'string' && usable.test(value) ? (value as Id) : null;
}
