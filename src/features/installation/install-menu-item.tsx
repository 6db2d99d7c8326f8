import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { MenuItem } from '#ui/overlays/menu-item.tsx';
import { install, useInstallSteps, useInstallWay } from './installation.ts';

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
