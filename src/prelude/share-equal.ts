/**
 * `next` with every part that equals the part of `previous` in the same place replaced by that part; `previous` itself where all of it is equal. What is
 * compared by identity afterwards, as React compares, then changes only where something did. Arrays and plain objects are looked into; anything else is
 * equal only to itself. Neither argument is changed.
 */
export function shareEqual<T>(previous: unknown, next: T): T;
export function shareEqual(previous: unknown, next: unknown): unknown {
  if (!isPlain(previous) || !isPlain(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let isEqual = keys.length === Object.keys(previous).length;
  const parts = keys.map((key) => {
    const isKnown = Object.hasOwn(previous, key);
    const part = isKnown ? shareEqual(previous[key], next[key]) : next[key];
    isEqual &&= isKnown && Object.is(part, previous[key]);
    return part;
  });
  if (isEqual) return previous;
  return Array.isArray(next) ? parts : Object.fromEntries(keys.map((key, at) => [key, parts[at]]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    Array.isArray(value) || (value as { readonly constructor?: unknown } | null | undefined)?.constructor === Object
  );
}
