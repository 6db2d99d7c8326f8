import { chakra } from '#ui/elements/chakra.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** A food card that is loading, in its final size. */
export function FoodCardSkeleton() {
  return (
    <Card pad="none" height="full" display="flex" flexDirection="column" aria-hidden>
      <Skeleton borderRadius="0" flex="1 1 auto" minH="0" style={{ aspectRatio: 'var(--picture-ratio, 4 / 3)' }} />
      <chakra.div display="flex" flexDirection="column" flexShrink="0" gap="1" p="4">
        <Skeleton height="1.375rem" width="40%" />
        <chakra.div data-name height="3.25rem" py="1">
          <Skeleton height="6" width="75%" />
        </chakra.div>
        <chakra.div data-more textStyle="small" height="2lh" mb="2">
          <Skeleton height="4" mb="1.5" />
          <Skeleton height="4" width="80%" />
        </chakra.div>
        <Skeleton height="6" width="65%" borderRadius="full" />
        <chakra.div height="target" mb="-2.5" />
      </chakra.div>
    </Card>
  );
}
