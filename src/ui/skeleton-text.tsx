import { Skeleton } from './skeleton.tsx';
import { Stack } from './stack.tsx';

/** A paragraph that is loading; the last line is shorter. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <Stack gap="2.5" aria-hidden>
      {Array.from({ length: lines }, (_, line) => <Skeleton key={line} height="3.5" minH="3.5" width={line === lines - 1 ? '62%' : 'full'} />)}
    </Stack>
  );
}
