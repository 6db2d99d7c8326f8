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
  return {
    move: words.move === '' ? null : (parseJson(words.move) as PlaceMove | null),
    isAsked,
    ask: () => setAsked(true),
    close: () => setAsked(false),
    begin: (move: PlaceMove) => {
      write({ move: JSON.stringify(move) });
      setAsked(true);
    },
    forget,
  };
}
