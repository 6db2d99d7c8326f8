import { useState } from 'react';
import type { SignUp } from '#domain/accounts.ts';
import { PASSWORD_MINIMUM, signUpProblems } from '#domain/sign-up-rules.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';
import { AccountForm } from './account-form.tsx';
import { AccountNotices } from './account-notices.tsx';
import { useAccounts } from './accounts-context.tsx';
import { EmailField } from './email-field.tsx';
import { useAccountRequest } from './use-account-request.ts';
import { byField, useFieldProblems } from './use-field-problems.ts';
import { forgetWhatWasTyped, useUnfinishedAccount } from './use-unfinished-account.ts';

/** A new account (spec 1 §5 and §8, sign up). The account, its profile and its role come together or not at all (R7). */
export function SignUpForm({ role }: { readonly role: SignUp['role'] }) {
  const accounts = useAccounts();
  const { username, fullName } = useUnfinishedAccount();
  const [passwords, setPasswords] = useState({ password: '', passwordConfirm: '' });
  const { busy, failure, send } = useAccountRequest();
  const { form, problems, show, forgive } = useFieldProblems();

  const onSubmit = async () => {
    const account = { ...useUnfinishedAccount.getState(), ...passwords };
    const wrong = byField(signUpProblems(account));
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { email, password } = account;
    const result = await send(() => accounts.signUp({ email, password, username, fullName, role }));
    if (result.failure === null) {
      toast({ title: 'Account Created!', description: 'Please check your email to verify your account.', tone: 'success' });
      forgetWhatWasTyped();
    } else {
      toast({ title: 'Signup Failed', description: result.failure, tone: 'destructive' });
      show(result.fields);
    }
  };
  const onPassword = (typed: Partial<typeof passwords>) => {
    setPasswords((before) => ({ ...before, ...typed }));
    forgive(...Object.keys(typed), 'passwordConfirm');
  };

  return (
    <AccountForm form={form} label="Sign up" busy={busy} onSubmit={onSubmit}>
      <AccountNotices what="Signing up" failure={failure} />
      <EmailField error={problems.email} onEdit={() => forgive('email')} />
      <TextField
        label="Username"
        required
        hint={problems.username ? undefined : '3 to 30 letters, digits, dots or underscores'}
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={problems.username}
        onValue={(value) => {
          useUnfinishedAccount.setState({ username: value });
          forgive('username');
        }}
      />
      <TextField
        label="Full Name"
        required
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        value={fullName}
        error={problems.fullName}
        onValue={(value) => {
          useUnfinishedAccount.setState({ fullName: value });
          forgive('fullName');
        }}
      />
      <PasswordField
        label="Password"
        required
        hint={problems.password ? undefined : `At least ${PASSWORD_MINIMUM} characters`}
        autoComplete="new-password"
        name="password"
        value={passwords.password}
        error={problems.password}
        onValue={(password) => onPassword({ password })}
      />
      <PasswordField
        label="Confirm Password"
        required
        autoComplete="new-password"
        name="passwordConfirm"
        value={passwords.passwordConfirm}
        error={problems.passwordConfirm}
        onValue={(passwordConfirm) => onPassword({ passwordConfirm })}
      />
      <SubmitButton size="lg" wide busy={busy} busyLabel="Creating your account...">Create Account</SubmitButton>
    </AccountForm>
  );
}
