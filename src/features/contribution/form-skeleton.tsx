import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** The form while its draft is read. */
export function FormSkeleton() {
  return (
    <Card aria-busy>
      <Stack gap="6">
        <Skeleton height="8" width="40%" />
        <Skeleton height="24" borderRadius="xl" />
        <Skeleton height="12" />
        <Skeleton height="12" />
        <Skeleton height="28" />
      </Stack>
    </Card>
  );
}
