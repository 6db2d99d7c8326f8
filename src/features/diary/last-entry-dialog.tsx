import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/elements/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface LastEntryDialogProps {
  readonly foodName: string;
  readonly onCancel: () => void;
  /** Whether the food counts as tried without an entry. */
  readonly onAnswer: (stays: boolean) => void;
}

/** Taking away the last entry of a food asks whether it was tried at all (R44). */
export function LastEntryDialog({ foodName, onCancel, onAnswer }: LastEntryDialogProps) {
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t`Did you try it?`}
      footer={
        <>
          <Button tone="outline" onClick={onCancel}>{t`Cancel`}</Button>
          <Button tone="outline" onClick={() => onAnswer(false)}>{t`No, I did not`}</Button>
          <Button onClick={() => onAnswer(true)}>{t`Yes, I tried it`}</Button>
        </>
      }
    >
      <chakra.p color="ink.muted">
        <Trans>
          This is your only entry of <bdi>{foodName}</bdi>. It will be deleted. If you tried the food all the same, it
          stays among those that you tried.
        </Trans>
      </chakra.p>
    </Dialog>
  );
}
