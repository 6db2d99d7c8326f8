import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { create } from 'zustand';
import { MenuItem } from '#ui/overlays/menu-item.tsx';
import { install, useInstallWay } from './installation.ts';

/** Whether the written steps are shown; the dialog stands outside the menu, which closes. */
export const useInstallSteps = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

/** 'Install app', where this device can and has not yet. */
export function InstallMenuItem({ onChosen }: { readonly onChosen: () => void }) {
  const way = useInstallWay();
  if (way === null) return null;
  return (
    <MenuItem
      onClick={() => {
        onChosen();
        if (way === 'offer') void install();
        else useInstallSteps.setState({ isOpen: true });
      }}
    >
      <Download aria-hidden />
      {t`Install app`}
    </MenuItem>
  );
}
