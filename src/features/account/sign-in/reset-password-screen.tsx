import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { newPasswordProblem } from '#domain/accounts/sign-up-rules.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { AccountForm } from './account-form.tsx';
import { AccountNotices } from './account-notices.tsx';
import { useAccounts } from './accounts-context.tsx';
import { emailInToken } from './email-in-token.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountRequest } from './use-account-request.ts';
import { byField, useFieldProblems } from './use-field-problems.ts';
import { useUnfinishedAccount } from '#features/account/sign-up/use-unfinished-account.ts';

/** Where the link of the mail leads: a new password for the account of the token (rulings, 'Beyond the documents'). */
export function ResetPasswordScreen() {
  const { token = '' } = useParams();
  const email = emailInToken(token);
  return (
    <Page documentTitle={t`Choose a new password · Foretaste`}>
      <Stack gap="5" maxW="30rem" mx="auto">
        <Stack gap="2">
          <Heading as="h1" size="page">{t`Choose a new password`}</Heading>
          <chakra.p color="ink.muted" overflowWrap="anywhere">
            <Trans>
              {email === '' ? t`For your account` : t`For ${email}`}. You will be signed out on your other devices.
            </Trans>
          </chakra.p>
        </Stack>
        <Card pad="lg">
          <NewPasswordForm token={token} email={email} />
        </Card>
        <chakra.p color="ink.muted" textAlign="center">
          <Trans>
            Remembered it?{' '}
            <TextLink asChild>
              <Link to="/auth">Sign in</Link>
            </TextLink>
          </Trans>
        </chakra.p>
      </Stack>
    </Page>
  );
}

function NewPasswordForm({ token, email }: { readonly token: string; readonly email: string }) {
  const accounts = useAccounts();
  const navigate = useNavigate();
  const [passwords, setPasswords] = useState({ password: '', passwordConfirm: '' });
  const { busy, failure, send } = useAccountRequest();
  const { form, problems, show, forgive } = useFieldProblems();

  const onSubmit = async () => {
    const wrong = passwordProblems(passwords);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    const result = await send(() => accounts.confirmPasswordReset({ token, password: passwords.password }));
    show(result.fields);
    if (result.failure !== null) return;
    toast({ title: t`Password changed`, description: t`Please sign in with your new password.`, tone: 'success' });
    useUnfinishedAccount.setState({ email });
    await navigate('/auth', { replace: true });
  };
  const onPassword = (typed: Partial<typeof passwords>) => {
    setPasswords((before) => ({ ...before, ...typed }));
    forgive(...Object.keys(typed), 'passwordConfirm');
  };
  const isLinkSpent = problems.token !== undefined;

  return (
    <AccountForm form={form} label={t`Choose a new password`} busy={busy} onSubmit={onSubmit}>
      <AccountNotices
        what="changing-password"
        failure={isLinkSpent ? t`This link has run out or was used already.` : failure}
        remedy={
          isLinkSpent ? (
            <LinkButton asChild size="sm" tone="outline">
              <Link
                to="/auth?tab=forgotten"
                onClick={() => useUnfinishedAccount.setState({ email })}
              >{t`Ask for a new link`}</Link>
            </LinkButton>
          ) : undefined
        }
      />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields label={t`New Password`} passwords={passwords} problems={problems} onPassword={onPassword} />
      <SubmitButton size="lg" wide busy={busy} busyLabel={t`Saving...`}>{t`Save new password`}</SubmitButton>
    </AccountForm>
  );
}

function passwordProblems({
  password,
  passwordConfirm,
}: {
  readonly password: string;
  readonly passwordConfirm: string;
}): Record<string, string> {
  const wrong = newPasswordProblem(password);
  return byField([
    ...(wrong === null ? [] : [{ field: 'password', message: wrong }]),
    ...(password === passwordConfirm ? [] : [{ field: 'passwordConfirm', message: t`Passwords do not match` }]),
  ]);
}
