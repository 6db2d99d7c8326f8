import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { FileBraces, FileSpreadsheet } from 'lucide-react';
import { type CalendarDay } from '#domain/diary/calendar-day.ts';
import { diaryAsCsv, diaryAsJson } from '#domain/diary/diary-file.ts';
import { figure } from '#languages/figure.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { wholeDiary } from '#replica/diary/whole-diary.ts';
import { saveBlob } from '#ui/device/save-blob.ts';
import { Button } from '#ui/elements/button.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DiaryImport } from './diary-import.tsx';

interface DiaryFilesProps {
  readonly today: CalendarDay;
  /** Entries of the diary. */
  readonly total: number;
  readonly onClose: () => void;
}

/** The diary as a file, and files into the diary (R44). All of it happens on the device. */
export function DiaryFiles({ today, total, onClose }: DiaryFilesProps) {
  return (
    <Dialog open onClose={onClose} title={t`Export and import`} placement="sheet">
      <Stack gap="8">
        {total === 0 ? null : <Export today={today} total={total} />}
        <section aria-labelledby="diary-import">
          <Heading id="diary-import" as="h3" size="small" mb="2">{t`Import`}</Heading>
          <DiaryImport today={today} />
        </section>
      </Stack>
    </Dialog>
  );
}

const kinds = {
  csv: { type: 'text/csv;charset=utf-8', write: diaryAsCsv },
  json: { type: 'application/json', write: diaryAsJson },
} as const;

function Export({ today, total }: Pick<DiaryFilesProps, 'today' | 'total'>) {
  const replica = useReplica();
  const save = async (kind: keyof typeof kinds) => {
    const { type, write } = kinds[kind];
    saveBlob(new Blob([write(await wholeDiary(replica))], { type }), `foretaste-diary-${today}.${kind}`);
  };
  return (
    <section aria-labelledby="diary-export">
      <Heading id="diary-export" as="h3" size="small" mb="2">{t`Export`}</Heading>
      <chakra.p color="ink.muted" mb="3">
        {plural(total, { one: '# entry.', other: `${figure(total)} entries.` })}{' '}
        {t`Photos are not in these files; the copy of your data in the settings has them.`}
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
