import { t } from '@lingui/core/macro';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { useLive } from '#replica/database/use-live.ts';
import { useCloseWhenGone } from '#shared/forms/use-close-when-gone.ts';
import { listToEdit } from '#replica/lists/list-queries.ts';
import { ListForm } from './list-form.tsx';

interface AskedListProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** `?edit=…`, where a refused list is corrected [S6]: the form with what was written. */
export function AskedList({ id, onClose }: AskedListProps) {
  const list = useLive((from) => listToEdit(from, id as FoodListId), [id]);
  useCloseWhenGone(list === null, { title: t`This list is not there any more`, onClose });
  return list ? <ListForm list={list} onClose={onClose} /> : null;
}
