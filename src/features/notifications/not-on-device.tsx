import { t } from '@lingui/core/macro';
import { OfflineState } from '#ui/feedback/offline-state.tsx';

/** Stands in for the list while its code was never fetched here. */
export function NotOnDevice() {
  return (
    <OfflineState
      title={t`This is not on the device yet`}
      description={t`It needs a connection once. Please try again when you are online.`}
    />
  );
}
