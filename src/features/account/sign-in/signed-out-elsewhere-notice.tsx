import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { revokedSession } from '#replica/session-commands/revoked-session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useUnfinishedAccount } from '#features/account/sign-up/use-unfinished-account.ts';

/** The member ended the sign-in of this device on another one; what was not sent yet waits here. */
export function SignedOutElsewhereNotice({ action }: { readonly action?: ReactNode }) {
  const revoked = useLive(revokedSession, []);
  const email = revoked?.email ?? '';
  useEffect(() => {
    if (email !== '' && useUnfinishedAccount.getState().email === '') useUnfinishedAccount.setState({ email });
  }, [email]);
  if (!revoked) return null;
  return (
    <Notice tone="warning" title={t`You were signed out on another device`} action={action}>
      {revoked.unsent === 0
        ? t`Sign in to go on here.`
        : t`Sign in to go on here. ${changes(revoked.unsent)} on this device and will be sent then.`}
    </Notice>
  );
}

function changes(count: number): string {
  return plural(count, { one: '# unsent change is kept', other: '# unsent changes are kept' });
}
