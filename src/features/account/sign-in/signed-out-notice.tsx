import { t } from '@lingui/core/macro';
import { useReplica } from '#replica/database/replica-context.tsx';
import { putRevokedSessionAway } from '#replica/session-commands/revoked-session.ts';
import { Button } from '#ui/elements/button.tsx';
import { SignInBar, SignInLink } from './sign-in-bar.tsx';
import { SignedOutElsewhereNotice } from './signed-out-elsewhere-notice.tsx';

/** Says on any page that the sign-in has ended and what waits here for the next one [S21]. */
export function SignedOutNotice() {
  const replica = useReplica();
  return (
    <SignInBar label={t`Signed out`}>
      <SignedOutElsewhereNotice
        action={
          <>
            <SignInLink />
            <Button
              size="sm"
              minH="target"
              tone="ghost"
              onClick={() => void putRevokedSessionAway(replica)}
            >{t`Not now`}</Button>
          </>
        }
      />
    </SignInBar>
  );
}
