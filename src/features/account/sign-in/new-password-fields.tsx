import { t } from '@lingui/core/macro';
import { PASSWORD_MINIMUM } from '#domain/accounts/sign-up-rules.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';

export interface NewPassword {
  readonly password: string;
  readonly passwordConfirm: string;
}

interface NewPasswordFieldsProps {
  /** 'Password', 'New Password': what the first field is called; the second one confirms it. */
  readonly label: string;
  readonly passwords: NewPassword;
  /** By field. */
  readonly problems: Readonly<Partial<Record<string, string>>>;
  readonly onPassword: (typed: Partial<NewPassword>) => void;
}

/** A password that is chosen, and typed once more. */
export function NewPasswordFields({ label, passwords, problems, onPassword }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        required
        hint={problems['password'] ? undefined : t`At least ${PASSWORD_MINIMUM} characters`}
        autoComplete="new-password"
        name="password"
        value={passwords.password}
        error={problems['password']}
        onValue={(password) => onPassword({ password })}
      />
      <PasswordField
        label={t`Confirm ${label}`}
        required
        autoComplete="new-password"
        name="passwordConfirm"
        value={passwords.passwordConfirm}
        error={problems['passwordConfirm']}
        onValue={(passwordConfirm) => onPassword({ passwordConfirm })}
      />
    </>
  );
}
