import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { DeniedInSearch } from '#domain/avoidance/denied-in-search.ts';
import { RemovableChip } from '#ui/elements/chip.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { type AvoidingQuestion, avoidedByText } from './avoided-by-text.ts';
import { dietWord } from '#shared/words/diet-word.ts';

interface TextAvoidsProps<Q> {
  readonly question: Q;
  readonly denied: DeniedInSearch;
  readonly onQuestion: (question: Q) => void;
}

/** What the words of a search leave out, each to be taken off (R29), and what it names of which nothing is stated or known (R5): a limit is never ignored in silence. Whoever uses it sets the margins. */
export function TextAvoids<Q extends AvoidingQuestion>({ question, denied, onQuestion }: TextAvoidsProps<Q>) {
  const chips = avoidedByText(question, denied);
  const diets = [
    ...denied.unstated.map((diet) => dietWord(diet).replaceAll('_', ' ')),
    ...denied.unknown.map((word) => `“${word}”`),
  ].join(', ');
  return (
    <chakra.div display="grid" gap="3">
      {chips.length === 0 ? null : (
        <chakra.ul display="flex" flexWrap="wrap" gap="2" aria-label={t`What your words leave out`}>
          {chips.map(({ label, without }) => (
            <li key={label}>
              <RemovableChip label={label} onRemove={() => onQuestion(without)} />
            </li>
          ))}
        </chakra.ul>
      )}
      {diets === '' ? null : (
        <Notice
          tone="warning"
          title={t`Not known here: ${diets}`}
        >{t`No food here states it. Look at the ingredients, and ask whoever made it.`}</Notice>
      )}
    </chakra.div>
  );
}
