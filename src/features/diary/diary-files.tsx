import { plural, t } from '@lingui/core/macro';
import { type CalendarDay } from '#domain/diary/calendar-day.ts';
import { diaryAsCsv, diaryAsJson } from '#domain/diary/diary-file.ts';
import { figure } from '#languages/figure.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { wholeDiary } from '#replica/diary/whole-diary.ts';
import { FilesDialog } from '#shared/import/files-dialog.tsx';
import { DiaryImport } from './diary-import.tsx';

interface DiaryFilesProps {
  readonly today: CalendarDay;
  /** Entries of the diary. */
  readonly total: number;
  readonly onClose: () => void;
}

/** The diary as a file, and files into the diary (R44). */
export function DiaryFiles({ today, total, onClose }: DiaryFilesProps) {
  const replica = useReplica();
  const count = plural(total, { one: '# entry.', other: `${figure(total)} entries.` });
  const saved = {
    about: `${count} ${t`Photos are not in these files; the copy of your data in the settings has them.`}`,
    fileName: `foretaste-diary-${today}`,
    write: async (kind: 'csv' | 'json') => (kind === 'csv' ? diaryAsCsv : diaryAsJson)(await wholeDiary(replica)),
  };
  return (
    <FilesDialog saved={total === 0 ? null : saved} onClose={onClose}>
      <DiaryImport today={today} />
    </FilesDialog>
  );
}
