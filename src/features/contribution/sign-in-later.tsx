import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

/** Tells a visitor that signing in can wait until there is something to submit. */
export function SignInLater() {
  const current = useLive(session, []);
  if (current !== null) return null;
  return (
    <Notice>
      <Trans>
        You can write now and{' '}
        <TextLink asChild>
          <Link to="/auth" state={{ from: '/contribute' }}>
            sign in
          </Link>
        </TextLink>{' '}
        when you submit. Your draft stays on this device.
      </Trans>
    </Notice>
  );
}
