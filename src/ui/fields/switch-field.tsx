import { chakra } from '#ui/elements/chakra.tsx';
import { type ReactNode, useId } from 'react';
import { forcedColours } from '#ui/theme/forced-colours.ts';

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    width: '11',
    height: '7',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'line.strong',
    bg: 'paper.sunken',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'quick',
    _after: {
      content: '""',
      position: 'absolute',
      top: '50%',
      insetInlineStart: '3px',
      boxSize: '5',
      borderRadius: 'full',
      bg: 'ink.muted',
      transform: 'translateY(-50%)',
      transitionProperty: 'inset-inline-start',
      transitionDuration: 'quick',
      [forcedColours]: { bg: 'ButtonText' },
    },
    _checked: {
      bg: 'herb.solid',
      borderColor: 'herb.solid',
      _after: {
        insetInlineStart: 'calc(100% - 1.25rem - 3px)',
        bg: 'herb.on',
        [forcedColours]: { bg: 'HighlightText' },
      },
      [forcedColours]: { bg: 'Highlight' },
    },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
  },
});

interface SwitchFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** Something that is on or off at once; the whole line can be pressed. */
export function SwitchField({ label, hint, checked, onChecked, disabled = false }: SwitchFieldProps) {
  const id = useId();
  return (
    <chakra.label
      htmlFor={id}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      minH="target"
      cursor={disabled ? 'not-allowed' : 'pointer'}
    >
      <chakra.span minW="0">
        <chakra.span display="block" fontWeight="medium" id={`${id}-label`}>
          {label}
        </chakra.span>
        {hint ? (
          <chakra.span display="block" textStyle="small" color="ink.muted" id={`${id}-hint`}>
            {hint}
          </chakra.span>
        ) : null}
      </chakra.span>
      <Track
        id={id}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChecked(event.target.checked)}
      />
    </chakra.label>
  );
}
