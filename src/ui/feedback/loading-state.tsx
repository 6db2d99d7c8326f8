import type { ReactNode } from 'react';
import { chakra } from '#ui/elements/chakra.tsx';
import { Spinner } from '#ui/elements/spinner.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { LateWords } from './late-words.tsx';
import { Skeleton } from './skeleton.tsx';

/** Lines of a list; cards of a grid; labels over fields; one large part. */
type LoadingShape = 'rows' | 'cards' | 'form' | 'panel';

interface LoadingStateProps {
  /** For example 'Loading foods...'; read aloud, and seen where no shape is drawn. */
  readonly label: string;
  /** What is coming looks like this; none where that is not known, or where nothing is to be drawn but an answer. */
  readonly shape?: LoadingShape;
}

/** A wait: the outline of what comes, or else a sign of work with its words. */
export function LoadingState({ label, shape }: LoadingStateProps) {
  if (shape === undefined)
    return (
      <chakra.div py="14">
        <chakra.output display="flex" alignItems="center" justifyContent="center" gap="3" color="ink.muted">
          <Spinner />
          {label}
        </chakra.output>
        <LateWords />
      </chakra.div>
    );
  return (
    <chakra.div py="2">
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {outlines[shape]}
      <LateWords />
    </chakra.div>
  );
}

const times = (count: number, part: (at: number) => ReactNode) => Array.from({ length: count }, (_, at) => part(at));

const outlines: Readonly<Record<LoadingShape, ReactNode>> = {
  rows: (
    <chakra.div display="grid" gap="4">
      {times(5, (at) => (
        <chakra.div key={at} display="flex" alignItems="center" gap="3.5">
          <Skeleton boxSize="3.5rem" flexShrink="0" />
          <chakra.div flex="1" display="grid" gap="2">
            <Skeleton height="5" width={at % 2 === 0 ? '55%' : '40%'} />
            <Skeleton height="4" width="30%" />
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  ),
  cards: (
    <chakra.div
      display="grid"
      gap={{ base: '4', md: '5' }}
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))"
    >
      {times(3, (at) => (
        <Skeleton key={at} height="11rem" borderRadius="xl" />
      ))}
    </chakra.div>
  ),
  form: (
    <chakra.div display="grid" gap="6" maxW="34rem">
      {times(4, (at) => (
        <chakra.div key={at} display="grid" gap="2">
          <Skeleton height="4" width={at % 2 === 0 ? '9rem' : '6rem'} />
          <Skeleton height="11" borderRadius="lg" />
        </chakra.div>
      ))}
    </chakra.div>
  ),
  panel: (
    <chakra.div display="grid" gap="4">
      <Skeleton height="7" width="min(16rem, 60%)" />
      <Skeleton height="14rem" borderRadius="xl" />
      <Skeleton height="5" width="80%" />
    </chakra.div>
  ),
};
