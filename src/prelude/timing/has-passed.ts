/**
 * Whether a span has passed since a moment, by a clock that its owner may set. If the moment lies in the future, the clock was set back after it was
 * noted. Nobody knows how long ago that was, so the span counts as passed.
 *
 * @param span milliseconds
 */
export function hasPassed(span: number, { since, now }: { readonly since: number; readonly now: number }): boolean {
  return now - since >= span || now < since;
}
