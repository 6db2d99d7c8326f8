import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, LogOut } from 'lucide-react';
import { useState } from 'react';
import { exportUnsentChanges } from '#replica/unsent-work/export-unsent-changes.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { saveBlob } from '#ui/device/save-blob.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { useLeave } from './use-sign-out.ts';

interface SignOutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks what becomes of changes that the server does not have yet [S1][S5]: keep them asleep here, take a copy, or stay. */
export function SignOutDialog({ open, onClose: stay }: SignOutDialogProps) {
  const replica = useReplica();
  const leave = useLeave();
  const waiting = useLive(unsentChanges, []);
  const [isSaved, setIsSaved] = useState(false);
  const onExport = async () => {
    saveBlob(await exportUnsentChanges(replica), 'foretaste-unsent-changes.json');
    setIsSaved(true);
  };
  const names = [...new Set((waiting ?? []).map(({ about }) => about).filter((about) => about !== ''))];
  return (
    <Dialog
      open={open}
      onClose={stay}
      title={t`Sign out with unsent changes?`}
      placement="sheet"
      footer={
        <>
          <Button tone="outline" onClick={stay}>{t`Stay signed in`}</Button>
          <Button onClick={() => void leave()}>
            <LogOut aria-hidden />
            {t`Keep and sign out`}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <chakra.p>
          <Trans>
            {countOfChanges(waiting?.length ?? 0)} not reached the server yet
            {names.length > 0 ? `: ${namesInWords(names)}` : ''}.
          </Trans>
        </chakra.p>
        <chakra.p color="ink.muted">
          {t`If you sign out, what is unsent stays asleep on this device until you sign in here again, with copies of what you sent in the last 30 days. Nobody else can send it; whoever uses this device without signing in can see that it waits, and save a copy.`}
        </chakra.p>
        <div>
          <Button tone="soft" onClick={() => void onExport()}>
            <Download aria-hidden />
            {t`Save a copy as a file`}
          </Button>
          <chakra.output display="block" textStyle="small" color="herb.text" mt="2">
            {isSaved ? t`The copy is among your downloads.` : ''}
          </chakra.output>
        </div>
      </Stack>
    </Dialog>
  );
}

function countOfChanges(count: number): string {
  return plural(count, { one: '# change has', other: '# changes have' });
}

function namesInWords(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? t`${shown} and ${names.length - 3} more` : shown;
}
