import { chakra } from '#ui/chakra.tsx';
import { t } from '@lingui/core/macro';
import { memo, useState } from 'react';
import { allergenWords } from '#domain/taste-vocabulary.ts';
import { wordFor } from '#food-views/word-for.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import type { FieldProps } from './submission-change.ts';

type Answer = 'unstated' | 'contains' | 'none';

const answers = [
  { value: 'contains', label: t`Contains` },
  { value: 'none', label: t`None` },
  { value: 'unstated', label: t`Not stated` },
] as const;

/** Allergens: some, none, or not stated. As long as 'Contains' names none, nothing is stated: never 'none' by accident (R5). */
export const AllergenField = memo(function AllergenField({ value, error, change }: FieldProps<readonly string[] | null>) {
  const [asksWhich, setAsksWhich] = useState(false);
  const answer: Answer = value === null ? (asksWhich ? 'contains' : 'unstated') : value.length > 0 ? 'contains' : 'none';
  const set = (allergens: readonly string[] | null) => change((submission) => ({ ...submission, allergens }));
  const choose = (chosen: Answer) => {
    setAsksWhich(chosen === 'contains');
    if (chosen !== 'contains') set(chosen === 'none' ? [] : null);
    else if (value?.length === 0) set(null);
  };
  const toggle = (allergen: string, isIn: boolean) => {
    const next = isIn ? [...(value ?? []), allergen] : (value ?? []).filter((word) => word !== allergen);
    setAsksWhich(true);
    set(next.length > 0 ? next : null);
  };
  const others = (value ?? []).filter((word) => !(allergenWords as readonly string[]).includes(word));
  return (
    <chakra.div data-field="allergens" display="flex" flexDirection="column" gap="3">
      <ChoiceGroup label={t`Allergens`} choices={answers} value={answer} onValue={choose} error={error} hint={answer === 'contains' && value === null ? t`Tap what it contains.` : undefined} />
      {answer === 'contains' ? (
        <chakra.div role="group" aria-label={t`What it contains`} display="flex" flexWrap="wrap" gap="2">
          {[...allergenWords, ...others].map((allergen) => (
            <ToggleChip key={allergen} label={wordFor(allergen)} pressed={value?.includes(allergen) ?? false} onToggle={(isIn) => toggle(allergen, isIn)} />
          ))}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
});
