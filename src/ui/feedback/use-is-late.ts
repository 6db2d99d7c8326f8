import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since this was first drawn: whoever waits for something waits no longer then. */
export function useIsLate(milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLate;
}
