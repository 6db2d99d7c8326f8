import { useState } from 'react';
import type { PlaceMove } from '#domain/places/moved-events.ts';
import { parseJson } from '#prelude/parse-json.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';

const NONE = { move: '' };

/**
 * The last place that has moved, until its events have moved with it. Like what was typed it outlives a question that was closed, for as long as the tab
 * lives.
 */
export function useMovedEvents() {
  const { words, write, forget } = useFormMemory('moved-events', NONE);
  const [isAsked, setAsked] = useState(false);
  const move = words.move === '' ? null : (parseJson(words.move) as PlaceMove | null);
  return {
    move,
    isAsked,
    ask: () => setAsked(true),
    close: () => setAsked(false),
    begin: (next: PlaceMove) => {
      // Events that were left behind are still where the place was first.
      const isOneWay = move?.after.address === next.before.address;
      write({ move: JSON.stringify(isOneWay ? { before: move.before, after: next.after } : next) });
      setAsked(true);
    },
    forget,
  };
}
