import { t } from '@lingui/core/macro';
import { MailCheck, MailWarning } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { AccountOutcome } from '#domain/accounts/accounts.ts';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { accountFailure } from './account-failure.ts';
import { useAccounts } from './accounts-context.tsx';
import { emailInToken } from './email-in-token.ts';
import { useAccountRequest } from './use-account-request.ts';

/** Where the link of the verification mail leads: confirms the address at once (rulings, 'Beyond the documents'). */
export function ConfirmVerificationScreen() {
  const { token = '' } = useParams();
  const [attempt, setAttempt] = useState(1);
  return (
    <Page documentTitle={t`Verify your email · Foretaste`} width="form">
      <Confirmation key={attempt} token={token} onRetry={() => setAttempt(attempt + 1)} />
    </Page>
  );
}

/** One attempt, made when it appears. */
function Confirmation({ token, onRetry }: { readonly token: string; readonly onRetry: () => void }) {
  const accounts = useAccounts();
  const [outcome, setOutcome] = useState<AccountOutcome | null>(null);
  useEffect(() => {
    let isWanted = true;
    // What the device cannot save (that its own session is verified) the next refresh of the session brings again.
    const confirmed = accounts.confirmVerification(token).catch((): AccountOutcome => ({ kind: 'done' }));
    void confirmed.then((answer) => {
      if (isWanted) setOutcome(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [accounts, token]);
  return <Outcome outcome={outcome} token={token} onRetry={onRetry} />;
}

function Outcome({
  outcome,
  token,
  onRetry,
}: {
  readonly outcome: AccountOutcome | null;
  readonly token: string;
  readonly onRetry: () => void;
}) {
  switch (outcome?.kind) {
    case undefined:
      return <Verifying onRetry={onRetry} />;
    case 'done':
      return <Verified />;
    case 'refused':
      return <SpentLink email={emailInToken(token)} />;
    case 'unreachable':
      return (
        <OfflineState
          headingLevel="h1"
          title={t`Your email is not verified yet`}
          description={t`Foretaste cannot be reached. Check your connection and try again; the link stays good for now.`}
          action={<Button onClick={onRetry}>{t`Try Again`}</Button>}
        />
      );
    case 'throttled':
      return (
        <ErrorState
          headingLevel="h1"
          title={t`Your email is not verified yet`}
          description={accountFailure(outcome)}
          onRetry={onRetry}
        />
      );
  }
}

/** When a wait is worth a word, in milliseconds. */
const LONG = 4_000;

/** Says at once what is done, and soon that it hangs: the way to try again is not behind the end of the wait. */
function Verifying({ onRetry }: { readonly onRetry: () => void }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <LoadingState label={t`Verifying your email...`} />
      {isLong ? (
        <OfflineState
          headingLevel="h1"
          title={t`This takes longer than usual`}
          description={t`Foretaste has not answered yet. You can wait, or try again; the link stays good for now.`}
          action={<Button onClick={onRetry}>{t`Try Again`}</Button>}
        />
      ) : null}
    </>
  );
}

function Verified() {
  const isSignedIn = useLive(session, []);
  return (
    <EmptyState
      icon={MailCheck}
      headingLevel="h1"
      title={t`Your email is verified`}
      description={t`Thank you. Your account is all yours now.`}
      action={
        isSignedIn ? (
          <LinkButton asChild>
            <Link to="/explore">{t`Explore foods`}</Link>
          </LinkButton>
        ) : (
          <LinkButton asChild>
            <Link to="/auth">{t`Sign In`}</Link>
          </LinkButton>
        )
      }
    />
  );
}

function SpentLink({ email }: { readonly email: string }) {
  const accounts = useAccounts();
  const { busy, failure, send } = useAccountRequest();
  const [isSent, setIsSent] = useState(false);
  const onResend = async () => {
    const result = await send(() => accounts.resendVerification(email));
    setIsSent(result.failure === null);
  };
  const words = isSent
    ? t`A new link is on its way to ${email}.`
    : (failure ?? t`It has run out, or a newer one was sent.`);
  return (
    <EmptyState
      icon={MailWarning}
      headingLevel="h1"
      title={t`This link does not work any more`}
      description={<output>{words}</output>}
      action={
        <>
          {email !== '' && !isSent ? (
            <Button disabled={busy} onClick={() => void onResend()}>
              {busy ? t`Sending...` : t`Send a new link`}
            </Button>
          ) : null}
          <LinkButton asChild tone="outline">
            <Link to="/">{t`Back to Home`}</Link>
          </LinkButton>
        </>
      }
    />
  );
}
