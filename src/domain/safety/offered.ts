declare const offered: unique symbol;

/** Things that are offered to someone: made by `offerTo` alone, which leaves out what speaks against what the someone avoids (R28). */
export type Offered<T> = readonly T[] & { readonly [offered]: true };

/** An offer of nothing, or to whoever avoids nothing. */
export function offerToAnyone<T>(things: readonly T[]): Offered<T> {
  return things as Offered<T>;
}
