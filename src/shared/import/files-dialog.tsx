import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { FileBraces, FileSpreadsheet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { saveBlob } from '#ui/device/save-blob.ts';
import { Button } from '#ui/elements/button.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface FilesDialogProps {
  /** What can be saved as a file; null: there is nothing yet. */
  readonly saved: SavedFileProps | null;
  /** How files come in. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** What a member has as a file, and files into it. All of it happens on the device. */
export function FilesDialog({ saved, children, onClose }: FilesDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} title={t`Export and import`} placement="sheet">
      <Stack gap="8">
        {saved === null ? null : <SavedFile {...saved} />}
        <section aria-labelledby={id}>
          <Heading id={id} as="h3" size="small" mb="2">{t`Import`}</Heading>
          {children}
        </section>
      </Stack>
    </Dialog>
  );
}

interface SavedFileProps {
  /** How much it is, and what is not in it. */
  readonly about: string;
  /** What the file is called, without its ending. */
  readonly fileName: string;
  readonly write: (kind: keyof typeof types) => Promise<string>;
}

const types = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

function SavedFile({ about, fileName, write }: SavedFileProps) {
  const id = useId();
  const save = async (kind: keyof typeof types) =>
    saveBlob(new Blob([await write(kind)], { type: types[kind] }), `${fileName}.${kind}`);
  return (
    <section aria-labelledby={id}>
      <Heading id={id} as="h3" size="small" mb="2">{t`Export`}</Heading>
      <chakra.p color="ink.muted" mb="3">
        {about}
      </chakra.p>
      <Row gap="3">
        <Button tone="outline" onClick={() => void save('csv')}>
          <FileSpreadsheet aria-hidden />
          {t`Save as CSV`}
        </Button>
        <Button tone="outline" onClick={() => void save('json')}>
          <FileBraces aria-hidden />
          {t`Save as JSON`}
        </Button>
      </Row>
    </section>
  );
}
