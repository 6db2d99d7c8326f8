import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useSaving } from './use-saving.ts';

interface FormSheetProps {
  readonly title: string;
  readonly onSave: () => Promise<void>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a sheet, with 'Save' within reach of the thumb. Pressed twice it saves once. */
export function FormSheet({ title, onSave, onClose, children }: FormSheetProps) {
  const formId = useId();
  const { isBusy, save } = useSaving(onSave);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      placement="sheet"
      footer={
        <SubmitButton form={formId} busy={isBusy} busyLabel={t`Saving...`}>
          {t`Save`}
        </SubmitButton>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="5">{children}</Stack>
      </chakra.form>
    </Dialog>
  );
}
