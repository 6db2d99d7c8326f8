import { t } from '@lingui/core/macro';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { professionalFromForm } from '#domain/professionals/professional-form.ts';
import { professionalProblems } from '#domain/professionals/professional-problems.ts';
import type { BusinessRole } from '#domain/professionals/professional-profile.ts';
import { signUpProblems } from '#domain/accounts/sign-up-rules.ts';
import { must } from '#prelude/must.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { AccountFields } from '#features/account/sign-in/account-fields.tsx';
import { AccountForm } from '#features/account/sign-in/account-form.tsx';
import { AccountNotices } from '#features/account/sign-in/account-notices.tsx';
import { useAccounts } from '#features/account/sign-in/accounts-context.tsx';
import type { NewPassword } from '#features/account/sign-in/new-password-fields.tsx';
import { ProfessionalFields } from './professional-fields.tsx';
import { registrationWords } from './professional-words.ts';
import { afterSignUp } from './after-sign-up.ts';
import { ConsentField } from './consent-field.tsx';
import type { useAccountRequest } from '#features/account/sign-in/use-account-request.ts';
import { byField, useFieldProblems } from '#features/account/sign-in/use-field-problems.ts';
import { useRegistrationDraft } from './use-registration-draft.ts';
import { forgetWhatWasTyped, useUnfinishedAccount } from './use-unfinished-account.ts';

interface ProfessionalSignUpProps {
  readonly role: BusinessRole;
  readonly request: ReturnType<typeof useAccountRequest>;
}

/** A new account with its role and its trade, which come together or not at all (spec 1 §5 and §8; R7). */
export function ProfessionalSignUp({ role, request: { busy, failure, send } }: ProfessionalSignUpProps) {
  const accounts = useAccounts();
  const replica = useReplica();
  const navigate = useNavigate();
  const [passwords, setPasswords] = useState<NewPassword>({ password: '', passwordConfirm: '' });
  const [consent, setConsent] = useState(false);
  const { form, problems, show, forgive } = useFieldProblems();
  const draft = useRegistrationDraft({ role, member: null });
  const words = registrationWords[role];
  const trade = draft.form;
  if (trade === null) return null;

  const onSubmit = async () => {
    const account = { ...useUnfinishedAccount.getState(), ...passwords, consent };
    const wrong = byField([...signUpProblems(account), ...professionalProblems(role, trade)]);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { email, username, fullName, password } = account;
    const professional = professionalFromForm({ role, form: trade, fullName });
    const result = await send(() =>
      accounts.signUp({ email, password, username, fullName, role, professional, consent: true }),
    );
    if (result.failure !== null) {
      toast({ title: t`Signup Failed`, tone: 'destructive' });
      return show(result.fields);
    }
    forgetWhatWasTyped();
    if (result.joinedBefore) {
      // Before anything is said or leads on: whoever reloads then finds what was typed.
      await draft
        .handTo(must(await session(replica), 'the session that was just begun').memberId)
        .catch((error: unknown) => console.warn('What was typed stays with the visitor', error));
      toastSetupFailed(words.setup);
      void navigate('/', { replace: true });
    } else {
      const next = t`You are signed in. Next, hand in the documents of your verification.`;
      toast({ title: words.created, description: afterSignUp(result, next), tone: 'success' });
      void navigate('/verification-guidelines', { replace: true });
      await draft.forget();
    }
  };

  return (
    <AccountForm form={form} label={words.form} busy={busy} onSubmit={onSubmit}>
      <AccountNotices what="signing-up" failure={failure} />
      <Heading as="h2" size="small">{t`Your account`}</Heading>
      <AccountFields problems={problems} forgive={forgive} passwords={passwords} onPasswords={setPasswords} />
      <WorkFields
        role={role}
        form={trade}
        problems={problems}
        onEdit={(edit) => {
          draft.edit(edit);
          forgive(...Object.keys(edit));
        }}
      />
      <ConsentField
        checked={consent}
        error={problems['consent']}
        onChecked={(checked) => {
          setConsent(checked);
          forgive('consent');
        }}
      />
      <SubmitButton size="lg" wide busy={busy} busyLabel={t`Creating your account...`}>
        {words.submit}
      </SubmitButton>
    </AccountForm>
  );
}

function WorkFields({ role, ...fields }: Omit<ComponentProps<typeof ProfessionalFields>, 'extent'>) {
  return (
    <Stack gap="5" borderTopWidth="1px" borderColor="line.quiet" pt="6" mt="1">
      <Heading as="h2" size="small">
        {registrationWords[role].work}
      </Heading>
      <ProfessionalFields extent="registration" role={role} {...fields} />
    </Stack>
  );
}

function toastSetupFailed(setup: string): void {
  toast({
    title: t`Account created but ${setup} failed`,
    description: t`Please complete your ${setup} in settings.`,
    tone: 'destructive',
  });
}
