import { create } from 'zustand';
import { type SyncStatus, syncStatus } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';

/** Whether the list of changes is open: one stands in the shell, and several places lead to it. */
export const useChangesAsked = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export const openChanges = () => useChangesAsked.setState({ isOpen: true });
export const closeChanges = () => useChangesAsked.setState({ isOpen: false });

/** Where the member's work is; undefined until it is read. */
export function useSyncStatus(): SyncStatus | undefined {
  return useLive(syncStatus, []);
}

/** What the header says by itself; anything else is found in the menu and at the foot of the page by whoever looks for it. */
export function isAlarm({ kind }: SyncStatus): boolean {
  return kind === 'offline' || kind === 'attention' || kind === 'asleep';
}
