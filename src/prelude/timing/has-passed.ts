/**
 * Whether a span has passed by a clock that its owner may turn. A moment that is still to come was noted before the clock was turned back:
 * how long ago that was nobody knows, so it has.
 *
 * @param span milliseconds
 */
export function hasPassed(span: number, { since, now }: { readonly since: number; readonly now: number }): boolean {
  return now - since >= span || now < since;
}
