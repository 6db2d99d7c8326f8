import { useEffect, useState } from 'react';

/** Nobody waits longer without a word, or for what is only better to have, in milliseconds. */
const PATIENCE = 3_000;

/** Whether so many milliseconds have passed since this was first drawn: whoever waits for something waits no longer then. */
export function useIsLate(milliseconds: number = PATIENCE): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLate;
}
