/**
 * Call it before a button goes away because it was pressed, one of several like it. The focus moves to the next of them, else to the one before, else
 * to the page's content; otherwise the browser would lose it.
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
