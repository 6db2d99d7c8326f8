import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type PasswordChange, passwordChangeProblems } from '#domain/accounts/password-change.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { AccountForm } from '#features/account/sign-in/account-form.tsx';
import { useAccounts } from '#features/account/sign-in/accounts-context.tsx';
import { NewPasswordFields } from '#features/account/sign-in/new-password-fields.tsx';
import { useAccountRequest } from '#features/account/sign-in/use-account-request.ts';
import { byField, useFieldProblems } from '#features/account/sign-in/use-field-problems.ts';

const NOTHING: PasswordChange = { current: '', password: '', passwordConfirm: '' };

/** A new password by the current one (spec 2 §5, §8). This device stays signed in; all others are signed out. */
export function PasswordCard({ email }: { readonly email: string }) {
  const replica = useReplica();
  const accounts = useAccounts();
  const [passwords, setPasswords] = useState(NOTHING);
  const { busy, failure, send } = useAccountRequest();
  const { form, problems, show, forgive } = useFieldProblems();

  const onSubmit = async () => {
    const wrong = byField(passwordChangeProblems(passwords));
    show(wrong);
    const current = await session(replica);
    if (Object.keys(wrong).length > 0 || current === null) return;
    const result = await send(() =>
      accounts.changePassword({ memberId: current.memberId, token: current.token, ...passwords }),
    );
    if (result.failure === null) {
      setPasswords(NOTHING);
      toast({
        title: t`Password Updated`,
        description: t`You stay signed in here. Your other devices are signed out.`,
        tone: 'success',
      });
    } else {
      show(result.fields);
      toast({ title: t`Password Update Failed`, description: result.failure, tone: 'destructive' });
    }
  };
  const onPassword = (typed: Partial<PasswordChange>) => {
    setPasswords((before) => ({ ...before, ...typed }));
    forgive(...Object.keys(typed), 'passwordConfirm');
  };

  return (
    <CardSection
      heading={t`Update password`}
      lead={t`Your other devices are signed out; what they have not sent yet stays on them.`}
    >
      <AccountForm form={form} label={t`Update password`} busy={busy} onSubmit={onSubmit}>
        {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t`Current Password`}
          required
          autoComplete="current-password"
          name="current"
          value={passwords.current}
          error={problems['current']}
          onValue={(current) => onPassword({ current })}
        />
        <NewPasswordFields label={t`New Password`} passwords={passwords} problems={problems} onPassword={onPassword} />
        <SubmitButton alignSelf="flex-start" busy={busy} busyLabel={t`Updating...`}>{t`Update Password`}</SubmitButton>
      </AccountForm>
    </CardSection>
  );
}
