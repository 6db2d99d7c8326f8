import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Undo2, X } from 'lucide-react';
import type { AvoidedLabel } from '#domain/assistant/assistant-question.ts';
import { isUnknownHere } from '#domain/assistant/reading/unknown-here.ts';
import type { ServedAnswer } from '#domain/assistant/assistant-service.ts';

const Chip = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: 'target',
      px: '3',
      borderRadius: 'full',
      borderWidth: '1px',
      fontSize: 'sm',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      textAlign: 'start',
      _hover: { borderColor: 'line.strong' },
    },
    variants: {
      isOff: {
        true: { borderStyle: 'dashed', borderColor: 'line.strong', color: 'ink.muted' },
        false: { borderColor: 'transparent', bg: 'paprika.soft', color: 'paprika.text' },
      },
    },
  },
  { defaultProps: { type: 'button' } },
);

interface AvoidingChipsProps {
  readonly answer: ServedAnswer;
  readonly takenOff: readonly AvoidedLabel[];
  readonly onTakenOff: (takenOff: readonly AvoidedLabel[]) => void;
}

/** What an answer avoids for its question's words and those before it, each to be taken off and put back (R29), and which of them it passed over. */
export function AvoidingChips({
  answer: { avoiding = [], notUnderstood = [] },
  takenOff,
  onTakenOff,
}: AvoidingChipsProps) {
  const words = notUnderstood.join(' ');
  return (
    <>
      {avoiding.length + takenOff.length === 0 ? null : (
        <chakra.ul
          aria-label={t`What this answer avoids`}
          listStyleType="none"
          display="flex"
          flexWrap="wrap"
          gap="2"
          mt="2.5"
        >
          {avoiding.map(({ key, label }) => (
            <li key={key}>
              <Chip
                isOff={false}
                aria-label={
                  isUnknownHere(key)
                    ? t`Not known here: ${label}. Ask again without this.`
                    : t`Avoiding: ${label}. Ask again without this.`
                }
                title={t`Ask again without this`}
                onClick={() => onTakenOff([...takenOff, { key, label }])}
              >
                {isUnknownHere(key) ? t`Not known here: ${label}` : t`Avoiding: ${label}`}
                <X aria-hidden size={14} />
              </Chip>
            </li>
          ))}
          {takenOff.map(({ key, label }) => (
            <li key={key}>
              <Chip
                isOff
                aria-label={
                  isUnknownHere(key)
                    ? t`Not minded: ${label}. Mind it again.`
                    : t`Not avoiding: ${label}. Avoid it again.`
                }
                title={isUnknownHere(key) ? t`Mind it again` : t`Avoid it again`}
                onClick={() => onTakenOff(takenOff.filter((one) => one.key !== key))}
              >
                {isUnknownHere(key) ? t`Not minded: ${label}` : t`Not avoiding: ${label}`}
                <Undo2 aria-hidden size={14} />
              </Chip>
            </li>
          ))}
        </chakra.ul>
      )}
      {words === '' ? null : (
        <chakra.p textStyle="small" color="ink.muted" mt="2">{t`I did not understand “${words}”.`}</chakra.p>
      )}
    </>
  );
}
