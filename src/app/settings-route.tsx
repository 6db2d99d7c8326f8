import { SettingsScreen } from '#features/account/settings-screen.tsx';
import { PreferencesTab } from '#features/settings/preferences-tab.tsx';

/** The settings, whose tabs come from the features that they are about. */
export function SettingsRoute() {
  return <SettingsScreen verification={null} preferences={<PreferencesTab />} />;
}
