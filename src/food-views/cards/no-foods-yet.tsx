import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { useReplica } from '#replica/database/replica-context.tsx';
import { requestSync } from '#replica/feed/request-sync.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { ShelvesLoading } from './shelves-loading.tsx';

/** A device without foods: they are on their way, and it looks as before anything was known; or they cannot come, or there are none. */
export function NoFoodsYet() {
  const replica = useReplica();
  const report = useLive(syncReport, []);
  if (report?.connection === 'offline') {
    return (
      <OfflineState
        title={t`The catalogue is not on this device yet`}
        description={t`It comes with the first connection, and stays here from then on.`}
        action={<Button tone="outline" onClick={() => void requestSync(replica)}>{t`Try again`}</Button>}
      />
    );
  }
  if (report !== undefined && report.lastRoundAt > 0 && report.activity.kind === 'idle') {
    return (
      <EmptyState
        title={t`No foods here yet`}
        description={t`The first one could be yours.`}
        action={
          <LinkButton asChild>
            <Link to="/contribute">{t`Contribute a food`}</Link>
          </LinkButton>
        }
      />
    );
  }
  return <ShelvesLoading />;
}
