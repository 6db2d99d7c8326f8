import { useState } from 'react';
import type { ListLine } from '#replica/lists/list-queries.ts';

/** Milliseconds that the device has to say how the list lies, once the last move is saved. */
const PATIENCE = 1000;

interface Ahead {
  readonly lines: readonly ListLine[];
  /** Moves that are not saved yet. */
  readonly saving: number;
  /** What the device said when the last of them was saved. */
  readonly saidThen?: readonly ListLine[];
}

/**
 * The order of a list as it is to be, until the device says so itself. Of several moves in a row the device tells the earlier ones too; they are
 * passed over, so that no line jumps back.
 *
 * @param lines the list as the device has it
 */
export function useOrderAhead(lines: readonly ListLine[]) {
  const [ahead, setAhead] = useState<Ahead>();
  if (ahead?.saving === 0) {
    if (ahead.saidThen === undefined) setAhead({ ...ahead, saidThen: lines });
    else if (ahead.saidThen !== lines || isSameOrder(ahead.lines, lines)) setAhead(undefined);
  }
  const shown = ahead?.lines ?? lines;

  /** Shows an order while it is being saved. Where that fails (false), the order is again as the device has it. */
  const showWhile = async (order: readonly ListLine[], save: () => Promise<boolean>) => {
    setAhead((now) => ({ lines: order, saving: (now?.saving ?? 0) + 1 }));
    const isSaved = await save().catch(() => false);
    setAhead((now) => (now === undefined || !isSaved ? undefined : { ...now, saving: now.saving - 1 }));
    setTimeout(() => setAhead((now) => (now?.saving === 0 ? undefined : now)), PATIENCE);
  };
  return { shown, showWhile };
}

function isSameOrder(one: readonly ListLine[], other: readonly ListLine[]): boolean {
  return one.length === other.length && one.every(({ item }, at) => item.id === other[at]?.item.id);
}
