import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { AccountForm } from './account-form.tsx';
import { AccountNotices } from './account-notices.tsx';
import { useAccounts } from './accounts-context.tsx';
import { emailInToken, newEmailInToken } from './email-in-token.ts';
import { useAccountRequest } from './use-account-request.ts';
import { useFieldProblems } from './use-field-problems.ts';
import { useUnfinishedAccount } from '#features/account/sign-up/use-unfinished-account.ts';

/** Where the link of the mail to a new address leads: the password once more, then the address is the member's (rulings, 'Beyond the documents'). */
export function ConfirmEmailChangeScreen() {
  const { token = '' } = useParams();
  const wanted = newEmailInToken(token);
  return (
    <Page documentTitle={t`Confirm your new e-mail · Foretaste`}>
      <Stack gap="5" maxW="30rem" mx="auto">
        <Stack gap="2">
          <Heading as="h1" size="page">{t`Confirm your new e-mail`}</Heading>
          <chakra.p color="ink.muted" overflowWrap="anywhere">
            {wanted === '' ? t`From then on you sign in with it.` : t`From then on you sign in with ${wanted}.`}
          </chakra.p>
        </Stack>
        <Card pad="lg">
          <ConfirmForm token={token} wanted={wanted} />
        </Card>
      </Stack>
    </Page>
  );
}

function ConfirmForm({ token, wanted }: { readonly token: string; readonly wanted: string }) {
  const accounts = useAccounts();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const { busy, failure, send } = useAccountRequest();
  const { form, problems, show, forgive } = useFieldProblems();
  const onSubmit = async () => {
    show(password === '' ? { password: t`Password is required` } : {});
    if (password === '') return;
    const result = await send(() => accounts.confirmEmailChange({ token, password }));
    show(result.fields);
    if (result.failure !== null) return;
    toast({ title: t`E-mail changed`, description: t`Please sign in with your new e-mail.`, tone: 'success' });
    useUnfinishedAccount.setState({ email: wanted });
    await navigate('/auth', { replace: true });
  };
  const isLinkSpent = problems['token'] !== undefined;
  return (
    <AccountForm form={form} label={t`Confirm your new e-mail`} busy={busy} onSubmit={onSubmit}>
      <AccountNotices
        what="changing-email"
        failure={isLinkSpent ? t`This link has run out or was used already.` : failure}
        remedy={
          isLinkSpent ? (
            <LinkButton asChild size="sm" minH="target" tone="outline">
              <Link to="/user-settings">{t`Ask for a new link`}</Link>
            </LinkButton>
          ) : undefined
        }
      />
      <input type="email" name="email" autoComplete="username" value={emailInToken(token)} readOnly hidden />
      <PasswordField
        label={t`Password`}
        required
        autoComplete="current-password"
        name="password"
        value={password}
        error={problems['password']}
        onValue={(typed) => {
          setPassword(typed);
          forgive('password');
        }}
      />
      <SubmitButton size="lg" wide busy={busy} busyLabel={t`Confirming...`}>{t`Confirm new e-mail`}</SubmitButton>
    </AccountForm>
  );
}
