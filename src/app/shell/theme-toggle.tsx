import { t } from '@lingui/core/macro';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { type SchemeChoice, useColourScheme } from '#ui/theme/colour-scheme.ts';

const steps: Readonly<
  Record<SchemeChoice, { readonly icon: LucideIcon; readonly name: string; readonly next: SchemeChoice }>
> = {
  system: { icon: Monitor, name: t`as your device`, next: 'light' },
  light: { icon: Sun, name: 'light', next: 'dark' },
  dark: { icon: Moon, name: 'dark', next: 'system' },
};

/** Steps through the colour themes: as the device, light, dark. */
export function ThemeToggle() {
  const { choice, choose } = useColourScheme();
  const { icon: Icon, name, next } = steps[choice];
  return (
    <IconButton label={t`Theme: ${name}. Change to ${steps[next].name}`} onClick={() => choose(next)}>
      <Icon aria-hidden />
    </IconButton>
  );
}
