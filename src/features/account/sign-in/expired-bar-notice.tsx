import { t } from '@lingui/core/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import { SignInBar, SignInLink } from './sign-in-bar.tsx';

/** Says on any page, as soon as the server has, that the sign-in has run out; everything here goes on, and what is unsent waits [S19][S21]. */
export function ExpiredBarNotice() {
  return (
    <SignInBar label={t`Sign-in has run out`}>
      <Notice tone="warning" title={t`Please sign in again`} action={<SignInLink />}>
        {t`Your sign-in has run out. Everything you made is still on this device and will be sent once you are back.`}
      </Notice>
    </SignInBar>
  );
}
