import { t } from '@lingui/core/macro';

/** What comes next after a sign-up: the mail, where one is on its way, else `next` (R35). */
export function afterSignUp(
  { mailSent }: { readonly mailSent: boolean },
  next: string = t`You are signed in. The taste quiz finds out what you will like.`,
): string {
  return mailSent ? t`Please check your email to verify your account.` : next;
}
