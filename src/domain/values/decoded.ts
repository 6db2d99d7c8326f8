/** What became of a value from outside: fit for use, or refused with the reason in words. */
export type Decoded<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: 'refused'; readonly why: string };

export function valid<T>(value: T): Decoded<T> {
  return { kind: 'valid', value };
}

export function refused(why: string): Decoded<never> {
  return { kind: 'refused', why };
}
