import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { useFootRoom } from '#ui/layout/use-foot-room.ts';

/**
 * A phone's: within reach of the thumb as long as one reads, above the tab bar and the tray. It lies in the flow at the end of the page, so that
 * it never hides what cannot be scrolled out from under it; a low window has no room for it to stay.
 */
const Bar = chakra('section', {
  base: {
    position: 'sticky',
    zIndex: 'bar',
    bottom: 'calc(4.5rem + env(safe-area-inset-bottom) + var(--tray-height, 0px))',
    '@media (max-height: 30rem)': { position: 'static' },
    display: 'flex',
    gap: '1.5',
    mx: '-1.5',
    mt: '6',
    p: '1.5',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line.quiet',
    borderRadius: 'xl',
    shadow: 'floating',
  },
});

export function FoodActionBar({ food, children }: { readonly food: Food; readonly children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useFootRoom(bar, '--bar-height');
  return (
    <Bar ref={bar} aria-label={t`What to do with ${calledName(food)}`}>
      {children}
    </Bar>
  );
}
