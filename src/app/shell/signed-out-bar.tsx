import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { revokedSession } from '#replica/session-commands/revoked-session.ts';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { useIsWiped } from './use-is-wiped.ts';

const SignedOutNotice = lazyPart(
  async () => (await import('#features/account/sign-in/signed-out-notice.tsx')).SignedOutNotice,
  () => null,
);

const WipedNotice = lazyPart(
  async () => (await import('#features/account/sign-in/wiped-notice.tsx')).WipedNotice,
  () => null,
);
const ExpiredBarNotice = lazyPart(
  async () => (await import('#features/account/sign-in/expired-bar-notice.tsx')).ExpiredBarNotice,
  () => null,
);

/** Stands above every screen when the sign-in ended and nobody here ended it, until somebody signs in or closes it [S21]. */
export function SignedOutBar() {
  const revoked = useLive(revokedSession, []);
  const isSaid = revoked?.isPutAway === false;
  const current = useLive(session, []);
  const hasExpired = current?.expired === true && current.suspension === undefined;
  // The page of signing in says it itself.
  const isElsewhere = useLocation().pathname !== '/auth';
  const isWiped = useIsWiped(
    current === undefined || revoked === undefined ? undefined : current === null && revoked === null,
  );
  if (isWiped && isElsewhere)
    return (
      <Suspense>
        <WipedNotice />
      </Suspense>
    );
  if (hasExpired && isElsewhere)
    return (
      <Suspense>
        <ExpiredBarNotice />
      </Suspense>
    );
  return isSaid && isElsewhere ? (
    <Suspense>
      <SignedOutNotice />
    </Suspense>
  ) : null;
}
