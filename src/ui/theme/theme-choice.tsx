import { Monitor, Moon, Sun } from 'lucide-react';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { useColourScheme } from './colour-scheme.ts';

const choices = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
] as const;

/** The colour themes side by side. */
export function ThemeChoice() {
  const { choice, choose } = useColourScheme();
  return <ChoiceGroup label="Theme" choices={choices} value={choice} onValue={choose} />;
}
