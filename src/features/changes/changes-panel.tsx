import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Download, LogIn, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { asleepWork } from '#replica/unsent-work/asleep-work.ts';
import { exportUnsentChanges } from '#replica/unsent-work/export-unsent-changes.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { requestSync } from '#replica/feed/request-sync.ts';
import type { SyncStatus } from '#replica/feed/sync-status.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { saveBlob } from '#ui/device/save-blob.ts';
import { Spinner } from '#ui/elements/spinner.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { toastFullDevice } from '#shared/saving/toast-full-device.ts';
import { toast } from '#ui/feedback/toast.ts';
import { AsleepList } from './asleep-list.tsx';
import { ChangeItem } from './change-item.tsx';
import { OverwrittenList } from './overwritten-list.tsx';
import { StatusSummary } from './status-summary.tsx';

interface ChangesPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly status: SyncStatus;
}

/** Every change that the server has not acknowledged, with its state and what can be done about it [S6]; what others left here [S21]; 'Sync now'; export. */
export function ChangesPanel({ open, onClose, status }: ChangesPanelProps) {
  const replica = useReplica();
  const unsent = useLive(unsentChanges, []) ?? [];
  const asleep = useLive(asleepWork, []) ?? [];
  // What waits for the member comes first.
  const changes = [
    ...unsent.filter(({ state }) => state === 'parked'),
    ...unsent.filter(({ state }) => state === 'waiting'),
  ];
  const exportAll = async () => saveBlob(await exportUnsentChanges(replica), 'foretaste-unsent-changes.json');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Your changes`}
      placement="panel"
      footer={
        <>
          {changes.length > 0 ? (
            <Button tone="ghost" onClick={() => void exportAll()}>
              <Download aria-hidden />
              {t`Export as a file`}
            </Button>
          ) : null}
          <SyncNow />
        </>
      }
    >
      <StatusSummary status={status} />
      {status.signInAgain ? (
        <LinkButton asChild tone="soft" wide mb="4">
          <Link to="/auth" replace onClick={onClose}>
            <LogIn aria-hidden />
            {t`Sign in again`}
          </Link>
        </LinkButton>
      ) : null}
      <chakra.ul display="flex" flexDirection="column" gap="3">
        {changes.map((change) => (
          <li key={change.order}>
            <ChangeItem change={change} onLeave={onClose} />
          </li>
        ))}
      </chakra.ul>
      <OverwrittenList />
      <AsleepList work={asleep} onLeave={onClose} />
      <chakra.p mt="6">
        <TextLink asChild reach="finger">
          <Link to="/diagnostics" replace onClick={onClose}>{t`Diagnostics of this device`}</Link>
        </TextLink>
      </chakra.p>
    </Dialog>
  );
}

function SyncNow() {
  const replica = useReplica();
  const [isBusy, setBusy] = useState(false);
  const sync = async () => {
    setBusy(true);
    const outcome = await requestSync(replica);
    setBusy(false);
    if (outcome === 'storage-full')
      toastFullDevice(
        t`What is new does not fit. Free some space and try again; your changes are kept on this device.`,
      );
    if (outcome === 'unreachable')
      toast({
        title: t`No connection`,
        description: t`The server cannot be reached. Your changes are kept on this device.`,
      });
  };
  return (
    <Button tone="outline" disabled={isBusy} aria-busy={isBusy} onClick={() => void sync()}>
      {isBusy ? <Spinner /> : <RefreshCw aria-hidden />}
      {isBusy ? t`Syncing...` : t`Sync now`}
    </Button>
  );
}
