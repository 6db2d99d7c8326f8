import { t } from '@lingui/core/macro';
import type { FieldProblems } from '#domain/accounts/accounts.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { EmailField } from './email-field.tsx';
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { useUnfinishedAccount } from '#features/account/sign-up/use-unfinished-account.ts';

interface AccountFieldsProps {
  readonly problems: FieldProblems;
  readonly forgive: (...fields: readonly string[]) => void;
  readonly passwords: NewPassword;
  readonly onPasswords: (passwords: NewPassword) => void;
}

/** What every new account is asked (spec 1 §5, sign up, all three forms). */
export function AccountFields({ problems, forgive, passwords, onPasswords }: AccountFieldsProps) {
  const { username, fullName } = useUnfinishedAccount();
  const onPassword = (typed: Partial<NewPassword>) => {
    onPasswords({ ...passwords, ...typed });
    forgive(...Object.keys(typed), 'passwordConfirm');
  };
  return (
    <>
      <EmailField error={problems.email} onEdit={() => forgive('email')} />
      <TextField
        label={t`Username`}
        required
        hint={problems.username ? undefined : t`3 to 30 letters, digits, dots or underscores`}
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
        label={t`Full Name`}
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
      <NewPasswordFields label={t`Password`} passwords={passwords} problems={problems} onPassword={onPassword} />
    </>
  );
}
