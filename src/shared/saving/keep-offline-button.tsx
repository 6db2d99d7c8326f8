import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { Button } from '#ui/elements/button.tsx';
import { offlineCopyLooks } from './offline-copy-looks.ts';
import { useKeepOffline } from './use-keep-offline.ts';
import type { Keepable } from '#replica/database/device-rows.ts';

interface KeepOfflineButtonProps {
  readonly what: Keepable;
  /** As the toast calls it. */
  readonly name: string;
}

/** Keeps a list or a story on this device by choice; pressed while it is, with how far it has come. */
export function KeepOfflineButton({ what, name }: KeepOfflineButtonProps) {
  const { state, toggle } = useKeepOffline(what, name);
  const look = state === null || state === undefined ? null : offlineCopyLooks[state];
  const Icon = look?.icon ?? Download;
  return (
    <>
      <Button
        tone={look === null ? 'outline' : 'soft'}
        size="sm"
        minH="target"
        aria-pressed={look !== null}
        visibility={state === undefined ? 'hidden' : 'visible'}
        onClick={toggle}
      >
        <Icon aria-hidden />
        {t`Keep offline`}
        {look === null ? null : (
          <chakra.span fontWeight="normal">
            <span aria-hidden>· </span>
            {look.words}
          </chakra.span>
        )}
      </Button>
      <chakra.output srOnly>{look === null ? '' : `${name}: ${look.words}`}</chakra.output>
    </>
  );
}
