/**
 * Call it before one of several like buttons goes away for having been pressed: the focus moves to the next of them, else to the one before,
 * else to the page's content, and is not lost.
 *
 * @param place of the one that goes, among `buttons`
 */
export function moveFocusFrom({
  place,
  buttons,
}: {
  readonly place: number;
  readonly buttons: readonly HTMLElement[];
}): void {
  const staying = buttons.filter((_, at) => at !== place);
  const next = staying[Math.min(place, staying.length - 1)] ?? document.querySelector<HTMLElement>('#main');
  next?.focus({ preventScroll: true });
}
