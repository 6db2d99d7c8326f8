import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReplica } from '#replica/database/replica-context.tsx';
import { PageOnItsWay } from '#shared/saving/page-on-its-way.tsx';
import { requestSync } from '#replica/feed/request-sync.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';

const BackToBlog = ({ tone = 'solid' }: { readonly tone?: 'solid' | 'outline' }) => (
  <LinkButton asChild tone={tone}>
    <Link to="/blog">{t`Back to Blog`}</Link>
  </LinkButton>
);

/** spec 2 §2.15: the missing post. */
export function PostNotFound() {
  return (
    <Page documentTitle={t`Post not found · Foretaste`}>
      <EmptyState
        icon={SearchX}
        headingLevel="h1"
        title={t`Post not found`}
        description={t`The blog post you're looking for doesn't exist or has been removed.`}
        action={<BackToBlog />}
      />
    </Page>
  );
}

/** On its way to this device. */
export function PostLoading() {
  return (
    <PageOnItsWay
      documentTitle={t`Blog · Foretaste`}
      title={t`This story is still on its way`}
      elsewhere={<BackToBlog tone="outline" />}
    >
      <VisuallyHidden as="output">{t`Loading the story...`}</VisuallyHidden>
      <chakra.div aria-hidden maxW="reading" mx="auto" pt="10">
        <Skeleton height="4" width="40%" mb="4" />
        <Skeleton height="10" mb="6" />
        <Skeleton borderRadius="xl" mb="8" style={{ aspectRatio: '2 / 1' }} />
        <TextSkeleton />
      </chakra.div>
    </PageOnItsWay>
  );
}

/** The text of a story that is still on its way. */
export function TextSkeleton() {
  return (
    <chakra.div aria-hidden maxW="reading" display="grid" gap="3">
      {['100%', '96%', '100%', '62%', '98%', '100%', '40%'].map((width, line) => (
        <Skeleton key={line} height="5" style={{ width }} />
      ))}
    </chakra.div>
  );
}

/** Nobody ever opened it here, and the server is out of reach; it comes by itself when it can. */
export function PostNotOnDevice() {
  return (
    <Page documentTitle={t`Blog · Foretaste`}>
      <OutOfReach headingLevel="h1" />
    </Page>
  );
}

/** Stands in for the text of a story whose card is here. */
export function TextNotOnDevice() {
  return <OutOfReach headingLevel="h2" />;
}

function OutOfReach({ headingLevel }: { readonly headingLevel: 'h1' | 'h2' }) {
  const replica = useReplica();
  return (
    <OfflineState
      headingLevel={headingLevel}
      title={t`This story is not on this device`}
      description={t`You are offline, and it was never read here. It appears as soon as there is a connection. What was read before can be read again at any time.`}
      action={
        <>
          <Button onClick={() => void requestSync(replica)}>{t`Try again`}</Button>
          <BackToBlog tone="outline" />
        </>
      }
    />
  );
}
