import { useEffect, useRef, useState } from 'react';
import type { FoodId } from '#domain/values/ids.ts';

interface EarlyEnter {
  readonly text: string;
  /** The best match of this very text; null while there is none, or none yet. */
  readonly best: FoodId | null;
  /** Has to forget the Enter, as whatever else empties the box. */
  readonly open: (id: FoodId) => void;
}

/**
 * An Enter that is pressed before the text's answer is there, as right after the last letter or while the catalogue is still on its way,
 * counts once it is. Call the result with the text that was entered, and with null when the reader turns to something else.
 */
export function useEarlyEnter({ text, best, open }: EarlyEnter): (entered: string | null) => void {
  const [entered, setEntered] = useState<string | null>(null);
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  const due = entered === text ? best : null;
  useEffect(() => {
    if (due !== null) latestOpen.current(due);
  }, [due]);
  return setEntered;
}
