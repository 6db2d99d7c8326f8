import { CardSection } from '#ui/card-section.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { preferOnDevice, useDevicePreferences } from '#ui/device-preferences.ts';
import { SwitchField } from '#ui/switch-field.tsx';
import { ThemeChoice } from '#ui/theme/theme-choice.tsx';
import { LanguageField } from './language-field.tsx';

const motions = [{ value: 'system', label: 'As the device' }, { value: 'reduced', label: 'Reduced' }] as const;
const units = [{ value: 'metric', label: 'Metric (°C)' }, { value: 'imperial', label: 'Imperial (°F)' }] as const;

/** How this device shows things: no other device follows. */
export function AppearanceCard() {
  const preferences = useDevicePreferences();
  return (
    <CardSection heading="This device" lead="How Foretaste looks and behaves here. Your other devices keep their own ways.">
      <LanguageField />
      <ThemeChoice />
      <ChoiceGroup label="Motion" hint="Reduced: nothing slides or fades." choices={motions} value={preferences.motion} onValue={(motion) => preferOnDevice({ motion })} />
      <ChoiceGroup label="Units" hint="For the temperatures at which foods are made and served." choices={units} value={preferences.units} onValue={(chosen) => preferOnDevice({ units: chosen })} />
      <SwitchField
        label="Save data"
        hint="Smaller pictures, loaded only once you look at them, and no video before you play it."
        checked={preferences.savesData}
        onChecked={(savesData) => preferOnDevice({ savesData })}
      />
    </CardSection>
  );
}
