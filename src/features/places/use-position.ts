import { useRef, useState } from 'react';
import { type Position, roundedPosition } from '#domain/places/position.ts';

/** Where the device is, asked for by a press alone and held by this screen alone: it is neither stored nor sent (R47). */
export type AskedPosition =
  | { readonly kind: 'not-asked' | 'asking' | 'denied' | 'unavailable' }
  | { readonly kind: 'known'; readonly position: Position };

/** An older answer of the device is good enough, and one that takes longer is not waited for. Milliseconds. */
const howLong = { maximumAge: 60_000, timeout: 15_000 };

export function usePosition(): {
  readonly asked: AskedPosition;
  readonly ask: (onKnown?: (position: Position) => void) => void;
  readonly forget: () => void;
} {
  const [asked, setAsked] = useState<AskedPosition>({ kind: 'not-asked' });
  const turn = useRef(0);
  const ask = (onKnown?: (position: Position) => void) => {
    turn.current += 1;
    const mine = turn.current;
    const answer = (next: AskedPosition) => {
      if (mine === turn.current) setAsked(next);
      return mine === turn.current;
    };
    if (!('geolocation' in navigator)) return void answer({ kind: 'unavailable' });
    setAsked({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = roundedPosition(coords);
        if (answer({ kind: 'known', position })) onKnown?.(position);
      },
      ({ code, PERMISSION_DENIED }) => void answer({ kind: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      howLong,
    );
  };
  const forget = () => {
    turn.current += 1;
    setAsked({ kind: 'not-asked' });
  };
  return { asked, ask, forget };
}
