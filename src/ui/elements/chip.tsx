import { chakra } from './chakra.tsx';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

/** A word in a pill, for show: flavours, tags. Tone neutral | paprika | herb. */
export const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '8',
    maxW: 'full',
    px: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '1.3',
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      neutral: { bg: 'paper.sunken', borderColor: 'line.quiet', color: 'ink.default' },
      paprika: { bg: 'paprika.soft', borderColor: 'transparent', color: 'paprika.text' },
      herb: { bg: 'herb.soft', borderColor: 'transparent', color: 'herb.text' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

const RemoveButton = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '8',
      my: '-1',
      me: '-2.5',
      borderRadius: 'full',
      position: 'relative',
      _after: { content: '""', position: 'absolute', inset: '-6px' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** A chip that can be taken away; of a word that was pasted far too long it shows the first lines. */
export function RemovableChip({
  label,
  onRemove,
  tone = 'paprika',
  children,
}: {
  readonly label: string;
  readonly onRemove: () => void;
  readonly tone?: 'neutral' | 'paprika';
  readonly children?: ReactNode;
}) {
  return (
    <Chip tone={tone} minH="9">
      {children ?? (
        <chakra.span lineClamp="3" minW="0">
          {label}
        </chakra.span>
      )}
      <RemoveButton aria-label={t`Remove ${label}`} onClick={onRemove}>
        <X size={16} aria-hidden />
      </RemoveButton>
    </Chip>
  );
}
