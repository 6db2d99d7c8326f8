import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { useLive } from '#replica/database/use-live.ts';
import { listToEdit } from '#replica/lists/list-queries.ts';
import { toast } from '#ui/feedback/toast.ts';
import { ListForm } from './list-form.tsx';

interface AskedListProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** `?edit=…`, where a refused list is corrected [S6]: the form with what was written. */
export function AskedList({ id, onClose }: AskedListProps) {
  const list = useLive((from) => listToEdit(from, id as FoodListId), [id]);
  const isGone = list === null;
  useEffect(() => {
    if (!isGone) return;
    toast({ title: t`This list is not there any more` });
    onClose();
  }, [isGone, onClose]);
  return list ? <ListForm list={list} onClose={onClose} /> : null;
}
