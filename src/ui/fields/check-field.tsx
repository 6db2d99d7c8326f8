import { chakra } from '#ui/elements/chakra.tsx';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message.tsx';

interface CheckFieldProps {
  /** May hold links; a press on them does not tick the box. */
  readonly label: ReactNode;
  readonly name: string;
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChecked: (checked: boolean) => void;
}

/** Something to agree to in a form: counts when the form is sent. */
export function CheckField({ label, name, checked, error, onChecked }: CheckFieldProps) {
  const id = useId();
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <chakra.label htmlFor={id} display="flex" gap="3" alignItems="flex-start" minH="target" py="2" cursor="pointer">
        <chakra.input
          id={id}
          type="checkbox"
          name={name}
          required
          checked={checked}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => onChecked(target.checked)}
          boxSize="6"
          flexShrink="0"
          accentColor="var(--ft-colors-paprika-solid)"
          cursor="pointer"
        />
        <span>{label}</span>
      </chakra.label>
      <FieldMessage id={id} error={error} />
    </chakra.div>
  );
}
