import { Stack } from '#ui/layout/stack.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { StorageCard } from './storage-card.tsx';
import { TasteMatchCard } from './taste-match-card.tsx';

/** What the member prefers (spec 2 §2.6, Preferences tab): on this device, of notifications and taste matches everywhere, and what is kept here. */
export function PreferencesTab() {
  return (
    <Stack gap="5">
      <AppearanceCard />
      <NotificationsCard />
      <TasteMatchCard />
      <StorageCard />
    </Stack>
  );
}
