import { useEffect, useState } from 'react';

/** Typing pauses so long before the server is asked. */
const PAUSE = 250;

/** A text once it has not changed for a moment, in milliseconds. */
export function useSettledText(text: string, pause = PAUSE): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
