import type { FieldProblems } from '#domain/accounts.ts';
import { PASSWORD_MINIMUM } from '#domain/sign-up-rules.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { EmailField } from './email-field.tsx';
import { useUnfinishedAccount } from './use-unfinished-account.ts';

export interface Passwords {
  readonly password: string;
  readonly passwordConfirm: string;
}

interface AccountFieldsProps {
  readonly problems: FieldProblems;
  readonly forgive: (...fields: readonly string[]) => void;
  readonly passwords: Passwords;
  readonly onPasswords: (passwords: Passwords) => void;
}

/** What every new account is asked (spec 1 §5, sign up, all three forms). */
export function AccountFields({ problems, forgive, passwords, onPasswords }: AccountFieldsProps) {
  const { username, fullName } = useUnfinishedAccount();
  const onPassword = (typed: Partial<Passwords>) => {
    onPasswords({ ...passwords, ...typed });
    forgive(...Object.keys(typed), 'passwordConfirm');
  };
  return (
    <>
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
    </>
  );
}
