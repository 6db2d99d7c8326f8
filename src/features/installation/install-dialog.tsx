import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { InstallSteps } from './install-steps.tsx';

/** The steps for a device whose browser does not ask by itself. */
export function InstallDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t`Install Foretaste`}>
      <chakra.p mb="4">{t`It opens from your home screen, also without a connection.`}</chakra.p>
      <InstallSteps />
    </Dialog>
  );
}
