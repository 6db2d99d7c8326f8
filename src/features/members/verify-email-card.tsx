import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AccountOutcome } from '#domain/accounts/accounts.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { toast } from '#ui/feedback/toast.ts';

export type ResendVerification = (email: string) => Promise<AccountOutcome>;

interface VerifyEmailCardProps {
  readonly email: string;
  readonly resend: ResendVerification;
}

/** Asks an unverified member to verify, and sends the link again (spec 2 §2.4). */
export function VerifyEmailCard({ email, resend }: VerifyEmailCardProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  if (state === 'sent')
    return (
      <Notice tone="success" title={t`Verification email sent`}>
        <Trans>Please look into your mail at {email}.</Trans>
      </Notice>
    );
  const send = async () => {
    setState('sending');
    const outcome = await resend(email);
    setState(outcome.kind === 'done' ? 'sent' : 'idle');
    if (outcome.kind !== 'done')
      toast({ title: t`Failed to send verification email`, description: reason(outcome), tone: 'destructive' });
  };
  return (
    <Notice
      tone="warning"
      title={t`Verify your email`}
      action={
        <SubmitButton
          type="button"
          tone="outline"
          busy={state === 'sending'}
          busyLabel={t`Sending...`}
          onClick={() => void send()}
        >{t`Send the link again`}</SubmitButton>
      }
    >
      <Trans>Open the link in the mail to {email}, so that we know that the address is yours.</Trans>
    </Notice>
  );
}

function reason(outcome: Exclude<AccountOutcome, { kind: 'done' }>): string {
  switch (outcome.kind) {
    case 'refused':
      return outcome.message;
    case 'throttled':
      return t`That was asked too often. Please wait a minute and try again.`;
    case 'unreachable':
      return t`This needs a connection. Please try again when you are online.`;
    default:
      return assertNever(outcome);
  }
}
