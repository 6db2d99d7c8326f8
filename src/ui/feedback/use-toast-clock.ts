import { useEffect, useState } from 'react';
import { dismissToast } from './toast.ts';

/** spec 2 §9: toast duration 5 s. */
const shownFor = 5_000;

/** Takes the toast away after its time; the handlers it returns start the time anew when pointer and focus have left. */
export function useToastClock(id: number) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(id), shownFor);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
