import { t } from '@lingui/core/macro';
import type { DiaryEntryId } from '#domain/values/ids/ids.ts';
import { useLive } from '#replica/database/use-live.ts';
import { useCloseWhenGone } from '#shared/forms/use-close-when-gone.ts';
import { diaryEntryToEdit } from '#replica/diary/diary-entry-to-edit.ts';
import { EditEntry } from './edit-entry.tsx';

interface AskedEntryProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** `?entry=…`, where a refused entry is corrected [S6]: the form with what was written. */
export function AskedEntry({ id, onClose }: AskedEntryProps) {
  const entry = useLive((from) => diaryEntryToEdit(from, id as DiaryEntryId), [id]);
  useCloseWhenGone(entry === null, { title: t`This entry is not in your diary any more`, onClose });
  return entry ? <EditEntry entry={entry} onClose={onClose} /> : null;
}
