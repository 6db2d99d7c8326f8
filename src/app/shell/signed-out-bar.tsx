import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { revokedSession } from '#replica/session-commands/revoked-session.ts';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { wasMemberExpected } from '#shared/members/expected-member.ts';

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

/**
 * Whether the browser has removed the replica and nothing else. It shows like this: a page noted that somebody was signed in, and the replica knows of
 * nobody, and of no sign-in that ended. Stays true until somebody signs in [S21].
 *
 * @param isStranger undefined until it is known
 */
function useIsWiped(isStranger: boolean | undefined): boolean {
  const [first, setFirst] = useState<boolean>();
  if (first === undefined && isStranger !== undefined) setFirst(isStranger);
  return wasMemberExpected && first === true && isStranger === true;
}
