import { OfflineState } from '#ui/offline-state.tsx';

/** Stands in for the list while its code was never fetched here. */
export function NotOnDevice() {
  return <OfflineState title="This is not on the device yet" description="It needs a connection once. Please try again when you are online." />;
}
