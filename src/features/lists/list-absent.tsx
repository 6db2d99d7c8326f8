import { t } from '@lingui/core/macro';
import { ListX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReplica } from '#replica/database/replica-context.tsx';
import { requestSync } from '#replica/feed/request-sync.ts';
import { PageOnItsWay } from '#shared/saving/page-on-its-way.tsx';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';

const ExploreFoods = ({ tone = 'solid' }: { readonly tone?: 'solid' | 'outline' }) => (
  <LinkButton asChild tone={tone}>
    <Link to="/explore">{t`Explore foods`}</Link>
  </LinkButton>
);

/** In place of a list: on its way, out of reach, or nothing that this reader can see. */
export function ListAbsent({ kind }: { readonly kind: 'fetching' | 'missing' | 'not-on-device' }) {
  const replica = useReplica();
  if (kind === 'fetching')
    return (
      <PageOnItsWay
        documentTitle={t`List · Foretaste`}
        title={t`This list is still on its way`}
        elsewhere={<ExploreFoods tone="outline" />}
      >
        <LoadingState shape="rows" label={t`Opening the list...`} />
      </PageOnItsWay>
    );
  return (
    <Page documentTitle={t`List · Foretaste`}>
      {kind === 'missing' ? (
        <EmptyState
          icon={ListX}
          headingLevel="h1"
          title={t`This list is not here`}
          description={t`It was deleted, or whoever made it shows it to nobody else.`}
          action={<ExploreFoods />}
        />
      ) : null}
      {kind === 'not-on-device' ? (
        <OfflineState
          headingLevel="h1"
          title={t`This list is not on this device`}
          description={t`You are offline, and it was never opened here. It appears as soon as there is a connection.`}
          action={<Button onClick={() => void requestSync(replica)}>{t`Try again`}</Button>}
        />
      ) : null}
    </Page>
  );
}
