import { t } from '@lingui/core/macro';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { nameProblem } from '#domain/naming/name-problem.ts';
import { tidyName } from '#domain/naming/name-fault.ts';

export const PASSWORD_MINIMUM = 6;
/** What the server's password hash can hold. */
const PASSWORD_MAXIMUM_BYTES = 71;
const FULL_NAME_LIMIT = 60;
const EMAIL_LIMIT = 254;

export interface SignUpForm {
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  readonly password: string;
  readonly passwordConfirm: string;
  /** Old enough, and the terms accepted. */
  readonly consent: boolean;
}

export type SignInForm = Pick<SignUpForm, 'email' | 'password'>;

export interface AccountProblem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Why a sign-up cannot be sent, at most one entry per field, in the form's order (spec 1 §5, sign up). */
export function signUpProblems(form: SignUpForm): readonly AccountProblem<keyof SignUpForm>[] {
  return present({
    email: emailProblem(form.email),
    username: usernameProblem(form.username),
    fullName: fullNameProblem(form.fullName),
    password: newPasswordProblem(form.password),
    passwordConfirm: form.password === form.passwordConfirm ? null : t`Passwords do not match`,
    consent: form.consent ? null : t`Please confirm your age and accept the terms.`,
  });
}

/** Why a sign-in cannot be sent: it requires e-mail and password, and asks no more of them (spec 1 §5). */
export function signInProblems(form: SignInForm): readonly AccountProblem<keyof SignInForm>[] {
  return present({
    email: form.email.trim() === '' ? t`E-mail is required` : null,
    password: form.password === '' ? t`Password is required` : null,
  });
}

/** Also for a change or a reset of the password. Not trimmed: spaces belong to a password. */
export function newPasswordProblem(password: string): string | null {
  if (countCharacters(password) < PASSWORD_MINIMUM) {
    return t`Password must be at least ${PASSWORD_MINIMUM} characters long`;
  }
  const bytes = new TextEncoder().encode(password).length;
  return bytes > PASSWORD_MAXIMUM_BYTES ? t`This password is too long` : null;
}

export function usernameProblem(username: string): string | null {
  const wanted = username.trim();
  if (wanted === '') return t`Username is required`;
  if (!/^[a-zA-Z0-9_.]*$/.test(wanted)) return t`Please use only letters, digits, dots and underscores`;
  return wanted.length < 3 || wanted.length > 30 ? t`Please use 3 to 30 characters` : nameProblem(wanted, 'member');
}

export function fullNameProblem(fullName: string): string | null {
  const wanted = tidyName(fullName);
  if (wanted === '') return t`Full name is required`;
  return countCharacters(wanted) > FULL_NAME_LIMIT
    ? t`Please use at most ${FULL_NAME_LIMIT} characters`
    : nameProblem(wanted, 'member');
}

export function emailProblem(email: string): string | null {
  const wanted = email.trim();
  if (wanted === '') return t`E-mail is required`;
  const looksRight = /^[^\s@<>"(),:;[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(wanted) && wanted.length <= EMAIL_LIMIT;
  return looksRight ? null : t`Please enter a valid e-mail address`;
}

function present<Field extends string>(
  messages: Readonly<Record<Field, string | null>>,
): readonly AccountProblem<Field>[] {
  const entries = Object.entries(messages) as [Field, string | null][];
  return entries.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}
