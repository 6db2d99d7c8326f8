import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { emailProblem } from '#domain/accounts/sign-up-rules.ts';
import { Button } from '#ui/elements/button.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { NoMailNotice } from '#features/account/notices/no-mail-notice.tsx';
import { useOperator } from '#features/account/notices/use-operator.ts';
import { AccountForm } from './account-form.tsx';
import { AccountNotices } from './account-notices.tsx';
import { useAccounts } from './accounts-context.tsx';
import { EmailField } from './email-field.tsx';
import { useAccountRequest } from './use-account-request.ts';
import { useFieldProblems } from './use-field-problems.ts';
import { useUnfinishedAccount } from '#features/account/sign-up/use-unfinished-account.ts';

/** Asks for the link to choose a new password. The answer never tells whether the address has an account. */
export function ForgottenPasswordForm({ onBack }: { readonly onBack: () => void }) {
  const accounts = useAccounts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, failure, send } = useAccountRequest();
  const { form, problems, show, forgive } = useFieldProblems();
  const sendsMail = useOperator()?.sendsMail !== false;

  const onSubmit = async () => {
    const { email } = useUnfinishedAccount.getState();
    const wrong = emailProblem(email);
    show(wrong === null ? {} : { email: wrong });
    if (wrong !== null) return;
    setSentTo(null);
    const result = await send(() => accounts.requestPasswordReset(email));
    if (result.failure === null) setSentTo(email.trim());
  };

  const heading = <Heading size="small">{t`Reset your password`}</Heading>;
  const back = (
    <Button tone="ghost" alignSelf="center" onClick={onBack}>
      <ArrowLeft aria-hidden />
      {t`Back to sign in`}
    </Button>
  );
  if (!sendsMail)
    return (
      <Stack gap="4">
        {heading}
        <NoMailNotice />
        {back}
      </Stack>
    );
  return (
    <AccountForm form={form} label={t`Reset your password`} busy={busy} onSubmit={onSubmit}>
      <Stack gap="1">
        {heading}
        <chakra.p color="ink.muted">{t`Tell us your e-mail, and we send you a link to choose a new one.`}</chakra.p>
      </Stack>
      <AccountNotices what="asking-for-link" failure={failure} />
      <EmailField error={problems.email} onEdit={() => forgive('email')} />
      <div aria-live="polite">
        {sentTo === null ? null : (
          <Notice tone="success" title={t`Check your e-mail`}>
            <Trans>
              If there is an account for {sentTo}, the link is on its way. It works once, and only for a short time.
            </Trans>
          </Notice>
        )}
      </div>
      <SubmitButton size="lg" wide tone={sentTo === null ? 'solid' : 'outline'} busy={busy} busyLabel={t`Sending...`}>
        {sentTo === null ? t`Send reset link` : t`Send it again`}
      </SubmitButton>
      {back}
    </AccountForm>
  );
}
