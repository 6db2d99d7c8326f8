import { t } from '@lingui/core/macro';
import { newPasswordProblem } from './sign-up-rules.ts';

export interface PasswordChange {
  readonly current: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

/** Why a change of the password cannot be sent, by field (spec 2 §5, password change). */
export function passwordChangeProblems({
  current,
  password,
  passwordConfirm,
}: PasswordChange): readonly { readonly field: keyof PasswordChange; readonly message: string }[] {
  const wrong = newPasswordProblem(password);
  return [
    ...(current === '' ? [{ field: 'current', message: t`Please enter your current password` } as const] : []),
    ...(wrong === null ? [] : [{ field: 'password', message: wrong } as const]),
    ...(password === passwordConfirm
      ? []
      : [{ field: 'passwordConfirm', message: t`New passwords do not match` } as const]),
  ];
}
