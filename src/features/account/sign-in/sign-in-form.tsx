import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { signInProblems } from '#domain/accounts/sign-up-rules.ts';
import { Button } from '#ui/elements/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { AccountForm } from './account-form.tsx';
import { AccountNotices } from './account-notices.tsx';
import { useAccounts } from './accounts-context.tsx';
import { EmailField } from './email-field.tsx';
import { useAccountRequest } from './use-account-request.ts';
import { byField, useFieldProblems } from './use-field-problems.ts';
import { forgetWhatWasTyped, useUnfinishedAccount } from '#features/account/sign-up/use-unfinished-account.ts';

/** E-mail and password (spec 1 §5 and §8, login). The screen moves on by itself once somebody is signed in. */
export function SignInForm({ onForgotten }: { readonly onForgotten: () => void }) {
  const accounts = useAccounts();
  const [password, setPassword] = useState('');
  const { busy, failure, isRefused, send } = useAccountRequest();
  const { form, problems, show, forgive } = useFieldProblems();

  const onSubmit = async () => {
    const credentials = { email: useUnfinishedAccount.getState().email, password };
    const wrong = byField(signInProblems(credentials));
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    const result = await send(() => accounts.signIn(credentials));
    if (result.failure === null) {
      toast({ title: t`Welcome back!`, description: t`You have successfully logged in.`, tone: 'success' });
      forgetWhatWasTyped();
    } else {
      // Why stands in the alert above the form, beside what can be mended.
      toast({ title: t`Login Failed`, tone: 'destructive' });
    }
  };

  return (
    <AccountForm form={form} label={t`Sign in`} busy={busy} onSubmit={onSubmit}>
      <AccountNotices
        what="signing-in"
        failure={isRefused && failure !== null ? t`${failure} Please check your e-mail and your password.` : failure}
      />
      <EmailField error={problems.email} onEdit={() => forgive('email')} />
      <PasswordField
        label={t`Password`}
        required
        autoComplete="current-password"
        name="password"
        value={password}
        error={problems.password}
        onValue={(value) => {
          setPassword(value);
          forgive('password');
        }}
      />
      <SubmitButton size="lg" wide busy={busy} busyLabel={t`Signing in...`}>{t`Sign In`}</SubmitButton>
      <Button tone="ghost" alignSelf="center" onClick={onForgotten}>{t`Forgot your password?`}</Button>
    </AccountForm>
  );
}
