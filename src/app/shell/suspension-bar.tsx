import { Suspense } from 'react';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';

const SuspendedNotice = lazyPart(
  async () => (await import('#features/account/sign-in/suspended-notice.tsx')).SuspendedNotice,
  () => null,
);

/** Above every screen while the signed-in member's account is suspended. */
export function SuspensionBar() {
  const reason = useLive(session, [])?.suspension;
  return reason === undefined ? null : (
    <Suspense>
      <SuspendedNotice reason={reason} />
    </Suspense>
  );
}
