import { textInUnits } from '#domain/text-in-units.ts';
import { useDevicePreferences } from '#ui/device-preferences.ts';

/** What somebody wrote of a food, its temperatures in the units of this device. */
export function MeasuredText({ text }: { readonly text: string }) {
  const units = useDevicePreferences((preferences) => preferences.units);
  return textInUnits(text, units);
}
