import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '#ui/elements/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useSaving } from '#shared/forms/use-saving.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface PostSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly onSave: () => Promise<void>;
  readonly isPreview: boolean;
  readonly onPreview: (isPreview: boolean) => void;
  /** The story as it will be read. */
  readonly preview: ReactNode;
  /** The buttons beside 'Preview'; give the one that saves the id of the form. */
  readonly renderActions: (formId: string) => ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Where a story is written, and looked at before it is kept. */
export function PostSheet({ open, title, onClose, onSave, isPreview, onPreview, ...parts }: PostSheetProps) {
  const formId = useId();
  const { save } = useSaving(onSave);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      placement="sheet"
      footer={
        <>
          <Button tone="ghost" me="auto" onClick={() => onPreview(!isPreview)}>
            {isPreview ? t`Go on writing` : t`Preview`}
          </Button>
          {parts.renderActions(formId)}
        </>
      }
    >
      {isPreview ? parts.preview : null}
      <chakra.form
        id={formId}
        noValidate
        hidden={isPreview}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="4">{parts.children}</Stack>
      </chakra.form>
    </Dialog>
  );
}
