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

/** The status by which the header decides what it says, for who speaks where it is silent: the two change places in one step. */
export const useSaidStatus = create<{ readonly status: SyncStatus | undefined }>()(() => ({ status: undefined }));

/** What the header says by itself; anything else is found in the menu and at the foot of the page by whoever looks for it. */
export function isAlarm({ kind }: SyncStatus): boolean {
  return kind === 'offline' || kind === 'attention' || kind === 'asleep';
}
