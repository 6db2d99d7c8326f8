import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { Notice } from '#ui/feedback/notice.tsx';

const offlineWords = {
  'signing-in': t`Signing in needs a connection. Everything else works without one, and what you type here stays.`,
  'signing-up': t`Signing up needs a connection. Everything else works without one, and what you type here stays.`,
  'asking-for-link': t`Asking for the link needs a connection. Everything else works without one, and what you type here stays.`,
  'changing-password': t`Changing your password needs a connection. Everything else works without one, and what you type here stays.`,
  'changing-email': t`Changing your e-mail needs a connection. Everything else works without one, and what you type here stays.`,
} as const;

interface AccountNoticesProps {
  /** What needs the connection. */
  readonly what: keyof typeof offlineWords;
  /** Why the last request came to nothing (spec 1 §8: in an alert beside the toast). */
  readonly failure: string | null;
  /** What the member can do about it. */
  readonly remedy?: ReactNode;
}

/** The button at the foot of a long form is a screen below what it was answered. */
function bringIntoView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

/** Above a form that needs the server: that it cannot be reached, or why it said no. */
export function AccountNotices({ what, failure, remedy }: AccountNoticesProps) {
  const isOffline = useIsOffline();
  if (failure !== null)
    return (
      <chakra.div ref={bringIntoView} scrollMarginTop="20">
        <Notice tone="danger" action={remedy}>
          {failure}
        </Notice>
      </chakra.div>
    );
  if (!isOffline) return null;
  return (
    <Notice tone="offline" title={t`You are offline`}>
      {offlineWords[what]}
    </Notice>
  );
}
