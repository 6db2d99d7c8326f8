import { useEffect } from 'react';
import { revokedSession } from '#replica/revoked-session.ts';
import { useLive } from '#replica/use-live.ts';
import { Notice } from '#ui/notice.tsx';
import { useUnfinishedAccount } from './use-unfinished-account.ts';

/** The member ended the sign-in of this device on another one; what was not sent yet waits here. */
export function SignedOutElsewhereNotice() {
  const revoked = useLive(revokedSession, []);
  const email = revoked?.email ?? '';
  useEffect(() => {
    if (email !== '' && useUnfinishedAccount.getState().email === '') useUnfinishedAccount.setState({ email });
  }, [email]);
  if (!revoked) return null;
  return (
    <Notice tone="warning" title="You were signed out on another device">
      {revoked.unsent === 0 ? 'Sign in to go on here.' : `Sign in to go on here. ${changes(revoked.unsent)} on this device and will be sent then.`}
    </Notice>
  );
}

function changes(count: number): string {
  return count === 1 ? '1 unsent change is kept' : `${count} unsent changes are kept`;
}
