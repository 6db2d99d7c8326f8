import { t } from '@lingui/core/macro';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLive } from '#replica/database/use-live.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';

/** In place of a list that the reader has joined and whose foods are not here yet. */
export function JoiningList() {
  const isOffline = useLive(syncReport, [])?.connection === 'offline';
  return (
    <Page documentTitle={t`List · Foretaste`}>
      {isOffline ? (
        <EmptyState
          icon={Users}
          headingLevel="h1"
          title={t`You take part in this list`}
          description={t`You are offline. It appears here as soon as there is a connection.`}
          action={
            <LinkButton asChild>
              <Link to="/lists">{t`Your lists`}</Link>
            </LinkButton>
          }
        />
      ) : (
        <LoadingState shape="rows" label={t`Opening the list...`} />
      )}
    </Page>
  );
}
