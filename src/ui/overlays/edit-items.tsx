import { t } from '@lingui/core/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { MenuItem } from './menu-item.tsx';

interface EditItemProps {
  /** Closes the menu, before anything else is opened. */
  readonly close: () => void;
  readonly onChoose: () => void;
}

/** 'Edit' in the menu of what is the member's own. */
export function EditItem({ close, onChoose }: EditItemProps) {
  return (
    <MenuItem
      onClick={() => {
        close();
        onChoose();
      }}
    >
      <Pencil aria-hidden />
      {t`Edit`}
    </MenuItem>
  );
}

/** 'Delete' in the same menu. */
export function DeleteItem({ close, onChoose }: EditItemProps) {
  return (
    <MenuItem
      tone="danger"
      onClick={() => {
        close();
        onChoose();
      }}
    >
      <Trash2 aria-hidden />
      {t`Delete`}
    </MenuItem>
  );
}
