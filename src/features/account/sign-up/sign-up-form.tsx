import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignUp } from '#domain/accounts/accounts.ts';
import { signUpProblems } from '#domain/accounts/sign-up-rules.ts';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { AccountFields } from '#features/account/sign-in/account-fields.tsx';
import { AccountForm } from '#features/account/sign-in/account-form.tsx';
import { AccountNotices } from '#features/account/sign-in/account-notices.tsx';
import { useAccounts } from '#features/account/sign-in/accounts-context.tsx';
import type { NewPassword } from '#features/account/sign-in/new-password-fields.tsx';
import { afterSignUp } from './after-sign-up.ts';
import { ConsentField } from './consent-field.tsx';
import { useAccountRequest } from '#features/account/sign-in/use-account-request.ts';
import { byField, useFieldProblems } from '#features/account/sign-in/use-field-problems.ts';
import { forgetWhatWasTyped, useUnfinishedAccount } from './use-unfinished-account.ts';

/** A new account (spec 1 §5 and §8, sign up). The account, its profile and its role come together or not at all (R7). */
export function SignUpForm({ role }: { readonly role: SignUp['role'] }) {
  const accounts = useAccounts();
  const navigate = useNavigate();
  const [passwords, setPasswords] = useState<NewPassword>({ password: '', passwordConfirm: '' });
  const [consent, setConsent] = useState(false);
  const { busy, failure, send } = useAccountRequest();
  const { form, problems, show, forgive } = useFieldProblems();

  const onSubmit = async () => {
    const account = { ...useUnfinishedAccount.getState(), ...passwords, consent };
    const wrong = byField(signUpProblems(account));
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { email, username, fullName, password } = account;
    const result = await send(() => accounts.signUp({ email, password, username, fullName, role, consent: true }));
    if (result.failure === null) {
      toast(
        result.joinedBefore
          ? { title: t`Welcome back!`, description: t`You have successfully logged in.`, tone: 'success' }
          : {
              title: t`Account Created!`,
              description: afterSignUp(result),
              action: { label: t`Take the quiz`, run: () => void navigate('/taste-profile?tab=quiz') },
              tone: 'success',
            },
      );
      forgetWhatWasTyped();
    } else {
      toast({ title: t`Signup Failed`, tone: 'destructive' });
      show(result.fields);
    }
  };

  return (
    <AccountForm form={form} label={t`Sign up`} busy={busy} onSubmit={onSubmit}>
      <AccountNotices what="signing-up" failure={failure} />
      <AccountFields problems={problems} forgive={forgive} passwords={passwords} onPasswords={setPasswords} />
      <ConsentField
        checked={consent}
        error={problems['consent']}
        onChecked={(checked) => {
          setConsent(checked);
          forgive('consent');
        }}
      />
      <SubmitButton
        size="lg"
        wide
        busy={busy}
        busyLabel={t`Creating your account...`}
      >{t`Create Account`}</SubmitButton>
    </AccountForm>
  );
}
