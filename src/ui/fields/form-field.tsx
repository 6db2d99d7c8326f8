import { chakra } from '#ui/elements/chakra.tsx';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message.tsx';
import { RequiredMark } from './required-mark.tsx';
import { Row } from '#ui/layout/row.tsx';

/** What the control of a field must be given, so that its label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

export interface FieldFrame {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Says what is wrong and how to mend it; '' or undefined when all is well. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Live length, shown as n/limit. */
  readonly counter?: { readonly used: number; readonly limit: number };
}

const Label = chakra('label', { base: { textStyle: 'label' } });

/** Label, control, hint, error and counter as one thing. The children get the attributes that tie them together. */
export function FormField({
  label,
  hint,
  error,
  required = false,
  counter,
  children,
}: FieldFrame & { readonly children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0">
      <Row justifyContent="space-between" columnGap="2" rowGap="0" alignItems="baseline">
        <Label htmlFor={id}>
          {label}
          {required ? (
            <span aria-hidden>
              <RequiredMark />
            </span>
          ) : null}
        </Label>
        {counter ? <Counter {...counter} /> : null}
      </Row>
      {children({ id, required, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
      <FieldMessage id={id} hint={hint} error={error} />
    </chakra.div>
  );
}

function Counter({ used, limit }: { readonly used: number; readonly limit: number }) {
  return (
    <chakra.span textStyle="figures" fontSize="sm" color={used > limit ? 'danger.text' : 'ink.muted'}>
      {used}/{limit}
    </chakra.span>
  );
}
