import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isStill } from '#ui/device/device-preferences.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';

interface SlidesProps {
  /** What the row is, for a screen reader. */
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly picture: ReactNode }[];
  /** Which one is in view, from 0. */
  readonly onPlace: (place: number) => void;
}

const Track = chakra('ul', {
  base: {
    display: 'flex',
    listStyleType: 'none',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-4px' },
    '& > li': { flex: '0 0 100%', minW: '0', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  },
});

/** Pictures of one size beside each other: swiped by a finger, moved by the arrow keys, and by two buttons where there is a mouse. */
export function Slides({ label, slides, onPlace }: SlidesProps) {
  const track = useRef<HTMLUListElement>(null);
  const [now, setNow] = useState(0);
  const last = slides.length - 1;
  const first = slides[0]?.id;
  const isMoved = useRef(false);
  // Where pictures come in front of those that are shown, the browser stays with the shown one. So a reader who has not swiped is brought back to the first.
  // A new row begins there anyway: to scroll it would only make the browser lay out the whole page once more.
  const begun = useRef<string | null>(null);
  useLayoutEffect(() => {
    const row = `${first} ${last}`;
    if (begun.current === row || isMoved.current) return;
    const isNew = begun.current === null;
    begun.current = row;
    if (isNew) return;
    track.current?.scrollTo({ left: 0, behavior: 'auto' });
  }, [first, last]);
  const go = (to: number) => {
    isMoved.current = true;
    const element = track.current;
    const place = Math.max(0, Math.min(last, to));
    element?.scrollTo({ left: place * element.clientWidth, behavior: isStill() ? 'auto' : 'smooth' });
  };
  const onScroll = () => {
    const element = track.current;
    if (element === null || element.clientWidth === 0) return;
    const place = Math.round(element.scrollLeft / element.clientWidth);
    if (place === now) return;
    setNow(place);
    onPlace(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: last }[event.key];
    if (to === undefined || last === 0) return;
    event.preventDefault();
    go(to);
  };
  const several = last > 0;
  return (
    <chakra.div position="relative" role="group" aria-label={several ? label : undefined}>
      <Track
        ref={track}
        aria-label={several ? label : undefined}
        tabIndex={several ? 0 : undefined}
        onScroll={onScroll}
        onTouchStart={() => (isMoved.current = true)}
        onWheel={() => (isMoved.current = true)}
        onKeyDown={onKeyDown}
      >
        {slides.map(({ id, picture }, place) => (
          <li key={id} inert={place !== Math.min(now, last)}>
            {picture}
          </li>
        ))}
      </Track>
      {several ? (
        <>
          <Step label={t`Previous picture`} side="start" disabled={now === 0} onStep={() => go(now - 1)}>
            <ChevronLeft aria-hidden />
          </Step>
          <Step label={t`Next picture`} side="end" disabled={now >= last} onStep={() => go(now + 1)}>
            <ChevronRight aria-hidden />
          </Step>
        </>
      ) : null}
    </chakra.div>
  );
}

interface StepProps {
  readonly label: string;
  readonly side: 'start' | 'end';
  readonly disabled: boolean;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

function Step({ label, side, disabled, onStep, children }: StepProps) {
  return (
    <IconButton
      label={label}
      tone="overlay"
      position="absolute"
      top="50%"
      mt="-5.5"
      {...(side === 'start' ? { insetStart: '2' } : { insetEnd: '2' })}
      disabled={disabled}
      onClick={onStep}
      css={{ '@media (hover: none)': { display: 'none' } }}
      {...(disabled ? { visibility: 'hidden' } : {})}
    >
      {children}
    </IconButton>
  );
}
