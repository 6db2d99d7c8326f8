import { useEffect, useState } from 'react';

/** Typing pauses so long, in milliseconds, before the server is asked. */
const PAUSE = 250;

/** A text once it has not changed for a moment. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
