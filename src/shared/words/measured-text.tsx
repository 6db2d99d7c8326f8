import { textInUnits } from '#domain/values/text-in-units.ts';
import { useDevicePreferences } from '#ui/device/device-preferences.ts';

/** What somebody wrote of a food, its temperatures in the units of this device. */
export function MeasuredText({ text }: { readonly text: string }) {
  const units = useDevicePreferences((preferences) => preferences.units);
  return textInUnits(text, units);
}
