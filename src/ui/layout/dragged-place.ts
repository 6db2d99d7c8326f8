/** Where an item of a list lies: its top and bottom edge, px. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The place that a dragged item would have: it has passed another when its leading edge is beyond that one's middle.
 *
 * @param items as they lie before the drag
 * @param moved how far the item was dragged, px; downwards is positive
 */
export function draggedPlace(items: readonly Span[], from: number, moved: number): number {
  const dragged = items[from];
  if (dragged === undefined) return from;
  const middleOf = ({ top, bottom }: Span) => (top + bottom) / 2;
  const below = items.slice(from + 1).filter((other) => dragged.bottom + moved > middleOf(other)).length;
  const above = items.slice(0, from).filter((other) => dragged.top + moved < middleOf(other)).length;
  return from + below - above;
}
