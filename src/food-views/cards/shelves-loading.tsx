import { t } from '@lingui/core/macro';
import { LateWords } from '#ui/feedback/late-words.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';

/** As many as stand side by side where there is room. */
const TILES = 6;

/** Named shelves of foods that are on their way: it is not known yet which there are. */
export function ShelvesLoading({ shelves = 2 }: { readonly shelves?: number }) {
  return (
    <Stack aria-busy gap={{ base: '10', md: '16' }}>
      <VisuallyHidden as="output">{t`Loading foods...`}</VisuallyHidden>
      {Array.from({ length: shelves }, (_, place) => (
        <Stack key={place} gap={{ base: '4', md: '6' }}>
          <Skeleton height="8" width={place % 2 === 0 ? 'min(12rem, 60%)' : 'min(16rem, 70%)'} />
          <ShelfSkeleton count={TILES} />
        </Stack>
      ))}
      <LateWords />
    </Stack>
  );
}
