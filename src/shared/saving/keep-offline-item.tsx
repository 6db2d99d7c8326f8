import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import type { Keepable } from '#replica/database/device-rows.ts';
import { MenuItem } from '#ui/overlays/menu-item.tsx';
import { offlineCopyLooks } from './offline-copy-looks.ts';
import { useKeepOffline } from './use-keep-offline.ts';

interface KeepOfflineItemProps {
  readonly what: Keepable;
  /** As the toast calls it. */
  readonly name: string;
  readonly onChosen: () => void;
}

/** In a menu: keeps a food, a list or a story on this device by choice; pressed while it is, with how far it has come. */
export function KeepOfflineItem({ what, name, onChosen }: KeepOfflineItemProps) {
  const { state, toggle } = useKeepOffline(what, name);
  const look = state === null || state === undefined ? null : offlineCopyLooks[state];
  const Icon = look?.icon ?? Download;
  return (
    <MenuItem
      aria-pressed={look !== null}
      visibility={state === undefined ? 'hidden' : 'visible'}
      onClick={() => {
        onChosen();
        toggle();
      }}
    >
      <Icon aria-hidden />
      {t`Keep offline`}
      {look === null ? null : (
        <chakra.span ms="auto" fontWeight="normal" color="ink.muted">
          {look.words}
        </chakra.span>
      )}
    </MenuItem>
  );
}
