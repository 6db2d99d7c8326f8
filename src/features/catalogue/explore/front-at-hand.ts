import type { Food } from '#domain/foods/food.ts';

/** What the replica said of the front page, and when. */
interface FrontRead {
  /** It was asked once this device knew more than the document. */
  readonly isNewest: boolean;
  readonly isSomeElsewhere: boolean;
}

interface FrontSources<Read extends FrontRead> {
  /** The foods of the document with which the page began; none: it had none, or this device knew more from the start. */
  readonly begun: readonly Food[];
  /** undefined until the replica has answered. */
  readonly read: Read | undefined;
  /** Whether what is on this device may be shown: it is worth it, and it is known to whom. */
  readonly isShowable: boolean;
  /** Whether the ranking worker has chosen from the whole catalogue. */
  readonly isWholeChosen: boolean;
}

interface FrontAtHand<Read extends FrontRead> {
  /** Of the document: these begin the page. None: what is known does, as soon as there is something. */
  readonly told: readonly Food[];
  /** What the rest of the page goes by; undefined: there is no rest yet. */
  readonly known: Read | undefined;
}

const nothing: readonly Food[] = [];

/**
 * By which foods the front page of Explore is laid out. A live query says what it last found until it is read anew, which takes a busy phone some seconds: an
 * answer from before the catalogue came would empty a page that stands.
 */
export function frontAtHand<Read extends FrontRead>({
  begun,
  read,
  isShowable,
  isWholeChosen,
}: FrontSources<Read>): FrontAtHand<Read> {
  const known = isShowable && (read?.isNewest === true || begun.length > 0) ? read : undefined;
  // The document's table is of the whole catalogue, too: it stays until this device knows as much, and may show it.
  const isOvertaken = known?.isNewest === true && (isWholeChosen || !known.isSomeElsewhere);
  return { told: isOvertaken ? nothing : begun, known };
}
