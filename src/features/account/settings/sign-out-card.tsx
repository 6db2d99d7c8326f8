import { t } from '@lingui/core/macro';
import { LogOut, MonitorOff } from 'lucide-react';
import { useState } from 'react';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { Button } from '#ui/elements/button.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useAccounts } from '#features/account/sign-in/accounts-context.tsx';
import { useAccountRequest } from '#features/account/sign-in/use-account-request.ts';
import { useSignOut } from '#features/account/sign-in/use-sign-out.ts';

/** Signing out of this device, and of all others (spec 2 §2.6). */
export function SignOutCard() {
  const replica = useReplica();
  const accounts = useAccounts();
  const signOut = useSignOut();
  const isOffline = useIsOffline();
  const [isAsking, setAsking] = useState(false);
  const { busy, failure, send } = useAccountRequest();
  const onEverywhere = async () => {
    setAsking(false);
    const current = await session(replica);
    if (current === null) return;
    const result = await send(() => accounts.signOutEverywhere({ memberId: current.memberId, token: current.token }));
    if (result.failure === null)
      toast({
        title: t`Signed out everywhere else`,
        description: t`You are still signed in on this device.`,
        tone: 'success',
      });
    else toast({ title: t`Sign Out Failed`, description: result.failure, tone: 'destructive' });
  };
  return (
    <CardSection
      heading={t`Sign out`}
      lead={t`A device that you lost or lent? Sign out everywhere: all your other devices must sign in again. What they have not sent yet stays on them.`}
    >
      {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
      <Row gap="2">
        <Button tone="outline" onClick={() => void signOut()}>
          <LogOut aria-hidden />
          {t`Sign out`}
        </Button>
        <Button tone="outline" disabled={busy || isOffline} aria-busy={busy} onClick={() => setAsking(true)}>
          <MonitorOff aria-hidden />
          {t`Sign out everywhere`}
        </Button>
      </Row>
      <ConfirmDialog
        open={isAsking}
        title={t`Sign out everywhere?`}
        message={t`All your other devices are signed out as soon as they reach Foretaste. You stay signed in here.`}
        confirmLabel={t`Sign out everywhere`}
        tone="solid"
        onConfirm={() => void onEverywhere()}
        onCancel={() => setAsking(false)}
      />
    </CardSection>
  );
}
