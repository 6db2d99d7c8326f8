import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ChoiceGroup } from './choice-group.tsx';

const choices = [
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
  { value: 'unstated', label: t`Not stated` },
] as const;

interface ThreeStateSwitchProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** null: not stated. */
  readonly value: boolean | null;
  readonly onValue: (value: boolean | null) => void;
}

/** A question with three answers: yes, no, not stated. */
export function ThreeStateSwitch({ label, hint, value, onValue }: ThreeStateSwitchProps) {
  return (
    <ChoiceGroup
      label={label}
      hint={hint}
      choices={choices}
      value={value === null ? 'unstated' : value ? 'yes' : 'no'}
      onValue={(answer) => onValue(answer === 'unstated' ? null : answer === 'yes')}
    />
  );
}
