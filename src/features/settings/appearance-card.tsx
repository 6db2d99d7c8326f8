import { t } from '@lingui/core/macro';
import { CardSection } from '#ui/layout/card-section.tsx';
import { ChoiceGroup } from '#ui/fields/choice-group.tsx';
import { preferOnDevice, useDevicePreferences } from '#ui/device/device-preferences.ts';
import { canPulse } from '#ui/device/pulse.ts';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { ThemeChoice } from '#ui/fields/theme-choice.tsx';
import { LanguageField } from './language-field.tsx';

const motions = [
  { value: 'system', label: t`As the device` },
  { value: 'reduced', label: t`Reduced` },
] as const;
const units = [
  { value: 'metric', label: t`Metric (°C)` },
  { value: 'imperial', label: t`Imperial (°F)` },
] as const;

/** How this device shows things: no other device follows. */
export function AppearanceCard() {
  const preferences = useDevicePreferences();
  return (
    <CardSection
      heading={t`This device`}
      lead={t`How Foretaste looks and behaves here. Your other devices keep their own ways.`}
    >
      <LanguageField />
      <ThemeChoice />
      <ChoiceGroup
        label={t`Motion`}
        hint={t`Reduced: nothing slides or fades.`}
        choices={motions}
        value={preferences.motion}
        onValue={(motion) => preferOnDevice({ motion })}
      />
      <ChoiceGroup
        label={t`Units`}
        hint={t`For the temperatures at which foods are made and served.`}
        choices={units}
        value={preferences.units}
        onValue={(chosen) => preferOnDevice({ units: chosen })}
      />
      <SwitchField
        label={t`Save data`}
        hint={t`Smaller pictures, loaded only once you look at them, and no video before you play it.`}
        checked={preferences.savesData}
        onChecked={(savesData) => preferOnDevice({ savesData })}
      />
      {canPulse() ? (
        <SwitchField
          label={t`Vibrate`}
          hint={t`A short touch when you like, rate, send or refresh; none while motion is reduced.`}
          checked={preferences.vibrates}
          onChecked={(vibrates) => preferOnDevice({ vibrates })}
        />
      ) : null}
    </CardSection>
  );
}
