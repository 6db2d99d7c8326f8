import { t } from '@lingui/core/macro';
import { SelectField } from '#ui/fields/select-field.tsx';

interface ZoneFieldProps {
  readonly hint: string;
  /** IANA. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
}

/** A time zone, of those that this device knows. */
export function ZoneField({ hint, value, onValue, error }: ZoneFieldProps) {
  return (
    <SelectField
      label={t`Time zone`}
      hint={hint}
      value={value}
      error={error}
      options={[...new Set([value, ...timeZones()])].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      onValue={onValue}
    />
  );
}

/** An older browser lists none. */
function timeZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}
