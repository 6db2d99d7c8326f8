import { chakra } from '#ui/elements/chakra.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** A member's card while it is fetched. */
export function MemberCardSkeleton() {
  return (
    <Card pad="sm" aria-hidden minH="17rem" display="flex" flexDirection="column" gap="4">
      <chakra.div display="flex" alignItems="center" gap="3">
        <Skeleton boxSize="13" borderRadius="full" flexShrink="0" />
        <Stack gap="2" flex="1">
          <Skeleton height="5" width="70%" />
          <Skeleton width="40%" />
        </Stack>
      </chakra.div>
      <Skeleton height="6" width="45%" borderRadius="full" />
      <Skeleton width="80%" />
      <Stack gap="2" flex="1">
        <Skeleton height="9" />
        <Skeleton height="9" />
      </Stack>
    </Card>
  );
}
