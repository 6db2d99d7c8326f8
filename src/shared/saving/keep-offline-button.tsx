import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CircleCheck, CloudDownload, CloudOff, Download, TriangleAlert } from 'lucide-react';
import type { KeepingState } from '#replica/keeping/keeping-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { useKeepOffline } from './use-keep-offline.ts';
import type { Keepable } from '#replica/database/device-rows.ts';

interface KeepOfflineButtonProps {
  readonly what: Keepable;
  /** As the toast calls it. */
  readonly name: string;
}

const looks: Readonly<Record<KeepingState, { readonly icon: typeof Download; readonly words: string }>> = {
  here: { icon: CircleCheck, words: t`On this device` },
  coming: { icon: CloudDownload, words: t`Being fetched` },
  waiting: { icon: CloudOff, words: t`Waiting for a connection` },
  full: { icon: TriangleAlert, words: t`No room for all pictures` },
};

/** Keeps a food, a list or a story on this device by choice; pressed while it is, with how far it has come. */
export function KeepOfflineButton({ what, name }: KeepOfflineButtonProps) {
  const { state, toggle } = useKeepOffline(what, name);
  const look = state === null || state === undefined ? null : looks[state];
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
