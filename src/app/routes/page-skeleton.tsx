import { t } from '@lingui/core/macro';
import { Page } from '#ui/layout/page.tsx';
import { LateWords } from '#ui/feedback/late-words.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';

/** While a screen's own chunk is on its way: the outline that most screens have. */
export function PageSkeleton() {
  return (
    <Page documentTitle="Foretaste">
      <Stack gap="4">
        <VisuallyHidden as="output">{t`Loading...`}</VisuallyHidden>
        <Skeleton height="10" width="min(22rem, 70%)" />
        <Skeleton height="5" width="min(34rem, 90%)" />
        <Skeleton height="20rem" mt="6" borderRadius="xl" />
        <LateWords />
      </Stack>
    </Page>
  );
}
