import { chakra } from './chakra.tsx';
import { Check } from 'lucide-react';

const Pill = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: 'target',
      maxW: 'full',
      px: '4',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      '& svg': { flexShrink: '0' },
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'line.strong',
      bg: 'paper.card',
      fontSize: 'sm',
      fontWeight: 'medium',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'quick',
      _hover: { borderColor: 'paprika.text' },
      '&[aria-pressed=true]': {
        bg: 'paprika.soft',
        borderColor: 'paprika.text',
        color: 'paprika.text',
        fontWeight: 'semibold',
      },
      _disabled: { opacity: '0.5' },
    },
  },
  { defaultProps: { type: 'button' } },
);

interface ToggleChipProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onToggle: (pressed: boolean) => void;
  readonly disabled?: boolean;
}

/** A pill that is on or off; a tick says so without colour. */
export function ToggleChip({ label, pressed, onToggle, disabled = false }: ToggleChipProps) {
  return (
    <Pill aria-pressed={pressed} disabled={disabled} onClick={() => onToggle(!pressed)}>
      {pressed ? <Check size={16} aria-hidden /> : null}
      <chakra.span minW="0">{label}</chakra.span>
    </Pill>
  );
}
