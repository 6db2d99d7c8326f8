import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import type { DiaryEntryId } from '#domain/values/ids/ids.ts';
import { useLive } from '#replica/database/use-live.ts';
import { diaryEntryToEdit } from '#replica/diary/diary-entry-to-edit.ts';
import { toast } from '#ui/feedback/toast.ts';
import { EditEntry } from './edit-entry.tsx';

interface AskedEntryProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** `?entry=…`, where a refused entry is corrected [S6]: the form with what was written. */
export function AskedEntry({ id, onClose }: AskedEntryProps) {
  const entry = useLive((from) => diaryEntryToEdit(from, id as DiaryEntryId), [id]);
  const isGone = entry === null;
  useEffect(() => {
    if (!isGone) return;
    toast({ title: t`This entry is not in your diary any more` });
    onClose();
  }, [isGone, onClose]);
  return entry ? <EditEntry entry={entry} onClose={onClose} /> : null;
}
