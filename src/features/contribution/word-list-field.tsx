import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { addDescriptor } from '#domain/contribution/food-submission.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { storedWord, wordFor } from '#shared/words/word-for.ts';
import { Button } from '#ui/elements/button.tsx';
import { TagField } from '#ui/fields/tag-field.tsx';
import { exampleOf, type ListSpec } from './form-sections.ts';
import type { FieldProps } from './submission-change.ts';

/** Words offered to tap before 'more'. */
const OFFERED = 5;

const Offer = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: 'target',
      px: '3.5',
      borderRadius: 'full',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'line.strong',
      color: 'ink.muted',
      fontSize: 'sm',
      '& svg': { boxSize: '3.5' },
      _hover: { color: 'paprika.text', borderColor: 'paprika.text' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** Words that describe the food: typed, or tapped from the vocabulary; trimmed and never added twice (spec 1 §5). */
export const WordListField = memo(function WordListField({
  spec,
  value,
  error,
  change,
}: FieldProps<readonly string[]> & { readonly spec: ListSpec }) {
  const { field, label, suggestions = [] } = spec;
  const set = (edit: (words: readonly string[]) => readonly string[]) =>
    change((submission) => ({ ...submission, [field]: edit(submission[field]) }));
  const add = (text: string) =>
    set((words) =>
      text.split(/[,、，]/u).reduce((sum, one) => addDescriptor(sum, storedWord(one, suggestions)), words),
    );
  const [showsAll, setShowsAll] = useState(false);
  const chosen = new Set(value.map(foldCase));
  const open = suggestions.filter((word) => !chosen.has(foldCase(word)));
  const offered = showsAll ? open : open.slice(0, OFFERED);
  return (
    <chakra.div data-field={field} display="flex" flexDirection="column" gap="2">
      <TagField
        label={label}
        hint={spec.hint}
        error={error}
        tags={value}
        labelOf={wordFor}
        suggestions={suggestions}
        placeholder={exampleOf(spec) ?? ''}
        onAdd={add}
        onRemove={(removed) => set((words) => words.filter((word) => word !== removed))}
      />
      {offered.length > 0 ? (
        <chakra.div role="group" aria-label={t`Suggestions for ${label}`} display="flex" flexWrap="wrap" gap="1.5">
          {offered.map((word) => (
            <Offer key={word} onClick={() => add(word)}>
              <Plus aria-hidden />
              {wordFor(word)}
            </Offer>
          ))}
          {offered.length < open.length ? (
            <Button tone="ghost" size="md" px="3" fontSize="sm" onClick={() => setShowsAll(true)}>
              <Trans>{open.length - offered.length} more</Trans>
            </Button>
          ) : null}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
});
