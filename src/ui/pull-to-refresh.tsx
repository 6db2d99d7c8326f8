import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@lingui/core/macro';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { pullThreshold, usePullToRefresh } from './use-pull-to-refresh.ts';

/** A list screen that can be pulled down to refresh (spec 2 §2.16). */
export function PullToRefresh({ onRefresh, children }: { readonly onRefresh: () => Promise<void>; readonly children: ReactNode }) {
  const { ref, pulled, isRefreshing } = usePullToRefresh(onRefresh);
  const isActive = pulled > 0 || isRefreshing;
  return (
    <chakra.div ref={ref} position="relative">
      <chakra.output
        position="fixed"
        zIndex="bar"
        insetInline="0"
        top="calc(3.5rem + env(safe-area-inset-top))"
        display="grid"
        justifyItems="center"
        pointerEvents="none"
        opacity={isActive ? '1' : '0'}
        transitionProperty="opacity"
        transitionDuration="quick"
        style={{ transform: `translateY(${isRefreshing ? 16 : pulled / 2}px)` }}
      >
        <chakra.span display="grid" placeItems="center" boxSize="10" borderRadius="full" bg="paper.raised" color="paprika.text" borderWidth="1px" borderColor="line.quiet" shadow="lifted">
          {isRefreshing ? <Spinner /> : (
            <chakra.span aria-hidden transitionProperty="transform" transitionDuration="quick" style={{ transform: pulled >= pullThreshold ? 'rotate(180deg)' : 'none' }}><ArrowDown size={20} /></chakra.span>
          )}
        </chakra.span>
        <chakra.span srOnly>{isRefreshing ? t`Refreshing` : ''}</chakra.span>
      </chakra.output>
      {children}
    </chakra.div>
  );
}
