import { useOperator } from '#features/account/notices/use-operator.ts';
import { SettingsScreen } from '#features/account/settings/settings-screen.tsx';
import { useBrowsers } from '#app/update/use-browsers.ts';
import { PushCard } from '#features/push/push-card.tsx';
import { DailyMailCard } from '#features/settings/daily-mail-card.tsx';
import { OwnEvents } from '#features/places/own-events.tsx';
import { OwnPlaces } from '#features/places/own-places.tsx';
import { PreferencesTab } from '#features/settings/preferences-tab.tsx';
import { PremiumTab } from '#features/settings/premium-tab.tsx';
import { VerificationSection } from '#features/verification/verification-section.tsx';

/** The settings, whose tabs come from the features that they are about. */
export function SettingsRoute() {
  const browsers = useBrowsers();
  const operator = useOperator();
  return (
    <SettingsScreen
      verification={
        <>
          <VerificationSection sendsMail={operator?.sendsMail === true} />
          <OwnPlaces />
          <OwnEvents />
        </>
      }
      preferences={
        <PreferencesTab
          push={<PushCard browsers={browsers} />}
          mail={<DailyMailCard sendsMail={operator?.sendsMail} />}
        />
      }
      premium={<PremiumTab />}
    />
  );
}
