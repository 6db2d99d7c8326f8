import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { LogIn } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useReplica } from '#replica/database/replica-context.tsx';
import { putRevokedSessionAway } from '#replica/session-commands/revoked-session.ts';
import { Button } from '#ui/elements/button.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { SignedOutElsewhereNotice } from './signed-out-elsewhere-notice.tsx';

/** Says on any page that the sign-in has ended and what waits here for the next one [S21]. */
export function SignedOutNotice() {
  const replica = useReplica();
  const { pathname, search } = useLocation();
  return (
    <chakra.section aria-label={t`Signed out`} maxW="page" mx="auto" px={{ base: '4', md: '6' }} pt="4" width="full">
      <SignedOutElsewhereNotice
        action={
          <>
            <LinkButton asChild size="sm" minH="target">
              <Link to="/auth" state={{ from: `${pathname}${search}` }}>
                <LogIn aria-hidden />
                {t`Sign in`}
              </Link>
            </LinkButton>
            <Button
              size="sm"
              minH="target"
              tone="ghost"
              onClick={() => void putRevokedSessionAway(replica)}
            >{t`Not now`}</Button>
          </>
        }
      />
    </chakra.section>
  );
}
