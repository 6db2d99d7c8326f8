import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { syncReport } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';

/** On a new device, until what the member told on other devices is here: it must not be taken for nothing. */
export function ProfileOnItsWay({ action }: { readonly action?: ReactNode }) {
  const connection = useLive(syncReport, [])?.connection;
  if (connection === 'offline') {
    return (
      <OfflineState
        title={t`Your taste profile is not on this device yet`}
        description={t`It comes with the next connection, with everything that you told elsewhere.`}
        action={action}
      />
    );
  }
  return (
    <>
      <LoadingState shape="panel" label={t`Fetching your taste profile...`} />
      {action ? (
        <chakra.div display="flex" justifyContent="center">
          {action}
        </chakra.div>
      ) : null}
    </>
  );
}
