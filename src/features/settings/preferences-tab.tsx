import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { StorageCard } from './storage-card.tsx';
import { TasteMatchCard } from './taste-match-card.tsx';

/** What the member prefers (spec 2 §2.6, Preferences tab): on this device, of notifications and taste matches everywhere, what is told while the app is closed and by mail, and what is kept here. */
export function PreferencesTab({ push, mail }: { readonly push: ReactNode; readonly mail: ReactNode }) {
  return (
    <Stack gap="5">
      <AppearanceCard />
      <NotificationsCard />
      {push}
      {mail}
      <TasteMatchCard />
      <StorageCard />
    </Stack>
  );
}
