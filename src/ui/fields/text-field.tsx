import type { ComponentProps } from 'react';
import { type FieldFrame, FormField } from './form-field.tsx';
import { TextInput } from './text-input.tsx';

interface TextFieldProps
  extends FieldFrame, Omit<ComponentProps<typeof TextInput>, keyof FieldFrame | 'value' | 'onChange' | 'children'> {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A labelled one-line text input. Everything else goes to the input (type, autoComplete, inputMode, list …). */
export function TextField({ label, hint, error, required, counter, value, onValue, ...input }: TextFieldProps) {
  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      {...(required ? { required } : {})}
      {...(counter ? { counter } : {})}
    >
      {(control) => (
        <TextInput {...input} {...control} value={value} onChange={(event) => onValue(event.target.value)} />
      )}
    </FormField>
  );
}
