import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { commaList } from '#domain/professionals/comma-list.ts';
import { Chip } from '#ui/elements/chip.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface CommaListFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

/** A list written with commas (spec 1 §5), and below it what will be kept of it. */
export function CommaListField({ label, placeholder, value, error, onValue }: CommaListFieldProps) {
  const words = commaList(value);
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <TextField
        label={label}
        hint={t`Separate them with commas`}
        placeholder={placeholder}
        autoCapitalize="none"
        value={value}
        error={error}
        onValue={onValue}
      />
      {words.length > 0 && value.includes(',') ? (
        <chakra.ul aria-label={t`${label}, one by one`} display="flex" flexWrap="wrap" gap="2">
          {words.map((word) => (
            <li key={word}>
              <Chip dir="auto">{word}</Chip>
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </chakra.div>
  );
}
