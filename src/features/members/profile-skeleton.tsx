import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** The profile while it is read. */
export function ProfileSkeleton() {
  return (
    <Stack gap="8" aria-busy>
      <Card pad="lg" display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="6" alignItems={{ md: 'center' }}>
        <Skeleton boxSize="24" borderRadius="full" flexShrink="0" />
        <Stack gap="3" flex="1">
          <Skeleton height="9" width="60%" />
          <Skeleton width="40%" />
          <Skeleton width="30%" />
        </Stack>
      </Card>
      <Skeleton height="32" borderRadius="xl" />
    </Stack>
  );
}
