import type { ComponentProps } from 'react';
import { type FieldFrame, FormField } from './form-field.tsx';
import { TextArea } from './text-area.tsx';

interface TextAreaFieldProps
  extends FieldFrame, Omit<ComponentProps<typeof TextArea>, keyof FieldFrame | 'value' | 'onChange' | 'children'> {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A labelled text area. */
export function TextAreaField({ label, hint, error, required, counter, value, onValue, ...area }: TextAreaFieldProps) {
  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      {...(required ? { required } : {})}
      {...(counter ? { counter } : {})}
    >
      {(control) => <TextArea {...area} {...control} value={value} onChange={(event) => onValue(event.target.value)} />}
    </FormField>
  );
}
