import { t } from '@lingui/core/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import { SignInBar, SignInLink } from './sign-in-bar.tsx';

/** The browser removed what was kept here, the sign-in among it: what the server has comes back, and nothing else does [S21]. */
export function WipedNotice() {
  return (
    <SignInBar label={t`Removed by the browser`}>
      <Notice tone="warning" title={t`Your browser has removed what was kept here`} action={<SignInLink />}>
        {t`Your sign-in is gone from this device, and so is what had not been sent yet. Everything on the server comes back once you sign in.`}
      </Notice>
    </SignInBar>
  );
}
