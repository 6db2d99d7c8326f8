import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useIsOffline } from '#food-views/use-is-offline.ts';
import { Notice } from '#ui/notice.tsx';

interface AccountNoticesProps {
  /** What needs the connection, for example 'Signing in'. */
  readonly what: string;
  /** Why the last request came to nothing (spec 1 §8: in an alert beside the toast). */
  readonly failure: string | null;
  /** What the member can do about it. */
  readonly remedy?: ReactNode;
}

/** Above a form that needs the server: that it cannot be reached, or why it said no. */
export function AccountNotices({ what, failure, remedy }: AccountNoticesProps) {
  const isOffline = useIsOffline();
  if (failure !== null) return <Notice tone="danger" action={remedy}>{failure}</Notice>;
  if (!isOffline) return null;
  return (
    <Notice tone="offline" title={t`You are offline`}>
      <Trans>{what} needs a connection. Everything else works without one, and what you type here stays.</Trans>
    </Notice>
  );
}
