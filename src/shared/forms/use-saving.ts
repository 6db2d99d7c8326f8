import { useRef, useState } from 'react';

/** A saving that is done once, however often it is pressed: what is pressed while it lasts does nothing. */
export function useSaving(save: () => Promise<void>): { readonly isBusy: boolean; readonly save: () => Promise<void> } {
  const [isBusy, setBusy] = useState(false);
  // A second press may come before the first is drawn.
  const isRunning = useRef(false);
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await save();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, save: run };
}
