import { chakra } from '#ui/elements/chakra.tsx';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message.tsx';
import { onHighlight } from '#ui/theme/forced-colours.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface ChoiceGroupProps<Value extends string> {
  /** The question; hidden from sight with `hideLabel`. */
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  /** Says what is wrong and how to mend it; '' or undefined when all is well. */
  readonly error?: string | undefined;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onValue: (value: Value) => void;
  readonly disabled?: boolean;
}

const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: 'target',
    px: '3',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'ink.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { boxSize: '4' },
    '&:has(input:checked)': {
      bg: 'paper.card',
      color: 'ink.default',
      fontWeight: 'semibold',
      shadow: 'lifted',
      outline: '1px solid',
      outlineColor: 'line.strong',
      ...onHighlight,
    },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
  },
});

/** One of a few, side by side: native radio buttons in a segmented control. */
export function ChoiceGroup<Value extends string>({
  label,
  hideLabel = false,
  hint,
  error,
  choices,
  value,
  onValue,
  disabled = false,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  const described = [error ? `${name}-error` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ');
  return (
    <chakra.fieldset
      disabled={disabled}
      display="flex"
      flexDirection="column"
      gap="1.5"
      minW="0"
      aria-describedby={described || undefined}
    >
      <chakra.legend textStyle="label" float="left" width="full" {...(hideLabel ? { srOnly: true } : {})}>
        {label}
      </chakra.legend>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="0.5"
        p="0.5"
        bg="paper.sunken"
        borderRadius="1.375rem"
        borderWidth="1px"
        borderColor="line.quiet"
      >
        {choices.map((choice) => (
          <Segment key={choice.value}>
            <chakra.input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValue(choice.value)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            {choice.icon}
            {choice.label}
          </Segment>
        ))}
      </chakra.div>
      <FieldMessage id={name} hint={hint} error={error} />
    </chakra.fieldset>
  );
}
