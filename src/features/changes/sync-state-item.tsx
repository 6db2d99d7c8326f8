import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { MenuItem } from '#ui/overlays/menu-item.tsx';
import { openChanges, useSyncStatus } from './changes-asked.ts';
import { statusLook } from './status-look.ts';

/** Where the member's work is, as a line of a menu; leads to the list of changes. */
export function SyncStateItem({ onChosen }: { readonly onChosen: () => void }) {
  const status = useSyncStatus();
  if (status === undefined) return null;
  const { icon: Icon, words, color } = statusLook(status);
  return (
    <MenuItem
      aria-haspopup="dialog"
      onClick={() => {
        onChosen();
        openChanges();
      }}
    >
      <Icon aria-hidden />
      {t`Your changes`}
      <chakra.span ms="auto" fontSize="sm" color={color}>
        {words}
      </chakra.span>
    </MenuItem>
  );
}
