import { plural, t } from '@lingui/core/macro';
import { calendarDayAt } from '#domain/diary/calendar-day.ts';
import { listsAsCsv, listsAsJson } from '#domain/lists/list-file.ts';
import { figure } from '#languages/figure.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { wholeLists } from '#replica/lists/whole-lists.ts';
import { FilesDialog } from '#shared/import/files-dialog.tsx';
import { ListsImport } from './lists-import.tsx';

interface ListFilesProps {
  /** Own lists. */
  readonly total: number;
  readonly onClose: () => void;
}

/** The own lists as a file, and files into them. */
export function ListFiles({ total, onClose }: ListFilesProps) {
  const replica = useReplica();
  const count = plural(total, { one: '# list.', other: `${figure(total)} lists.` });
  const saved = {
    about: `${count} ${t`Kept lists are not in these files, nor who sees a list.`}`,
    fileName: `foretaste-lists-${calendarDayAt(replica.clock())}`,
    write: async (kind: 'csv' | 'json') => (kind === 'csv' ? listsAsCsv : listsAsJson)(await wholeLists(replica)),
  };
  return (
    <FilesDialog saved={total === 0 ? null : saved} onClose={onClose}>
      <ListsImport />
    </FilesDialog>
  );
}
