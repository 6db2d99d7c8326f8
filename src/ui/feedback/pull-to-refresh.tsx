import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/elements/button.tsx';
import { isStill } from '#ui/device/device-preferences.ts';
import { markOffset, pullThreshold } from '#ui/layout/pull-gesture.ts';
import { Spinner } from '#ui/elements/spinner.tsx';
import { type PullState, usePullToRefresh } from './use-pull-to-refresh.ts';

interface PullToRefreshProps {
  /** Asks for what is new, and says in a few words what came of it. */
  readonly onRefresh: () => Promise<string>;
  /** How far below the upper edge of what scrolls the mark comes to rest; any CSS length. */
  readonly top: string;
}

const Anchor = chakra('div', {
  base: { position: 'sticky', zIndex: 'bar', height: '0', display: 'grid', justifyItems: 'center' },
});

/**
 * Makes the `dialog` or `main` that it is the first part of refresh when it is pulled down (spec 2 §2.16). Without a finger the same is
 * done by a button, which is seen while it has the focus.
 */
export function PullToRefresh({ onRefresh, top }: PullToRefreshProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const { state, refresh } = usePullToRefresh(anchor, onRefresh);
  return (
    <Anchor ref={anchor} style={{ top }}>
      <Button
        tone="outline"
        bg="paper.raised"
        shadow="floating"
        gridArea="1 / 1"
        mt="2"
        onClick={refresh}
        css={{ '&:not(:focus-visible)': { srOnly: true } }}
      >{t`Refresh this list`}</Button>
      <Mark state={state} />
      <chakra.output srOnly>
        {state.kind === 'refreshing' ? t`Refreshing` : state.kind === 'told' ? state.words : ''}
      </chakra.output>
    </Anchor>
  );
}

function Mark({ state }: { readonly state: PullState }) {
  const offset =
    state.kind === 'pulling' ? (isStill() ? 12 : markOffset(state.distance)) : state.kind === 'resting' ? 0 : 12;
  return (
    <chakra.span
      aria-hidden
      gridArea="1 / 1"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      minW="10"
      height="10"
      borderRadius="full"
      bg="paper.raised"
      color={state.kind === 'told' ? 'ink.default' : 'paprika.text'}
      borderWidth="1px"
      borderColor="line.quiet"
      shadow="floating"
      css={{ 'button:focus-visible + &': { mt: '14' } }}
      fontSize="sm"
      fontWeight="semibold"
      whiteSpace="nowrap"
      pointerEvents="none"
      transitionProperty={state.kind === 'pulling' ? 'opacity' : 'opacity, transform'}
      transitionDuration="quick"
      opacity={state.kind === 'resting' ? '0' : '1'}
      style={{ transform: `translateY(${offset}px)`, paddingInline: state.kind === 'told' ? '1rem' : '0' }}
    >
      <Sign state={state} />
    </chakra.span>
  );
}

function Sign({ state }: { readonly state: PullState }) {
  switch (state.kind) {
    case 'refreshing':
      return <Spinner />;
    case 'told':
      return state.words;
    case 'resting':
    case 'pulling': {
      const isFar = state.kind === 'pulling' && state.distance >= pullThreshold;
      return (
        <chakra.span
          transitionProperty="transform"
          transitionDuration="quick"
          style={{ transform: isFar ? 'rotate(180deg)' : 'none' }}
        >
          <ArrowDown size={20} />
        </chakra.span>
      );
    }
  }
}
