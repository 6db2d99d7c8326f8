import { t } from '@lingui/core/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { ChoiceGroup } from './choice-group.tsx';
import { useColourScheme } from '#ui/theme/colour-scheme.ts';

const choices = [
  { value: 'light', label: t`Light`, icon: <Sun aria-hidden /> },
  { value: 'dark', label: t`Dark`, icon: <Moon aria-hidden /> },
  { value: 'system', label: t`System`, icon: <Monitor aria-hidden /> },
] as const;

/** The colour themes side by side. */
export function ThemeChoice() {
  const { choice, choose } = useColourScheme();
  return <ChoiceGroup label={t`Theme`} choices={choices} value={choice} onValue={choose} />;
}
