import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { memo, useState } from 'react';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { ChoiceGroup } from '#ui/fields/choice-group.tsx';
import { ToggleChip } from '#ui/elements/toggle-chip.tsx';
import type { FieldProps } from '#features/contribution/submission-change.ts';

type Answer = 'unstated' | 'some' | 'none';

const fields = {
  allergens: {
    label: t`Allergens`,
    tap: t`Tap what it contains.`,
    which: t`What it contains`,
    answers: [
      { value: 'some', label: t`Contains` },
      { value: 'none', label: t`None` },
      { value: 'unstated', label: t`Not stated` },
    ],
  },
  mayContain: {
    label: t`May contain`,
    tap: t`Tap what it may contain: by traces, or because recipes differ.`,
    which: t`What it may contain`,
    answers: [
      { value: 'some', label: t`May contain` },
      { value: 'none', label: t`Nothing more` },
      { value: 'unstated', label: t`Not stated` },
    ],
  },
} as const;

/** What is in a food, or may be: some, none, or not stated. As long as no allergen is named, nothing is stated: never 'none' by accident (R5, R28). */
export const AllergenField = memo(function AllergenField({
  field,
  value,
  error,
  change,
}: FieldProps<readonly string[] | null> & { readonly field: keyof typeof fields }) {
  const [asksWhich, setAsksWhich] = useState(false);
  const { label, tap, which, answers } = fields[field];
  const answer: Answer = value === null ? (asksWhich ? 'some' : 'unstated') : value.length > 0 ? 'some' : 'none';
  const set = (words: readonly string[] | null) => change((submission) => ({ ...submission, [field]: words }));
  const choose = (chosen: Answer) => {
    setAsksWhich(chosen === 'some');
    if (chosen !== 'some') set(chosen === 'none' ? [] : null);
    else if (value?.length === 0) set(null);
  };
  const toggle = (allergen: string, isIn: boolean) => {
    const next = isIn ? [...(value ?? []), allergen] : (value ?? []).filter((word) => word !== allergen);
    setAsksWhich(true);
    set(next.length > 0 ? next : null);
  };
  const others = (value ?? []).filter((word) => !(allergenWords as readonly string[]).includes(word));
  return (
    <chakra.div data-field={field} display="flex" flexDirection="column" gap="3">
      <ChoiceGroup
        label={label}
        choices={answers}
        value={answer}
        onValue={choose}
        error={error}
        hint={answer === 'some' && value === null ? tap : undefined}
      />
      {answer === 'some' ? (
        <chakra.div role="group" aria-label={which} display="flex" flexWrap="wrap" gap="2">
          {[...allergenWords, ...others].map((allergen) => (
            <ToggleChip
              key={allergen}
              label={wordFor(allergen)}
              pressed={value?.includes(allergen) ?? false}
              onToggle={(isIn) => toggle(allergen, isIn)}
            />
          ))}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
});
